/** Groups of people who play together, in Italian. */
import type { Part } from '../langs.ts';
import { and, number } from './speech.ts';

const wins = (count: number): string =>
  count === 1 ? 'una vittoria' : `${number(count)} vittorie`;

const gamesWord = (count: number): string =>
  count === 1 ? 'una partita' : `${number(count)} partite`;

export const clubs: Part<'friends'>['clubs'] = {
  title: 'Club',
  needs:
    'Un club è un gruppo che gioca insieme, con i suoi tavoli e la sua classifica. Per questo ti serve un profilo.',
  toProfile: 'Crea un profilo o accedi',
  none: 'Non fai ancora parte di nessun club. Fondane uno per la famiglia o gli amici, o segui un invito.',
  yours: 'I tuoi club',
  members: (count) => (count === 1 ? 'Un membro' : `${number(count)} membri`),
  tablesNow: (count) => (count === 1 ? 'Un tavolo adesso' : `${number(count)} tavoli adesso`),
  roles: { owner: 'A capo', helper: 'Dà una mano', member: 'Membro' },
  open: 'Aperto a tutti',
  private: 'Privato',
  changed: 'Salvato.',
  found: {
    title: 'Fonda un club',
    name: 'Nome del club',
    about: 'È privato: si entra solo con il tuo link.',
    bad: 'Al club serve un nome.',
    go: 'Fonda il club',
  },
  join: {
    title: 'Entra in un club',
    code: 'Codice del club',
    about: 'Le otto lettere di un invito. Puoi anche incollare il link intero.',
    bad: 'Il codice di un club ha otto lettere.',
    notFound: 'Questo codice non porta da nessuna parte. Forse c’è un link più recente.',
    look: 'Guarda',
  },
  door: {
    invited: 'C’è un invito per te in questo club.',
    join: 'Entra nel club',
    goThere: 'Vai al club',
    joined: (club) => `Ecco il tuo nuovo club: ${club}`,
    missing: 'Questo club non esiste, o è privato.',
    toClubs: 'Vedi i tuoi club',
  },
  tables: {
    title: 'Ai tavoli',
    none: 'In questo momento non gioca nessuno.',
    make: 'Apri un tavolo',
    beginsWith: (game) => `Comincia con ${game}.`,
  },
  season: {
    title: 'Classifica',
    span: (from, until) => `${from} – ${until}`,
    ever: 'Da quando c’è il club',
    earlier: 'Stagione precedente',
    later: 'Stagione successiva',
    none: 'Ancora nessuna partita in questa stagione. Conta ogni partita a un tavolo del club.',
    played: (games, won) => `${gamesWord(games)}, ${wins(won)}`,
    early: 'ancora troppo poche partite',
    mean: number,
    value: (mean, from, until) =>
      `${number(mean)} su 100, probabilmente tra ${number(from)} e ${number(until)}`,
    about:
      '100 è sempre davanti a tutti, 0 sempre dietro, 50 tante volte davanti quante dietro. Il punto è com’è andata finora, la linea è quanto è sicuro: più partite, più è corta.',
  },
  records: {
    title: 'Record',
    run: 'Serie di vittorie più lunga',
    evening: 'Più vittorie in una serata',
    busiest: 'Più partite in una serata',
    held: (name, count, evening) => `${name}: ${number(count)} (${evening})`,
    counted: (count, evening) => `${number(count)} (${evening})`,
  },
  evenings: {
    title: 'Serate',
    about: 'Una serata dura fino alle sei del mattino.',
    games: gamesWord,
    best: (names, won) => `${and(names)}: ${wins(won)}${names.length > 1 ? ' a testa' : ''}`,
    goesOn: 'Questa serata non è ancora finita.',
    result: 'Risultato',
    played: 'Le partite',
    bot: 'Bot',
    guest: 'Ospite',
    picture: 'Immagine della serata',
    headline: (names) =>
      names.length === 1 ? `${names[0]} vince la serata!` : `${and(names)} vincono la serata!`,
    wins,
  },
  people: {
    title: 'Membri',
    you: 'tu',
    makeHelper: 'Permetti di dare una mano',
    helperAbout:
      'Chi dà una mano invita, manda via membri, cambia nome al club e sceglie il suo gioco.',
    makeMember: 'Togli il permesso di dare una mano',
    handOver: {
      does: 'Cedi il club',
      ask: (name) => `Cedere il club a ${name}?`,
      about: 'Resti nel club e dai una mano.',
      yes: 'Cedi',
    },
    sendAway: {
      does: 'Manda via',
      ask: (name) => `Mandare via ${name}?`,
      about: 'Il link non fa più entrare, finché chi dà una mano non lo permette.',
      yes: 'Manda via',
    },
    barred: 'Non possono rientrare',
    letIn: 'Fai rientrare',
    letInOf: (name) => `Fai rientrare ${name}`,
  },
  invite: {
    title: 'Invita',
    about: 'Con questo link, e un profilo qui, si entra nel club.',
    copy: 'Copia il link',
    copied: 'Copiato',
    notCopied: 'Non è stato possibile copiare',
    share: 'Condividi',
    shareText: (club) => `Vieni nel nostro club «${club}» su Palier!`,
    another: 'Crea un altro link',
    made: 'C’è un nuovo link. Quello di prima non porta da nessuna parte.',
  },
  settings: {
    title: 'Impostazioni del club',
    rename: 'Cambia nome',
    game: 'Con che cosa cominciano i suoi tavoli',
    gameAbout: 'Un tavolo aperto qui comincia così, e si può cambiare tutto.',
    asUsual: 'Come sul proprio dispositivo',
    asUsualAbout: 'Ogni tavolo comincia come l’ultimo di chi lo apre.',
    own: 'Un gioco proprio del club',
    ownAbout: 'La stessa scatola, lo stesso percorso e le stesse regole della casa per tutti.',
    openTo: 'Aperto a tutti',
    openAbout: 'Chi ha l’indirizzo vede il club e che cosa si gioca, e può entrare.',
    season: 'Una stagione dura',
    seasons: { month: 'un mese', quarter: 'un trimestre', year: 'un anno', always: 'sempre' },
  },
  report: {
    does: 'Segnala il nome',
    ask: 'Segnalare il nome di questo club?',
    about: 'Chi gestisce questo server lo leggerà, con il tuo nome accanto.',
    yes: 'Segnala',
    done: 'Segnalato. Grazie.',
  },
  leave: {
    does: 'Lascia il club',
    ask: (club) => `Lasciare ${club}?`,
    about: 'Non sei più in classifica. Con un invito puoi tornare.',
    aboutOwner: 'Il club passa al membro più anziano, prima tra chi dà una mano.',
    aboutLast: 'Ci sei solo tu: il club finisce con te.',
    yes: 'Lascia',
  },
  close: {
    does: 'Chiudi il club',
    ask: (club) => `Chiudere ${club} per sempre?`,
    about: 'Sparisce per tutti, con la classifica e le serate.',
    yes: 'Chiudilo',
  },
};
