/** After a round and after a game, in German. */
import type { ClimbFact, TellingWords } from '../facts.ts';
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import {
  and,
  count,
  LEVELS,
  number,
  openAll,
  opens,
  ROUNDS,
  TURNS,
  wem,
  wen,
  wer,
} from './speech.ts';

/** After „mit“. */
const JOKERS = { one: 'Joker', other: 'Joker' };

const PASSES = { one: 'Passkarte', other: 'Passkarten' };

const SMALL = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** „ein Level“, „zwei Level“ */
function levels(value: number): string {
  const word = SMALL[value];
  return word === undefined ? count(value, LEVELS) : `${word} Level`;
}

type Stay = readonly [bleibt: string, hat: string];

/** How far a seat came and where it stands: „: zwei Level höher, jetzt auf Level 5.“ */
function standing({ now, climbed }: ClimbFact, [bleibt, hat]: Stay): string {
  switch (now.t) {
    case 'moon':
      return ' und den Mond erreicht.';
    case 'level':
      return climbed === 0
        ? ` und ${bleibt} auf Level ${now.count}.`
        : `: ${levels(climbed)} höher, jetzt auf Level ${now.count}.`;
    case 'left':
      return climbed === 0
        ? ` und ${hat} noch ${levels(now.count)} übrig.`
        : `: ${levels(climbed)} weniger, noch ${number(now.count)} übrig.`;
  }
}

const round: Part<'results'>['round'] = {
  title: (round) => `Runde ${round}`,
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['hast', 'hat'])} ausgemacht`,
    stock: () => 'Es gab nichts mehr zu ziehen',
    blocked: () => 'Lange hat niemand ausgelegt oder angelegt',
    win: (seat, naming) => `${opens(naming, seat, ['hast', 'hat'])} das letzte Level ausgelegt`,
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    const stay: Stay = isYou(naming, seat) ? ['bleibst', 'hast'] : ['bleibt', 'hat'];
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt und den Mond erreicht.`;
      case 'out':
        return `${opens(naming, seat, ['hast', 'hat'])} ausgemacht${standing(fact, stay)}`;
      case 'laid':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt${standing(fact, stay)}`;
      case 'late':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt, aber die Partie war schon gewonnen.`;
      case 'none':
        return `${opens(naming, seat, ['hast', 'hat'])} nicht ausgelegt${standing(fact, stay)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['darfst', 'darf', 'dürft', 'dürfen'])} Karten für die nächste Runde behalten.`,
  nextDealer: (seat, naming) =>
    `Als Nächstes ${isYou(naming, seat) ? 'gibst' : 'gibt'} ${wer(naming, seat)}.`,
  nextRound: 'Nächste Runde',
};

const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['hast', 'hat'])} in Runde ${round} Level ${level} ausgelegt und gewonnen.`;
      case 'going-out':
        return `${opens(naming, seat, ['hast', 'hat'])} in Runde ${round} mit Level ${level} ausgemacht und gewonnen.`;
      case 'round-end':
        return `${opens(naming, seat, ['hattest', 'hatte'])} am Ende von Runde ${round} Level ${level} auf dem Tisch und damit gewonnen.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['hast', 'hat', 'habt', 'haben'])} in Runde ${round} gemeinsam den Mond erreicht: ein geteilter Sieg.`,
  stalled: ({ seats, rounds }, naming) =>
    `Nach ${count(rounds, ROUNDS)} kam niemand mehr höher. Ganz oben: ${and(seats.map((seat) => wer(naming, seat)))}.`,
  comeback: ({ seat, behind, round }, naming) =>
    `Nach Runde ${round} ${isYou(naming, seat) ? 'lagst' : 'lag'} ${wer(naming, seat)} noch ${levels(behind)} zurück.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `In ${count(rounds, ROUNDS)} lag nie jemand vor ${wem(naming, seat)}.`,
  led: ({ seat, times, rounds }, naming) =>
    `${opens(naming, seat, ['lagst', 'lag'])} nach ${number(times)} von ${count(rounds, ROUNDS)} allein vorn und ${isYou(naming, seat) ? 'hast' : 'hat'} doch nicht gewonnen.`,
  leadChanged: ({ times }) => `Die Führung wechselte ${number(times)}-mal.`,
  finale: ({ seats }, naming) =>
    `Vor der letzten Runde fehlte ${and(seats.map((seat) => wem(naming, seat)))} nur noch je ein Level.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${levels(climbed)} am Stück geschafft, von Runde ${from} bis Runde ${to}.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${number(times)}-mal ausgemacht, öfter als alle anderen.`,
  stuck: ({ seat, level, rounds }, naming) =>
    level === undefined
      ? `${opens(naming, seat, ['bist', 'ist'])} ${count(rounds, ROUNDS)} lang nicht vorangekommen.`
      : `Level ${level} hat ${wen(naming, seat)} ${count(rounds, ROUNDS)} lang aufgehalten.`,
  atOnce: ({ seat, level, round }, naming) =>
    `In Runde ${round} ${isYou(naming, seat) ? 'hast' : 'hat'} ${wer(naming, seat)} Level ${level} gleich im ersten Zug ausgelegt.`,
  passed: ({ seat, times }, naming) =>
    `${count(times, PASSES)} ${times === 1 ? 'landete' : 'landeten'} vor ${wem(naming, seat)}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${count(jokers, JOKERS)} auf den Tisch gelegt.`,
  lengths: ({ longest, shortest }) =>
    `Am längsten dauerte Runde ${longest.round} mit ${count(longest.turns, TURNS)}, am kürzesten Runde ${shortest.round} mit ${number(shortest.turns)}.`,
};

const MOVES = { one: 'Zug', other: 'Züge' };

const HAVE = ['hast', 'hat', 'habt', 'haben'] as const;

const legal = (moves: number): string =>
  moves === 1 ? 'Der eine Zug ist erlaubt' : `Alle ${number(moves)} Züge sind erlaubt`;

export const results: Part<'results'> = {
  round,
  tellings,
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
    good: {
      secret: (moves) =>
        `${legal(moves)}, und jedes Mischen folgt aus dem Geheimnis, das vor der ersten Karte versprochen wurde.`,
      seed: (moves) => `${legal(moves)}, und jedes Mischen folgt aus dem Startwert.`,
      unknown: (moves) => `${legal(moves)}. Woraus gemischt wurde, sagt die Aufzeichnung nicht.`,
    },
    bad: (event) =>
      event === undefined
        ? 'Diese Aufzeichnung hält nicht, was sie verspricht.'
        : `Diese Aufzeichnung folgt bei Ereignis ${number(event)} nicht den Regeln.`,
    unavailable:
      'Die Aufzeichnung dieser Partie ließ sich nicht lesen und wurde darum nicht geprüft.',
    playedOn: (moves) =>
      `${legal(moves)}. Diese Partie wurde mitten aus einer anderen weitergespielt: Dass ehrlich gegeben wurde, ist nicht bewiesen.`,
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
