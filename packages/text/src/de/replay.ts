/** Watching a game again, in German. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import {
  and,
  CARDS,
  combination,
  count,
  fromPile,
  number,
  ofName,
  ofSeat,
  opens,
  wer,
} from './speech.ts';

export const replay: Part<'replay'> = {
  file: {
    unreadable: (line, sentence) => {
      const what =
        line === undefined
          ? 'In dieser Datei steht keine Partie.'
          : `Diese Datei ist in Zeile ${number(line)} beschädigt.`;
      return sentence === undefined ? what : `${what} ${sentence}`;
    },
    notText: 'Diese Datei kann nicht gelesen werden.',
    tooLarge: (mebibytes) =>
      `Diese Datei ist größer als ${number(mebibytes)} MiB: So groß ist keine gespeicherte Partie.`,
    unsound:
      'Diese Datei wurde verändert: Die Spielzüge, das Mischen oder das Ergebnis stimmen nicht. Sie wird nicht übernommen.',
    unfinished: 'Diese Partie ist noch nicht zu Ende. Ansehen kannst du sie erst danach.',
  },
  title: 'Wiederholung',
  loading: 'Die Partie wird geöffnet …',
  missing:
    'Hier gibt es keine beendete Partie. Vielleicht wurde sie auf diesem Gerät gelöscht, oder sie läuft noch.',
  unreadable: 'Diese Partie kann nicht gelesen werden.',
  unsound: (event) =>
    event === undefined
      ? 'Diese Partie wurde verändert: Das Mischen oder das Ergebnis stimmt nicht.'
      : `Diese Partie wurde verändert: Ab Ereignis ${number(event)} passt sie nicht zu den Regeln. Du siehst, was davor geschah.`,
  controls: 'Wiederholung steuern',
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
  jump: 'Gehe zu',
  eyes: 'Ansicht',
  open: 'Alle Karten offen',
  spectator: 'Zuschauer',
  seat: (seat, naming) => capital(wer(naming, seat)),
  start: 'Hier beginnt die Partie.',
  log: 'Verlauf dieser Runde',
  told: {
    drawn: 'Gezogen',
    taken: ({ seat, from }, naming) =>
      `${seat === from && !isYou(naming, seat) ? 'Vom eigenen Ablagestapel' : capital(fromPile(naming, from))} genommen`,
    laid: (level) => `Level ${level} ausgelegt`,
    added: ({ seat, to, meld }, naming) => `An ${combination(naming, seat, { to, meld })} angelegt`,
    discarded: 'Abgeworfen',
  },
  review: 'Analyse',
  film: {
    title: 'Film zum Teilen',
    about:
      'Ein kurzer Film, auf diesem Gerät erstellt. Er zeigt nur, was alle am Tisch sehen konnten.',
    lengths: { turn: 'Der letzte Zug', game: 'Die ganze Partie' },
    making: 'Der Film entsteht …',
    saved: 'Film gespeichert.',
    failed: 'Der Film konnte nicht erstellt werden.',
  },
  playOn: {
    open: 'Ab hier weiterspielen',
    title: 'Ab hier weiterspielen',
    about:
      'Eine neue Partie beginnt mit den Karten, wie sie hier liegen. Alles Weitere wird neu gemischt. Die alte Partie bleibt, wie sie war.',
    seat: 'Wessen Karten nimmst du?',
    strength: 'Stärke der Bots',
    same: 'Wie zuvor',
    start: 'Weiterspielen',
    failed: 'Von hier aus gibt es nichts mehr zu spielen.',
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
    turn: (seat, naming) => opens(naming, seat, ['bist dran', 'ist dran']),
    level: (level, what) => `Level ${level}: ${what}`,
    left: (levels) => `Noch übrig: Level ${and(levels.map(String))}`,
    done: 'Alle Level geschafft',
    laid: 'Ausgelegt',
    dealer: 'Geber',
    skipped: 'Setzt nächstes Mal aus',
    held: 'Haltekarte gespielt',
    hand: (seat, cards, naming) =>
      `${capital(ofSeat(naming, seat, 'Hand'))}, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Nachziehstapel, ${count(cards, CARDS)}`,
    pile: (seat, naming) =>
      isYou(naming, seat) ? 'Dein Ablagestapel' : ofName(wer(naming, seat), 'Ablagestapel'),
    melds: (seat, naming) => capital(ofSeat(naming, seat, 'Kombinationen')),
    nothing: 'leer',
  },
};
