/** Around the table in German: home, a new game, the list of games, a game from a file. */
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Gegen Bots spielen',
  deviceTitle: 'Ein Gerät für alle',
  deal: 'Partie starten',
  dealing: 'Karten werden ausgeteilt …',
  notDealt: 'Die Partie konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  table: 'Am Tisch',
  players: 'Spieler',
  seats: 'Plätze',
  yourName: 'Dein Name',
  nameOf: (place) => `Name für Platz ${number(place)}`,
  you: 'Du',
  guest: 'Gast',
  person: (place) => `Spieler ${number(place)}`,
  isPerson: 'Mensch',
  isBot: 'Bot',
  kindOf: (place) => `Wer spielt auf Platz ${number(place)}?`,
  chooseBot: 'Wer spielt hier?',
  chooseCharacter: 'Figur',
  chooseStrength: 'Stärke',
  discardBack: 'Abwerfen zurücknehmen',
  discardBackAbout:
    'Du kannst das Abwerfen zurücknehmen, bis der nächste Spieler eine Karte zieht oder nimmt.',
  strengthOfAll: 'Stärke der Bots',
  strengthMixed: 'Die Bots sind verschieden stark.',
  done: 'Fertig',
  rules: 'Welches Spiel?',
  edition: 'Ausgabe',
  ladder: 'Levelset',
  ladders: {
    stacked: 'Du legst die acht Level der Reihe nach aus, vom ersten bis zum letzten.',
    open: 'Alle acht liegen offen, und du legst aus, was zu deiner Hand passt. Das geht schneller.',
    'one-star': 'Die acht Level mit einem Stern, der Reihe nach: gut für den Anfang.',
    'two-star':
      'Schwerere Level; ab Level 5 darfst du bis zu vier Karten behalten, wenn du nicht ausgelegt hast.',
  },
  ownLadder: 'Ein eigenes Levelset.',
  makeLadder: 'Eigenes Levelset bauen',
  levelsOf: (ladder) => `Die Level: ${ladder}`,
  master: 'Erweiterung',
  masters: {
    none: 'Nur die Karten aus der Schachtel.',
    ...masters,
  },
  noMaster: 'Die Master-Karten passen nicht zu dieser Ausgabe.',
  houseRules: 'Hausregeln',
  noHouseRules: 'Keine',
  changed: (rules) => `${number(rules)} geändert`,
  isChanged: 'geändert',
};

const record: Part<'shell'>['record'] = {
  open: 'Partie öffnen',
  drop: 'Datei hierherziehen',
  reading: 'Die Datei wird gelesen …',
};

const PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => `Level ${number(level)}`,
  done: ({ done, levels }) => `${number(done)} von ${number(levels)} Leveln geschafft`,
  moon: () => 'alle Level geschafft',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} von ${number(levels)}`,
  moon: () => 'Ziel',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  description:
    'Ein Kartentisch für Level Up und Level 8, gegen Bots oder mit Freunden: nachprüfbar fair gemischt, ohne Werbung.',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  notLoaded: 'Diese Seite konnte nicht geladen werden. Bist du offline?',
  tryAgain: 'Noch einmal versuchen',
  notSaved:
    'Das konnte auf diesem Gerät nicht gespeichert werden. Vielleicht ist der Speicher voll.',
  languageSwitch: 'Sprache',
  newer: {
    about:
      'Die Partien auf diesem Gerät stammen von einer neueren Version von Palier und bleiben erhalten. Lade die Seite neu, um diese Version zu bekommen.',
    reload: 'Neu laden',
  },
  updateReady: 'Eine neue Version ist da.',
  updateNow: 'Aktualisieren',
  home: {
    title: 'Startseite',
    hello: (name) => (name === undefined ? 'Hallo!' : `Hallo, ${name}!`),
    tagline: 'Acht Level, ein Aufstieg bis zum Mond.',
    play: 'Spielen',
    more: 'Mehr',
    continueGame: 'Weiterspielen',
    bots: 'Gegen Bots spielen',
    botsAbout: 'Wähle ein bis fünf Gegner und die Regeln.',
    device: 'Ein Gerät für alle',
    deviceAbout: 'Zwei bis sechs Leute reichen ein Handy oder Tablet herum.',
    online: 'Online mit Freunden',
    onlineAbout: 'Alle am eigenen Gerät, Einladung per Link oder Code.',
    learn: 'Lernen und üben',
    learnAbout: 'Einführung, Übungen, Schiedsrichter, Levelzähler, eigene Levelsets.',
    learnFirst: 'In 3 Minuten lernen',
    learnFirstAbout: 'Eine Einführung zum Mitmachen.',
    justPlay: 'Einfach losspielen',
    justPlayAbout: 'Sofort gegen zwei ungeübte Bots.',
    games: 'Deine Partien',
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
    title: 'Deine Partien',
    underWay: 'Laufende Partien',
    finished: 'Beendete Partien',
    none: 'Auf diesem Gerät gibt es noch keine Partie.',
    start: 'Partie starten',
    continueGame: 'Weiterspielen',
    replay: 'Wiederholung',
    review: 'Analyse',
    remove: 'Löschen',
    removeAsk: 'Diese Partie löschen?',
    removeAbout: 'Sie ist dann endgültig weg.',
    removed: 'Die Partie wurde gelöscht.',
    keep: 'Behalten',
    showAll: (games) => `Alle ${number(games)} Partien zeigen`,
    damaged: {
      title: 'Nicht lesbar',
      about:
        'Diese Partien sind beschädigt oder stammen von einer anderen Version von Palier. Legst du sie weg, verschwinden sie aus der Liste, werden aber nicht gelöscht.',
      unreadable: 'Unlesbare Partie',
      unknownTime: 'Datum unbekannt',
      setAside: 'Weglegen',
      putBack: 'Zurückholen',
      save: 'Als Datei speichern',
      isAside: 'Die Partie wurde weggelegt. Du findest sie am Ende dieser Seite.',
      isBack: 'Die Partie ist wieder in der Liste.',
      aside: (games) => `Weggelegt: ${number(games)}`,
    },
  },
  own: {
    title: 'Dein Aussehen',
    invite: 'Wähle Namen und Gesicht',
    faceFor: (name) => `Ein Gesicht für ${name} wählen`,
  },
  newGame,
  record,
};
