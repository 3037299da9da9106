/** The results of a game, in German. */
import type { ResultWords } from '../../web/story-words.ts';
import { openAll, opens } from '../seats.ts';
import { and, count, number } from '../speech.ts';

const ROUNDS = { one: 'Runde', other: 'Runden' };
const MOVES = { one: 'Zug', other: 'Züge' };
const HAVE = ['hast', 'hat', 'habt', 'haben'] as const;

export const results: ResultWords = {
  title: 'Ergebnis',
  headline: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, HAVE)} den Mond erreicht!`
      : `${openAll(naming, winners, HAVE)} gemeinsam den Mond erreicht!`,
  stalled: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, HAVE)} das höchste Level und damit gewonnen.`
      : `${openAll(naming, winners, HAVE)} das höchste Level: ein geteilter Sieg.`,
  story: 'So lief die Partie',
  chart: {
    title: 'Der Aufstieg',
    about: (rounds, names) =>
      `Das Level von ${and(names)} nach jeder von ${count(rounds, ROUNDS)}. Dasselbe steht in der Tabelle darunter.`,
    showTable: 'Der Aufstieg als Tabelle',
    start: 'Start',
    round: (round) => `Runde ${round}`,
    legend: 'Die Level von unten bis zum Mond, Runde für Runde. Gefülltes Zeichen: ausgemacht.',
    moon: 'Mond',
  },
  figures: {
    title: 'In Zahlen',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Level geschafft',
      outs: 'Ausgemacht',
      laid: 'Level ausgelegt',
      passes: 'Passkarten erhalten',
      jokers: 'Joker gelegt',
    },
  },
  receipt: {
    title: 'Ehrlich gemischt',
    checking: 'Die Partie wird geprüft …',
    good: (moves, source) => {
      const legal =
        moves === 1 ? 'Der eine Zug ist erlaubt' : `Alle ${number(moves)} Züge sind erlaubt`;
      switch (source) {
        case 'secret':
          return `${legal}, und jedes Mischen folgt aus dem Geheimnis, das vor der ersten Karte versprochen wurde.`;
        case 'seed':
          return `${legal}, und jedes Mischen folgt aus dem Startwert.`;
        case 'unknown':
          return `${legal}. Woraus gemischt wurde, sagt die Aufzeichnung nicht.`;
      }
    },
    bad: (event) =>
      event === undefined
        ? 'Diese Aufzeichnung hält nicht, was sie verspricht.'
        : `Diese Aufzeichnung folgt bei Ereignis ${number(event)} nicht den Regeln.`,
    unavailable:
      'Die Aufzeichnung dieser Partie ließ sich nicht lesen und wurde darum nicht geprüft.',
    playedOn: (moves) => {
      const legal =
        moves === 1 ? 'Der eine Zug ist erlaubt' : `Alle ${number(moves)} Züge sind erlaubt`;
      return `${legal}. Diese Partie wurde mitten aus einer anderen weitergespielt: Dass ehrlich gegeben wurde, ist nicht bewiesen.`;
    },
    playedOnHow:
      'Die Partie begann mit den Karten, wie sie in der anderen lagen, und später gemischt wurde nach einem Startwert, den dieses Gerät gewählt und vorher niemandem gezeigt hat. Was seitdem gespielt wurde, ist hier Zug für Zug geprüft; dass die Karten ehrlich gegeben wurden, lässt sich nicht beweisen.',
    more: 'Wie das geprüft wurde',
    how: {
      secret:
        'Vor der ersten Karte hat dieses Gerät ein Geheimnis gewählt und dessen Fingerabdruck gezeigt. Jetzt, nach der Partie, wird auch das Geheimnis gezeigt. Die ganze Partie wurde eben hier noch einmal gespielt: Das Geheimnis hat diesen Fingerabdruck, jedes Mischen folgt aus ihm und aus dem, was die Spieler beigetragen haben, und jeder Zug war erlaubt. Mit der gespeicherten Aufzeichnung kann das jeder nachprüfen.',
      seed: 'Gemischt wurde nach einem Startwert, den die Aufzeichnung nennt. Die ganze Partie wurde eben hier noch einmal gespielt: Jedes Mischen folgt aus dem Startwert, und jeder Zug war erlaubt. Mit der gespeicherten Aufzeichnung kann das jeder nachprüfen.',
      unknown:
        'Die ganze Partie wurde eben hier noch einmal gespielt, und jeder Zug war erlaubt. Die Aufzeichnung sagt nicht, woraus gemischt wurde; das Mischen ließ sich nicht wiederholen.',
    },
    commitment: 'Fingerabdruck, vor der ersten Karte gezeigt',
    secret: 'Geheimnis, jetzt gezeigt',
    seed: 'Startwert',
    salt: (seat, naming) => `${opens(naming, seat, ['hast', 'hat'])} beigetragen`,
    noSalt: 'nichts',
    ruleset: 'Regeln',
  },
  rematch: 'Revanche',
  review: 'Rückblick',
  replay: 'Noch einmal ansehen',
  save: 'Aufzeichnung speichern',
  home: 'Startseite',
  fileName: 'palier',
};
