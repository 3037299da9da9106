/** Around the table in German: home, a new game, the list of games, a record from a file. */
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, count, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Gegen Bots',
  deviceTitle: 'An einem Gerät',
  deal: 'Karten geben',
  dealing: 'Karten werden gegeben …',
  notDealt: 'Die Partie ließ sich nicht beginnen. Versuch es noch einmal.',
  table: 'Am Tisch',
  players: 'Wie viele spielen',
  seats: 'Plätze',
  yourName: 'Dein Name',
  nameOf: (place) => `Name, Platz ${number(place)}`,
  you: 'Du',
  person: (place) => `Platz ${number(place)}`,
  isPerson: 'Mensch',
  isBot: 'Bot',
  kindOf: (place) => `Wer auf Platz ${number(place)} spielt`,
  chooseBot: 'Wer spielt hier?',
  chooseCharacter: 'Figur',
  chooseStrength: 'Stärke',
  strengthOfAll: 'Stärke der Bots',
  strengthMixed: 'Die Bots sind verschieden stark.',
  done: 'Fertig',
  rules: 'Welches Spiel',
  edition: 'Ausgabe',
  ladder: 'Leiter',
  ladders: {
    stacked: 'Du legst die acht Level der Reihe nach aus, vom ersten bis zum letzten.',
    open: 'Alle acht liegen offen, und du legst aus, was zu deiner Hand passt: geht schneller.',
    'one-star': 'Die acht Level der Schachtel, der Reihe nach: gut für den Anfang.',
    'two-star':
      'Schwerere Level; ab Level 5 darf bis zu vier Karten behalten, wer nicht ausgelegt hat.',
  },
  ownLadder: 'Eine eigene Leiter.',
  makeLadder: 'Eine eigene Leiter bauen',
  levelsOf: (ladder) => `Die Level: ${ladder}`,
  master: 'Erweiterung',
  masters: {
    none: 'Die Schachtel, wie sie ist.',
    ...masters,
  },
  noMaster: 'Die Master-Karten passen nicht zu dieser Ausgabe.',
  houseRules: 'Hausregeln',
  houseRulesAbout: 'Spiel wie bei dir zu Hause: Jede Regel lässt sich ändern.',
  noHouseRules: 'Keine',
  changed: (rules) => `${number(rules)} geändert`,
  isChanged: 'geändert',
  reset: 'Zurück zu den Regeln der Schachtel',
  topics: {
    drawing: 'Ziehen und Abwerfen',
    laying: 'Auslegen, Anlegen, Joker',
    passing: 'Passkarten',
    ending: 'Das Ende der Runde',
    climbing: 'Aufstieg und Sieg',
    keeping: 'Karten behalten',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'Regel macht', other: 'Regeln machen' })} hier keinen Unterschied`,
  idle: {
    'no-pass-cards': 'In diesem Spiel gibt es keine Passkarten.',
    'no-jokers': 'In diesem Spiel gibt es keine Joker.',
    'more-than-two': 'Sie zählt nur zu zweit.',
    'only-two': 'Zu zweit gibt es nur einen Gegner.',
    'not-open': 'Sie zählt nur auf der offenen Leiter.',
    'no-two-sets': 'Kein gespieltes Level verlangt zwei Gruppen gleicher Werte.',
    'not-last-turn': 'Sie zählt nur, wenn der Zug nach dem letzten Nachziehen beendet wird.',
    'nothing-kept': 'Hier werden keine Karten behalten.',
    'one-level': 'Es wird nur ein Level gespielt.',
  },
};

const record: Part<'shell'>['record'] = {
  open: 'Aufzeichnung öffnen',
  drop: 'Datei hier ablegen',
  reading: 'Die Datei wird gelesen …',
  unreadable: (line, sentence) => {
    const what =
      line === undefined
        ? 'Das ist keine Aufzeichnung einer Partie.'
        : `Diese Aufzeichnung ist in Zeile ${number(line)} beschädigt.`;
    return sentence === undefined ? what : `${what} ${sentence}`;
  },
  notText: 'Diese Datei lässt sich nicht lesen.',
  tooLarge: (mebibytes) =>
    `Diese Datei ist größer als ${number(mebibytes)} MiB: Das ist keine Aufzeichnung einer Partie.`,
  unsound:
    'Diese Aufzeichnung lässt sich lesen, aber sie bricht die Regeln oder ihr eigenes Wort und wird nicht behalten.',
  unfinished:
    'Die Partie in dieser Aufzeichnung ist nicht zu Ende. Ansehen lässt sie sich erst danach.',
};

const PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => `Level ${number(level)}`,
  done: ({ done, levels }) => `${number(done)} von ${number(levels)} Leveln geschafft`,
  moon: () => 'auf dem Mond',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} von ${number(levels)}`,
  moon: () => 'Mond',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  description:
    'Ein Tisch für Kartenspiele, in denen man Level um Level aufsteigt: nachprüfbar gemischt, ohne Werbung.',
  back: 'Zurück zum Start',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Lädt …',
  notLoaded: 'Diese Seite ließ sich nicht laden. Bist du offline?',
  tryAgain: 'Noch einmal versuchen',
  notSaved: 'Das Gerät konnte es nicht speichern. Vielleicht ist der Speicher voll.',
  languageSwitch: 'Sprache',
  updateReady: 'Eine neue Version ist da.',
  updateNow: 'Aktualisieren',
  home: {
    title: 'Start',
    tagline: 'Acht Level, ein Aufstieg bis zum Mond.',
    play: 'Spielen',
    more: 'Mehr',
    continueGame: 'Weiterspielen',
    bots: 'Gegen Bots spielen',
    botsAbout: 'Du und ein bis fünf unserer sechs Figuren.',
    device: 'An einem Gerät',
    deviceAbout: 'Zwei bis sechs Leute reichen ein Handy oder Tablet herum.',
    online: 'Online mit Freunden',
    onlineAbout: 'Alle am eigenen Gerät, per Link oder Code.',
    learn: 'Lernen und tüfteln',
    learnAbout: 'Lektion, Übungen, Schiedsrichter, echte Karten, eigene Leitern.',
    firstTime: 'Neu hier? Lektion in 3 Minuten',
    games: 'Meine Partien',
    rulebook: 'Spielregeln',
    settings: 'Einstellungen',
  },
  game: {
    round: (round) => `Runde ${number(round)}`,
    seatAt: (name, place) => `${name}, ${say(PLACES, place)}`,
    place: (place) => say(SHORT_PLACES, place),
    winners: (names) => `Gewonnen: ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'Meine Partien',
    underWay: 'Laufende',
    finished: 'Beendete',
    none: 'Auf diesem Gerät gibt es noch keine Partie.',
    start: 'Eine anfangen',
    continueGame: 'Weiterspielen',
    replay: 'Nachspielen',
    remove: 'Löschen',
    removeAsk: 'Diese Partie löschen?',
    removeAbout: 'Sie ist dann endgültig weg, samt ihrer Aufzeichnung.',
    removed: 'Die Partie ist gelöscht.',
    keep: 'Behalten',
    showAll: (games) => `Alle ${number(games)} Partien zeigen`,
  },
  newGame,
  record,
};
