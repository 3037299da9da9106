/** Groups of people who play together, in German. */
import type { Part } from '../langs.ts';
import { and, number } from './speech.ts';

const wins = (count: number): string => (count === 1 ? 'ein Sieg' : `${number(count)} Siege`);

const gamesWord = (count: number): string =>
  count === 1 ? 'eine Partie' : `${number(count)} Partien`;

export const clubs: Part<'friends'>['clubs'] = {
  title: 'Clubs',
  needs:
    'Ein Club ist eure eigene Runde, mit eigenen Tischen und eigener Rangliste. Dafür brauchst du ein Profil.',
  toProfile: 'Profil anlegen oder anmelden',
  none: 'Du bist noch in keinem Club. Gründe einen für deine Familie oder Freunde, oder folge einer Einladung.',
  yours: 'Deine Clubs',
  members: (count) => (count === 1 ? 'Ein Mitglied' : `${number(count)} Mitglieder`),
  tablesNow: (count) => (count === 1 ? 'Ein Tisch spielt' : `${number(count)} Tische spielen`),
  roles: { owner: 'Leitet den Club', helper: 'Hilft mit', member: 'Mitglied' },
  open: 'Offen für alle',
  private: 'Privat',
  changed: 'Gespeichert.',
  found: {
    title: 'Club gründen',
    name: 'Name des Clubs',
    about: 'Er ist privat: Herein kommt nur, wer deinen Link hat.',
    bad: 'Der Club braucht einen Namen.',
    go: 'Gründen',
  },
  join: {
    title: 'Club beitreten',
    code: 'Clubcode',
    about: 'Die acht Buchstaben einer Einladung. Du kannst auch den ganzen Link einfügen.',
    bad: 'Ein Clubcode hat acht Buchstaben.',
    notFound: 'Dieser Code führt nirgendwohin. Vielleicht gibt es einen neueren Link.',
    look: 'Ansehen',
  },
  door: {
    invited: 'Du bist in diesen Club eingeladen.',
    join: 'Beitreten',
    goThere: 'Zum Club',
    joined: (club) => `Willkommen bei ${club}!`,
    missing: 'Diesen Club gibt es nicht, oder er ist privat.',
    toClubs: 'Zu deinen Clubs',
  },
  tables: {
    title: 'An den Tischen',
    none: 'Gerade spielt niemand.',
    make: 'Tisch eröffnen',
    beginsWith: (game) => `Er beginnt mit ${game}.`,
  },
  season: {
    title: 'Rangliste',
    span: (from, until) => `${from} – ${until}`,
    ever: 'Seit der Gründung des Clubs',
    earlier: 'Frühere Saison',
    later: 'Spätere Saison',
    none: 'In dieser Saison gab es noch keine Partie. Jede Partie an einem Tisch des Clubs zählt.',
    played: (games, won) => `${gamesWord(games)}, ${wins(won)}`,
    early: 'noch zu wenige Partien',
    mean: number,
    value: (mean, from, until) =>
      `${number(mean)} von 100, wahrscheinlich zwischen ${number(from)} und ${number(until)}`,
    about:
      '100 heißt immer vor allen, 0 immer dahinter, 50 so oft davor wie dahinter. Der Punkt zeigt, wie es bisher lief, die Linie, wie sicher das ist: Je mehr Partien, desto kürzer ist sie.',
  },
  records: {
    title: 'Rekorde',
    run: 'Längste Siegesserie',
    evening: 'Meiste Siege an einem Abend',
    busiest: 'Meiste Partien an einem Abend',
    held: (name, count, evening) => `${name}: ${number(count)} (${evening})`,
    counted: (count, evening) => `${number(count)} (${evening})`,
  },
  evenings: {
    title: 'Abende',
    about: 'Ein Abend dauert bis sechs Uhr früh.',
    games: gamesWord,
    best: (names, won) => `${and(names)}: ${names.length > 1 ? 'je ' : ''}${wins(won)}`,
    goesOn: 'Dieser Abend ist noch nicht vorbei.',
    result: 'Ergebnis',
    played: 'Die Partien',
    bot: 'Bot',
    guest: 'Gast',
    picture: 'Bild des Abends',
    headline: (names) =>
      names.length === 1 ? `${names[0]} gewinnt den Abend!` : `${and(names)} gewinnen den Abend!`,
    wins,
  },
  people: {
    title: 'Mitglieder',
    you: 'du',
    makeHelper: 'Mithelfen lassen',
    helperAbout:
      'Wer mithilft, lädt ein, schickt Mitglieder weg, benennt den Club um und wählt sein Spiel.',
    makeMember: 'Nicht mehr mithelfen lassen',
    handOver: {
      does: 'Club übergeben',
      ask: (name) => `Den Club an ${name} übergeben?`,
      about: 'Du bleibst dabei und hilfst mit.',
      yes: 'Übergeben',
    },
    sendAway: {
      does: 'Wegschicken',
      ask: (name) => `${name} wegschicken?`,
      about: 'Über den Link geht es nicht mehr herein, bis jemand, der mithilft, es erlaubt.',
      yes: 'Wegschicken',
    },
    barred: 'Nicht mehr hereingelassen',
    letIn: 'Wieder hereinlassen',
    letInOf: (name) => `${name} wieder hereinlassen`,
  },
  invite: {
    title: 'Einladen',
    about: 'Wer diesen Link hat, kommt herein, mit einem Profil hier.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren ging nicht',
    share: 'Teilen',
    shareText: (club) => `Komm in unseren Club „${club}“ auf Palier!`,
    another: 'Neuen Link machen',
    made: 'Es gibt einen neuen Link. Der alte führt nirgendwohin.',
  },
  settings: {
    title: 'Einstellungen des Clubs',
    rename: 'Umbenennen',
    game: 'Womit seine Tische beginnen',
    gameAbout: 'Wer hier einen Tisch eröffnet, findet ihn so vor und kann alles ändern.',
    asUsual: 'Wie auf dem eigenen Gerät',
    asUsualAbout: 'Jeder Tisch beginnt wie der letzte dessen, der ihn eröffnet.',
    own: 'Ein eigenes Spiel des Clubs',
    ownAbout: 'Für alle dieselbe Schachtel, dasselbe Levelset und dieselben Hausregeln.',
    openTo: 'Offen für alle',
    openAbout:
      'Wer die Adresse hat, sieht den Club und was dort gespielt wird, und kann beitreten.',
    season: 'Eine Saison dauert',
    seasons: { month: 'einen Monat', quarter: 'ein Quartal', year: 'ein Jahr', always: 'immer' },
  },
  report: {
    does: 'Namen melden',
    ask: 'Den Namen dieses Clubs melden?',
    about: 'Wer diesen Server betreibt, liest die Meldung, mit deinem Namen dabei.',
    yes: 'Melden',
    done: 'Gemeldet. Danke.',
  },
  leave: {
    does: 'Club verlassen',
    ask: (club) => `${club} verlassen?`,
    about: 'Du stehst dann nicht mehr in der Rangliste. Mit einer Einladung kommst du zurück.',
    aboutOwner: 'Der Club geht an das Mitglied über, das am längsten mithilft oder dabei ist.',
    aboutLast: 'Außer dir ist niemand mehr da: Der Club endet mit dir.',
    yes: 'Verlassen',
  },
  close: {
    does: 'Club auflösen',
    ask: (club) => `${club} endgültig auflösen?`,
    about: 'Er ist für alle weg, mit Rangliste und Abenden.',
    yes: 'Auflösen',
  },
};
