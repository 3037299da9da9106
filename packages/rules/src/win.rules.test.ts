/** Who wins, and when (spec/07-winning.md). */
import { expect, test } from 'vitest';
import { cardOf, makeCard, makePlaced } from './cards.ts';
import { LADDERS } from './ladders.ts';
import { firstLaying } from './layings.ts';
import { rule } from './testing/referee.ts';

const NINE = ['R3', 'G3', 'R4', 'G4', 'B4', 'O7', 'Y7', 'P7', 'R7'];
const LAY_NINE = 'lay R3 G3 / R4 G4 B4 / O7 Y7 P7 R7';

/** Seat 1 at play on level 8 with two cards more than it needs; seat 2 has laid, seat 3 has not. */
const LEVEL_8 = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [8, 4, 2],
  hands: [
    [...NINE, 'P1', 'P2'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  melds: [
    [],
    [
      ['R1', 'O2', 'Y3', 'G5', 'Y4', 'P6'],
      ['R14', 'O14'],
    ],
    [],
  ],
  stock: ['Y9', 'Y10'],
  seed: 'win',
};

const EIGHT = [
  ['R3', 'G3', 'B3', 'O3'],
  ['Y8', 'P8', 'R8'],
];
const ALSO_EIGHT = [
  ['R12', 'G12', 'B12', 'O12'],
  ['Y13', 'P13', 'R13'],
];
const SEVEN = [['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']].map((cards) => ({
  kind: 'colour',
  cards,
}));

/** Seat 1 at play with one card; who has laid what is for each case to say. */
const LEVEL_UP = {
  edition: 'level-up',
  players: 3,
  dealer: 2,
  turn: 1,
  step: 'play',
  hands: [['R18'], ['G17', 'G18'], ['B17', 'B18']],
};

test('[WIN-1] laying the last level wins at once, whatever cards remain', () => {
  const { answers, events, rounds, winners, position } = rule(LEVEL_8, [LAY_NINE]);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([
    {
      t: 'levelLaid',
      seat: 1,
      level: 8,
      melds: [
        { kind: 'set', cards: ['R3', 'G3'] },
        { kind: 'set', cards: ['R4', 'G4', 'B4'] },
        { kind: 'set', cards: ['O7', 'Y7', 'P7', 'R7'] },
      ],
    },
    { t: 'roundEnded', by: 'win', seat: 1, last: 1, cleared: [[8], [], []], keepers: [] },
    { t: 'gameWon', winners: [1] },
  ]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toEqual({
    palier: 1,
    edition: 'level-8-101',
    ladder: 'one-star',
    rules: {},
    master: 'none',
    players: 3,
    dealer: 3,
    turn: 1,
    step: 'over',
    levels: [9, 4, 2],
    hands: [
      ['P1', 'P2'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
    discards: [[], [], []],
    stock: ['Y9', 'Y10'],
    melds: [
      [
        { kind: 'set', cards: ['R3', 'G3'] },
        { kind: 'set', cards: ['R4', 'G4', 'B4'] },
        { kind: 'set', cards: ['O7', 'Y7', 'P7', 'R7'] },
      ],
      [
        { kind: 'run', cards: ['R1', 'O2', 'Y3', 'Y4', 'G5', 'P6'] },
        { kind: 'set', cards: ['R14', 'O14'] },
      ],
      [],
    ],
    skipped: [],
    round: 1,
    seed: 'win',
  });
});

test('[WIN-1] [TURN-2] once the game is won nobody acts', () => {
  const moves = [LAY_NINE, 'discard P1', { seat: 2, move: 'draw' }, { seat: 3, move: 'keep' }];
  const { answers, position } = rule(LEVEL_8, moves);
  expect(answers).toEqual(['ok', 'game-over TURN-2', 'game-over TURN-2', 'game-over TURN-2']);
  expect(position).toEqual(rule(LEVEL_8, [LAY_NINE]).position);
});

test.each([['level-8-98'], ['level-8-99'], ['level-8-101']])(
  '[WIN-1] laying level 8 wins in every Level 8: %s',
  (edition) => {
    expect(rule({ ...LEVEL_8, edition }, [LAY_NINE]).winners).toEqual([1]);
  },
);

test('[WIN-1] laying the last level of the two-star ladder wins', () => {
  // Any laying of its last level will do.
  const { table } = rule({ edition: 'level-8-101', ladder: 'two-star', players: 3 }).state;
  const laying = firstLaying(table.setup.deck, LADDERS['two-star'].levels[7]!, table.setup)!;
  const hand = laying.flatMap(({ cards }) => cards.map((placed) => makeCard(cardOf(placed))));
  const start = {
    ...LEVEL_8,
    ladder: 'two-star',
    hands: [[...hand, 'P14', 'P15'], ['G12'], ['B12']],
    melds: [[], [], []],
  };
  const lay = `lay ${laying.map(({ cards }) => cards.map(makePlaced).join(' ')).join(' / ')}`;
  const { rounds, winners } = rule(start, [lay]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
});

test('[WIN-1] laying level 7 does not win', () => {
  const hands = [['R4', 'G4', 'B4', 'O1', 'O2', 'O3', 'O5', 'O6', 'P1', 'P2'], ['G1'], ['B1']];
  const start = { ...LEVEL_8, levels: [7, 1, 1], hands, melds: [[], [], []] };
  const { answers, rounds, winners } = rule(start, ['lay R4 G4 B4 / O1 O2 O3 O5 O6', 'discard P1']);
  expect(answers).toEqual(['ok', 'ok']);
  expect(rounds).toEqual([]);
  expect(winners).toEqual([]);
});

test('[WIN-1] going out with level 7 laid wins', () => {
  const start = {
    ...LEVEL_8,
    levels: [7, 4, 2],
    hands: [['P12'], ['G1'], ['B1']],
    melds: [
      [
        { kind: 'set', cards: ['R7', 'G7', 'B7'] },
        { kind: 'colour', cards: ['O1', 'O3', 'O5', 'O7', 'O9'] },
      ],
      LEVEL_8.melds[1],
      [],
    ],
  };
  const { rounds, winners, position } = rule(start, ['discard P12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', levels: [9, 5, 2], round: 1 });
});

test('[WIN-1] there is one winner: seats on levels 7 and 8 lose to the first who lays level 8', () => {
  const start = { ...LEVEL_8, levels: [8, 7, 8] };
  const { rounds, winners, position } = rule(start, [LAY_NINE]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ levels: [9, 7, 8] });
});

test('[WIN-2] having laid palier 8 and gone out wins', () => {
  const start = { ...LEVEL_UP, levels: [8, 3, 3], melds: [EIGHT, [], []] };
  const { rounds, winners, position } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', levels: [9, 3, 3] });
});

test('[WIN-2] going out with palier 7 laid wins', () => {
  const start = { ...LEVEL_UP, levels: [7, 3, 3], melds: [SEVEN, [], []] };
  const { rounds, winners, position } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', levels: [9, 3, 3] });
});

test('[WIN-2] going out with palier 6 laid does not win', () => {
  const melds = [[['R1', 'O2', 'Y3', 'G4', 'B5', 'P6', 'R7']], [], []];
  const { rounds, winners, position } = rule({ ...LEVEL_UP, levels: [6, 3, 3], melds }, [
    'discard R18',
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [8, 3, 3] });
});

test('[WIN-2] having laid palier 7 is not enough when another goes out', () => {
  const start = {
    ...LEVEL_UP,
    levels: [3, 7, 3],
    melds: [
      [
        ['R3', 'G3', 'B3'],
        ['R4', 'G4', 'B4'],
        ['O9', 'Y9'],
      ],
      SEVEN,
      [],
    ],
  };
  const { rounds, winners, position } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [5, 8, 3] });
});

test('[WIN-2] having laid palier 8 wins although another goes out', () => {
  const start = {
    ...LEVEL_UP,
    levels: [3, 8, 3],
    melds: [
      [
        ['R1', 'G1', 'B1'],
        ['R4', 'G4', 'B4'],
        ['O9', 'Y9'],
      ],
      EIGHT,
      [],
    ],
  };
  const { rounds, winners } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0] }]);
  expect(winners).toEqual([2]);
});

test('[WIN-2] the one who went out wins alone', () => {
  const start = { ...LEVEL_UP, levels: [8, 3, 8], melds: [EIGHT, [], ALSO_EIGHT] };
  const { events, rounds, winners, position } = rule(start, ['discard R18']);
  expect(events).toEqual([
    { t: 'cardDiscarded', seat: 1, card: 'R18' },
    { t: 'roundEnded', by: 'went-out', seat: 1, last: 1, cleared: [[8], [], [8]], keepers: [] },
    { t: 'gameWon', winners: [1] },
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 0, 1] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ levels: [9, 3, 9], winners: [1] });
});

test('[WIN-2] who went out with palier 7 laid wins alone over those who laid palier 8', () => {
  const start = { ...LEVEL_UP, levels: [7, 8, 8], melds: [SEVEN, EIGHT, ALSO_EIGHT] };
  const { rounds, winners } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 1] }]);
  expect(winners).toEqual([1]);
});

test('[WIN-2] if the one who went out is not among them they share the victory', () => {
  const start = {
    ...LEVEL_UP,
    levels: [1, 8, 8],
    melds: [
      [
        ['R1', 'G1', 'B1'],
        ['R4', 'G5', 'B6', 'O7'],
      ],
      EIGHT,
      ALSO_EIGHT,
    ],
  };
  const { rounds, winners } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 1] }]);
  expect(winners).toEqual([2, 3]);
});

test('[WIN-2] if the stock runs out they share the victory', () => {
  const start = {
    ...LEVEL_UP,
    step: 'draw',
    levels: [8, 3, 8],
    hands: [['R17', 'R18'], ['G18'], ['B18']],
    melds: [EIGHT, [], ALSO_EIGHT],
    stock: ['P18'],
  };
  const { rounds, winners } = rule(start, ['draw', 'discard R17']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 0, 1] }]);
  expect(winners).toEqual([1, 3]);
});

test('[WIN-2] going out on the turn that takes the last card of the stock wins alone', () => {
  const start = {
    ...LEVEL_UP,
    step: 'draw',
    levels: [8, 3, 8],
    hands: [['R18'], ['G18'], ['B18']],
    melds: [EIGHT, [], ALSO_EIGHT],
    stock: ['O8'],
  };
  const { rounds, winners } = rule(start, ['draw', 'add O8 1.2', 'discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 0, 1] }]);
  expect(winners).toEqual([1]);
});

test('[WIN-2] a round without a finisher goes on to the next', () => {
  const start = { ...LEVEL_UP, levels: [8, 8, 8], melds: [[], [], []] };
  const { rounds, winners } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [0, 0, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
});

test('[WIN-3] laying palier 8 does not stop the round', () => {
  const start = {
    ...LEVEL_UP,
    levels: [8, 8, 3],
    hands: [
      ['R3', 'G3', 'B3', 'O3', 'Y8', 'P8', 'R8', 'R18', 'R17'],
      ['R12', 'G12', 'B12', 'O12', 'Y13', 'P13', 'R13', 'G17', 'G8'],
      ['B18'],
    ],
    stock: ['P18', 'P17', 'P15'],
  };
  const lay = 'lay R3 G3 B3 O3 / Y8 P8 R8';
  const first = rule(start, [lay]);
  expect(first.answers).toEqual(['ok']);
  expect(first.rounds).toEqual([]);
  expect(first.winners).toEqual([]);
  expect(first.position).toMatchObject({ step: 'play', turn: 1, levels: [8, 8, 3], laidNow: true });
  // Another lays palier 8 as well and adds to the first one's: paliers are cleared at the end only.
  const moves = [lay, 'discard R17', 'draw', 'lay R12 G12 B12 O12 / Y13 P13 R13', 'add G8 1.2'];
  const later = rule(start, [...moves, 'discard G17', 'draw', 'discard B18']);
  expect(later.answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
  expect(later.rounds).toEqual([]);
  expect(later.position).toMatchObject({ turn: 1, step: 'draw', levels: [8, 8, 3] });
  // Seat 1 draws the last card: the round ends by the stock and both have cleared palier 8.
  const whole = [...moves, 'discard G17', 'draw', 'discard B18', 'draw', 'discard P15'];
  const end = rule(start, whole);
  expect(end.rounds).toEqual([{ endedBy: 'stock', climbed: [1, 1, 0] }]);
  expect(end.winners).toEqual([1, 2]);
});
