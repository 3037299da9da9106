/** After a round and after a game, in German. */
import type { ClimbFact, TellingWords } from '../facts.ts';
import type { Part } from '../langs.ts';
import { isYou, withYou } from '../naming.ts';
import { capital } from '../speech.ts';
import {
  and,
  count,
  MOVES,
  number,
  openAll,
  opens,
  ROUNDS,
  someLevels,
  someRounds,
  someTimes,
  TURNS,
  wem,
  wer,
} from './speech.ts';

/** After „mit“. */
const JOKERS = { one: 'Joker', other: 'Joker' };

const PASSES = { one: 'Aussetzkarte', other: 'Aussetzkarten' };

/** Standing alone: „eins“, „zwei“, „12“. */
function inWords(value: number): string {
  return 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ')[value] ?? number(value);
}

/** How far a seat came and where it stands: „ und steigt um zwei auf Level 5.“ */
function standing({ now, climbed }: ClimbFact, isOwn: boolean): string {
  switch (now.t) {
    case 'moon':
      return ' und alle Level geschafft.';
    case 'level':
      return climbed === 0
        ? ` und ${isOwn ? 'bleibst' : 'bleibt'} auf Level ${now.count}.`
        : ` und ${isOwn ? 'steigst' : 'steigt'} ${climbed === 1 ? '' : `um ${inWords(climbed)} `}auf Level ${now.count}.`;
    case 'left':
      return climbed === 0
        ? `: noch ${someLevels(now.count)} übrig.`
        : `: ${someLevels(climbed)} weniger, noch ${inWords(now.count)} übrig.`;
  }
}

const round: Part<'results'>['round'] = {
  title: (round) => `Runde ${round}`,
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['hast', 'hat'])} Schluss gemacht`,
    stock: () => 'Es gab nichts mehr zu ziehen',
    blocked: () => 'Schon lange hatte niemand mehr ausgelegt oder angelegt',
    win: (seat, naming) => `${opens(naming, seat, ['hast', 'hat'])} das letzte Level ausgelegt`,
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    const isOwn = isYou(naming, seat);
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt und gewonnen.`;
      case 'out':
        return `${opens(naming, seat, ['hast', 'hat'])} Schluss gemacht${standing(fact, isOwn)}`;
      case 'laid':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt${standing(fact, isOwn)}`;
      case 'late':
        return `${opens(naming, seat, ['hast', 'hat'])} Level ${laid} ausgelegt, aber die Partie war schon gewonnen.`;
      case 'none':
        return `${opens(naming, seat, ['hast', 'hat'])} nicht ausgelegt${standing(fact, isOwn)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['darfst', 'darf', 'dürft', 'dürfen'])} Karten für die nächste Runde behalten.`,
  nextDealer: (seat, naming) =>
    `Als Nächstes ${isYou(naming, seat) ? 'teilst' : 'teilt'} ${wer(naming, seat)} aus.`,
  nearMoon: (seats, naming) =>
    `${openAll(naming, seats, ['stehst', 'steht', 'steht', 'stehen'])} ein Level vor dem Mond!`,
  outWins: (seats, naming) =>
    `${openAll(naming, seats, ['kannst', 'kann', 'könnt', 'können'])} durch Schlussmachen bis zum Mond kommen.`,
  hurry: 'Schneller',
  nextRound: 'Nächste Runde',
};

const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['hast', 'hat'])} in Runde ${round} Level ${level} ausgelegt und gewonnen.`;
      case 'going-out':
        return `${opens(naming, seat, ['hast', 'hat'])} in Runde ${round} mit Level ${level} Schluss gemacht und gewonnen.`;
      case 'round-end':
        return `${opens(naming, seat, ['hast', 'hat'])} am Ende von Runde ${round} mit Level ${level} gewonnen.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['hast', 'hat', 'habt', 'haben'])} in Runde ${round} gemeinsam gewonnen.`,
  stalled: ({ seats, rounds }, naming) =>
    `Nach ${count(rounds, ROUNDS)} endete die Partie, weil lange niemand aufgestiegen war. ${openAll(naming, seats, ['standest', 'stand', 'standet', 'standen'])} am höchsten.`,
  comeback: ({ seat, behind, round }, naming) =>
    `Nach Runde ${round} ${isYou(naming, seat) ? 'lagst' : 'lag'} ${wer(naming, seat)} noch ${someLevels(behind)} zurück.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `In ${count(rounds, ROUNDS)} lag nie jemand vor ${wem(naming, seat)}.`,
  led: ({ seat, times, rounds }, naming) =>
    `${opens(naming, seat, ['lagst', 'lag'])} in ${number(times)} von ${count(rounds, ROUNDS)} allein vorn und ${isYou(naming, seat) ? 'hast' : 'hat'} doch nicht gewonnen.`,
  leadChanged: ({ times }) => `Die Führung wechselte ${someTimes(times)}.`,
  finale: ({ seats }, naming) =>
    `Vor der letzten Runde fehlte ${and(withYou(naming, seats, 'last').map((seat) => wem(naming, seat)))} nur noch je ein Level.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${someLevels(climbed)} am Stück geschafft, von Runde ${from} bis Runde ${to}.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${someTimes(times)} Schluss gemacht, öfter als alle anderen.`,
  stuck: ({ seat, level, rounds }, naming) =>
    `${capital(someRounds(rounds))} lang ${isYou(naming, seat) ? 'kamst' : 'kam'} ${wer(naming, seat)} nicht ${level === undefined ? 'voran' : `über Level ${level} hinaus`}.`,
  atOnce: ({ seat, level, round }, naming) =>
    `In Runde ${round} ${isYou(naming, seat) ? 'hast' : 'hat'} ${wer(naming, seat)} Level ${level} gleich im ersten Zug ausgelegt.`,
  passed: ({ seat, times }, naming) =>
    `${count(times, PASSES)} ${times === 1 ? 'landete' : 'landeten'} vor ${wem(naming, seat)}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} ${count(jokers, JOKERS)} auf den Tisch gelegt.`,
  lengths: ({ longest, shortest }) =>
    `Am längsten dauerte Runde ${longest.round} mit ${count(longest.turns, TURNS)}, am kürzesten Runde ${shortest.round} mit ${number(shortest.turns)}.`,
};

const HAVE = ['hast', 'hat', 'habt', 'haben'] as const;

const STAND = [
  'stehst am höchsten und gewinnst',
  'steht am höchsten und gewinnt',
  'steht am höchsten und gewinnt',
  'stehen am höchsten und gewinnen',
] as const;

const legal = (moves: number): string =>
  moves === 1 ? 'Der eine Spielzug war erlaubt' : `Alle ${number(moves)} Spielzüge waren erlaubt`;

export const results: Part<'results'> = {
  round,
  tellings,
  title: 'Ergebnis',
  headline: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, HAVE)} gewonnen und den Mond erreicht!`
      : `${openAll(naming, winners, HAVE)} gemeinsam gewonnen und den Mond erreicht!`,
  stalled: (winners, naming) =>
    `${openAll(naming, winners, STAND)}${winners.length === 1 ? '' : ' gemeinsam'}.`,
  lost: ({ climbed, of }) => {
    if (climbed === of - 1) return 'Ganz knapp: Bis zum Mond fehlte dir nur ein Level.';
    if (climbed === 0) return 'Jeder Aufstieg beginnt ganz unten. Der Mond wartet auf dich.';
    return `Du hast ${climbed} von ${of} Leveln geschafft. Der Mond wartet auf dich.`;
  },
  story: 'So lief die Partie',
  chart: {
    title: 'Der Aufstieg',
    about: (rounds, names) =>
      `Die Level von ${and(names)} nach jeder Runde (${count(rounds, ROUNDS)}). Dasselbe steht in der Tabelle darunter.`,
    showTable: 'Der Aufstieg als Tabelle',
    start: 'Start',
    round: (round) => `Runde ${round}`,
    legend:
      'Die Level von unten bis zum Mond, Runde für Runde. Gefülltes Zeichen: Schluss gemacht.',
    moon: 'Mond',
  },
  figures: {
    title: 'In Zahlen',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Level geschafft',
      outs: 'Schluss gemacht',
      laid: 'Level ausgelegt',
      passes: 'Aussetzkarten bekommen',
      jokers: 'Joker gelegt',
    },
  },
  receipt: {
    title: 'Fairness-Prüfung',
    checking: 'Die Partie wird geprüft …',
    good: {
      secret: (moves) =>
        `${legal(moves)}, und gemischt wurde jedes Mal mit dem Geheimnis, das vor der ersten Karte feststand.`,
      seed: (moves) => `${legal(moves)}, und gemischt wurde jedes Mal mit dem Startwert.`,
      unknown: (moves) => `${legal(moves)}. Womit gemischt wurde, ist nicht gespeichert.`,
    },
    bad: (event) =>
      event === undefined
        ? 'Diese Partie wurde verändert: Das Mischen oder das Ergebnis stimmt nicht.'
        : `Diese Partie wurde verändert: Ereignis ${number(event)} passt nicht zu den Regeln.`,
    unavailable: 'Diese Partie konnte nicht gelesen und daher nicht geprüft werden.',
    playedOn: (moves) =>
      `${legal(moves)}. Diese Partie setzt eine andere mittendrin fort: Ob fair gemischt wurde, lässt sich nicht prüfen.`,
    playedOnHow:
      'Die Partie begann mit den Karten, wie sie in der anderen lagen. Danach wurde mit einem Startwert gemischt, den dieses Gerät gewählt und vorher niemandem gezeigt hat. Alle Spielzüge seitdem sind geprüft; dass fair gemischt wurde, lässt sich nicht beweisen.',
    more: 'Wie wurde das geprüft?',
    how: {
      secret:
        'Vor der ersten Karte hat dieses Gerät ein Geheimnis gewählt und dessen Fingerabdruck gezeigt. Jetzt, nach der Partie, wird auch das Geheimnis gezeigt. Die ganze Partie wurde gerade noch einmal durchgespielt: Das Geheimnis hat diesen Fingerabdruck, gemischt wurde jedes Mal mit ihm und den Beiträgen der Spieler, und jeder Spielzug war erlaubt. Mit der gespeicherten Partie können das alle nachprüfen.',
      seed: 'Gemischt wurde mit einem Startwert, der mit der Partie gespeichert ist. Die ganze Partie wurde gerade noch einmal durchgespielt: Es wurde jedes Mal mit diesem Startwert gemischt, und jeder Spielzug war erlaubt. Mit der gespeicherten Partie können das alle nachprüfen.',
      unknown:
        'Die ganze Partie wurde gerade noch einmal durchgespielt, und jeder Spielzug war erlaubt. Womit gemischt wurde, ist nicht gespeichert; das Mischen konnte daher nicht geprüft werden.',
    },
    commitment: 'Fingerabdruck, vor der ersten Karte gezeigt',
    secret: 'Geheimnis, jetzt gezeigt',
    seed: 'Startwert',
    salt: (seat, naming) =>
      isYou(naming, seat) ? 'Dein Beitrag' : `Beitrag von ${wem(naming, seat)}`,
    noSalt: 'nichts',
    ruleset: 'Regeln',
  },
  picture: {
    share: 'Bild teilen',
    making: 'Das Bild wird gezeichnet …',
    saved: 'Bild gespeichert.',
    failed: 'Das Bild konnte nicht erstellt werden.',
    title: 'Dein Bild',
    send: 'Teilen oder speichern',
    me: 'Ich',
    climbed: (name, { climbed, of }) =>
      `${name === undefined ? 'Ich habe' : `${name} hat`} ${climbed} von ${of} Leveln geschafft`,
    mine: {
      moon: 'Ich habe gewonnen und den Mond erreicht!',
      furthest: 'Ich bin am weitesten gekommen und habe gewonnen!',
    },
    level: (level) => `Level ${level}`,
  },
  rematch: 'Revanche',
  review: 'Analyse',
  replay: 'Wiederholung',
  save: 'Partie speichern',
  home: 'Zur Startseite',
  fileName: 'palier',
};
