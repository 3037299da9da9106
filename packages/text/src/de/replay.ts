/** Watching a game again, in German. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import { and, CARDS, count, number, opens, wem, wer } from './speech.ts';

export const replay: Part<'replay'> = {
  title: 'Noch einmal ansehen',
  home: 'Zur Startseite',
  loading: 'Die Partie wird geöffnet …',
  missing:
    'Hier ist keine beendete Partie. Vielleicht wurde sie von diesem Gerät gelöscht, oder sie läuft noch.',
  unreadable: 'Die Aufzeichnung dieser Partie lässt sich nicht lesen.',
  unsound: (event) =>
    event === undefined
      ? 'Diese Aufzeichnung hält nicht, was sie über ihr Mischen oder ihr Ergebnis sagt.'
      : `Ab Ereignis ${number(event)} folgt diese Aufzeichnung nicht mehr den Regeln: Gezeigt wird, was davor geschah.`,
  controls: 'Durch die Partie gehen',
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  last: 'Zum Ende',
  turnBack: 'Einen Zug zurück',
  turnForward: 'Einen Zug weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  scrubber: 'Stelle in der Partie',
  place: (at, of, round) => `Runde ${round}, Schritt ${number(at)} von ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Runde ${round}`,
  jump: 'Zu Runde',
  eyes: 'Sicht',
  open: 'Alle Karten offen',
  spectator: 'Zuschauer',
  seat: (seat, naming) => capital(wer(naming, seat)),
  start: 'Hier beginnt die Partie.',
  log: 'Was in dieser Runde geschah',
  review: 'Rückblick',
  playOn: {
    open: 'Ab hier weiterspielen',
    title: 'Ab hier weiterspielen',
    about:
      'Eine neue Partie beginnt mit diesen Karten, so wie sie liegen. Was später gemischt wird, ist neu. Die alte Partie bleibt, wie sie war.',
    seat: 'Wessen Karten nimmst du?',
    strength: 'Die anderen sind Bots',
    same: 'Wie zuvor',
    start: 'Weiterspielen',
    failed: 'Ab diesem Moment gibt es nichts mehr zu spielen.',
  },
  keys: 'Tasten',
  keyHelp: [
    { keys: '← →', says: 'einen Schritt zurück oder weiter' },
    { keys: 'Umschalt + ← →', says: 'einen Zug zurück oder weiter' },
    { keys: 'Pos1, Ende', says: 'zum Anfang oder zum Ende' },
    { keys: 'Leertaste', says: 'abspielen oder anhalten' },
  ],
  table: {
    label: 'Der Tisch',
    turn: (seat, naming) => opens(naming, seat, ['bist am Zug', 'ist am Zug']),
    level: (level, what) => `Level ${level}: ${what}`,
    left: (levels) => `Noch offen: Level ${and(levels.map(String))}`,
    done: 'Auf dem Mond',
    laid: 'Ausgelegt',
    dealer: 'Gibt',
    skipped: 'Setzt nächstes Mal aus',
    held: 'Hält Karten zurück',
    hand: (seat, cards, naming) =>
      `${isYou(naming, seat) ? 'Deine Hand' : `Hand von ${wem(naming, seat)}`}, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Nachziehstapel, ${count(cards, CARDS)}`,
    pile: (seat, naming) =>
      isYou(naming, seat) ? 'Dein Ablagestapel' : `Ablagestapel von ${wem(naming, seat)}`,
    melds: (seat, naming) =>
      isYou(naming, seat) ? 'Deine Kombinationen' : `Kombinationen von ${wem(naming, seat)}`,
    nothing: 'leer',
  },
};
