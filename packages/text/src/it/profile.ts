/** Essere la stessa persona su più dispositivi, in italiano. */
import type { Part } from '../langs.ts';

export const profile: Part<'profile'> = {
  title: 'Il tuo profilo',
  away: 'Il server non risponde.',
  none: 'Da dove viene questa pagina non si conservano profili.',
  cancelled: 'Non è stata usata nessuna passkey.',
  keep: {
    title: 'Conservalo su questo server',
    about:
      'Finora il tuo nome e il tuo viso sono solo in questo browser. Conservali sul server e ti seguono dal telefono al computer, con i tuoi tavoli online. Niente e-mail, niente password.',
    passkey: 'Conserva con una passkey',
    passkeyAbout: 'Una passkey è un solo tocco: il dito, il viso o il PIN del tuo dispositivo.',
    code: 'Conserva con un codice di recupero',
    nameFirst: 'Scegli prima un nome.',
  },
  noPasskeys: {
    insecure:
      'Qui non ci sono passkey: i browser le permettono solo con https, e questa pagina è stata caricata senza. Un codice di recupero va bene lo stesso.',
    number:
      'Qui non ci sono passkey: i browser vogliono un nome, e questo server è stato chiamato con un numero. Un codice di recupero va bene lo stesso.',
    old: 'Questo browser non ha passkey. Un codice di recupero va bene lo stesso.',
  },
  enter: {
    title: 'Se hai già un profilo',
    about: 'Accedi, e questo dispositivo ha il tuo nome, il tuo viso e i tuoi tavoli online.',
    passkey: 'Accedi con una passkey',
    withCode: 'Accedi con un codice di recupero',
    code: 'Codice di recupero',
    codeAbout: '16 lettere e cifre. Trattini e spazi non contano.',
    codeBad: 'Un codice di recupero ha 16 lettere e cifre.',
    go: 'Accedi',
  },
  since: (day) => `Su questo server dal ${day}`,
  change: 'Cambia nome e viso',
  friends: 'Amici',
  ways: {
    title: 'La via del ritorno',
    about: 'Su un altro dispositivo, o se questo browser ti dimentica, con questo rientri.',
    none: 'Non c’è ancora modo di rientrare. Senza passkey o codice di recupero, il tuo profilo è perso quando questo browser lo dimentica.',
    passkey: (device) => (device === '' ? 'Passkey' : `Passkey (${device})`),
    used: (day) => `Ultimo uso: ${day}`,
    add: 'Aggiungi una passkey',
    added: 'La passkey è stata aggiunta.',
    remove: 'Rimuovi',
    removeAsk: 'Rimuovere questa passkey?',
    removeAbout: 'Nessuno potrà più entrare con questa.',
    removed: 'La passkey è stata rimossa.',
    hasCode: 'Hai un codice di recupero.',
    makeCode: 'Crea un codice di recupero',
    newCode: 'Crea un nuovo codice di recupero',
  },
  code: {
    title: 'Il tuo codice di recupero',
    about: 'Scrivilo o salvalo: si vede solo adesso. I codici precedenti non valgono più.',
    secret: 'Chi ha questo codice può accedere al posto tuo.',
    copy: 'Copia il codice',
    copied: 'Copiato',
    notCopied: 'Non copiato',
  },
  devices: {
    title: 'Dispositivi collegati',
    here: 'Questo dispositivo',
    unknown: 'Un dispositivo',
    seen: (day) => `Ultima visita: ${day}`,
    out: 'Scollega',
    outOf: (device) => `Scollega ${device}`,
    isOut: 'Quel dispositivo è stato scollegato.',
    allOut: 'Scollega tutti gli altri',
    areOut: 'Tutti gli altri dispositivi sono stati scollegati.',
  },
  data: {
    title: 'I tuoi dati',
    about:
      'Si conservano il tuo nome, il tuo viso, i tuoi dispositivi, le tue passkey e i tuoi tavoli online, e nient’altro.',
    download: 'Scarica i tuoi dati',
    out: 'Esci qui',
    isOut: 'Hai effettuato l’uscita. Nome e viso restano su questo dispositivo.',
    remove: 'Elimina il tuo profilo',
    removeAsk: 'Eliminare il tuo profilo?',
    removeAbout:
      'Tutto ciò che il server conserva di te viene eliminato subito e non torna più. Ciò che è su questo dispositivo resta.',
    removeNow: 'Elimina per sempre',
    removed: 'Il tuo profilo è stato eliminato.',
  },
  kept: 'Il tuo profilo è conservato su questo server.',
  welcome: (name) => `Che bello rivederti, ${name}!`,
};
