/** Con chi si gioca, in italiano. */
import type { Part } from '../langs.ts';
import { clubs } from './clubs.ts';
import { nights } from './nights.ts';
import { count, GAMES } from './speech.ts';

export const friends: Part<'friends'> = {
  title: 'Amici',
  needs: 'Gli amici si trovano tramite i loro profili su questo server.',
  toProfile: 'Crea un profilo o accedi',
  list: 'I tuoi amici',
  none: 'Ancora nessuno. Manda il tuo link a qualcuno, o scrivi il suo codice.',
  here: 'Qui adesso',
  away: 'Non è qui',
  invitations: {
    title: 'Inviti',
    from: (name) => `${name} ti invita a un tavolo.`,
    go: 'Vai al tavolo',
    goTo: (name) => `Vai al tavolo di ${name}`,
    drop: 'Non ora',
    dropOf: (name) => `Non ora: ${name}`,
  },
  asking: {
    title: 'Richieste',
    from: (name) => `${name} vorrebbe averti tra gli amici.`,
    accept: 'Accetta',
    acceptOf: (name) => `Accetta ${name}`,
    decline: 'Rifiuta',
    declineOf: (name) => `Rifiuta ${name}`,
    areFriends: (name) => `Ora ${name} è tra i tuoi amici.`,
    declined: 'La richiesta è stata rifiutata.',
  },
  asked: {
    title: 'Le tue richieste',
    takeBack: 'Ritira',
    takeBackOf: (name) => `Ritira la richiesta a ${name}`,
    takenBack: 'La richiesta è stata ritirata.',
  },
  add: {
    title: 'Aggiungi agli amici',
    code: 'Codice amico',
    about: 'Le otto lettere che l’altra persona vede qui. Puoi anche incollare tutto il link.',
    bad: 'Un codice amico ha otto lettere.',
    notFound: 'Questo codice non porta da nessuna parte. Forse ce n’è uno nuovo.',
    go: 'Chiedi',
    done: 'Richiesta inviata. Ora tocca all’altra persona accettare.',
  },
  own: {
    title: 'Il tuo codice amico',
    about: 'Chi lo ha può chiedere di essere tra i tuoi amici; decidi tu.',
    copy: 'Copia il link',
    copied: 'Copiato',
    notCopied: 'Non copiato',
    share: 'Condividi',
    shareText: 'Troviamoci su Palier!',
    another: 'Crea un altro codice',
    made: 'Hai un codice nuovo. Quello vecchio non porta più da nessuna parte.',
  },
  remove: {
    does: 'Rimuovi dagli amici',
    ask: (name) => `Rimuovere ${name} dagli amici?`,
    about: 'Ognuno sparisce dalla lista dell’altro. Si può chiedere di nuovo.',
    yes: 'Rimuovi',
    done: 'Non siete più amici.',
  },
  block: {
    title: 'Persone bloccate',
    does: 'Blocca',
    ask: (name) => `Bloccare ${name}?`,
    about: 'Qui non vi vedete più, e l’altra persona non lo viene a sapere.',
    done: 'Persona bloccata.',
    undo: 'Sblocca',
    undoOf: (name) => `Sblocca ${name}`,
    undone: 'Persona sbloccata.',
  },
  met: {
    none: 'Non avete ancora finito una partita insieme.',
    games: (games) => `${count(games, GAMES)} insieme`,
    ahead: (name, ahead, behind) =>
      `Hai finito ${ahead} volte davanti a ${name}, ${behind} volte dietro.`,
  },
  invite: {
    title: 'Invita gli amici',
    about: 'L’invito si vede per un giorno nella loro pagina degli amici.',
    does: 'Invita',
    of: (name) => `Invita ${name}`,
    done: 'Invito inviato',
  },
  clubs,
  nights,
};
