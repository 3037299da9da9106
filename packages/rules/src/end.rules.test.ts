/** How a round ends and who climbs (spec/06-round-end.md). */
import { expect, test } from 'vitest';
import { rule } from './testing/referee.ts';

/** Seat 1 at play with its level down; seat 2 has laid too, seat 3 has not. */
const LEVEL_8 = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [1, 4, 2],
  hands: [['R12'], ['G1', 'G2'], ['B1', 'B2']],
  melds: [
    [
      ['R3', 'G4', 'B5'],
      ['O7', 'Y8', 'P9'],
    ],
    [
      ['R1', 'O2', 'Y3', 'G5', 'B4', 'P6'],
      ['R14', 'O14'],
    ],
    [],
  ],
};

const LEVEL_UP = {
  edition: 'level-up',
  players: 3,
  dealer: 2,
  turn: 1,
  step: 'play',
  levels: [1, 4, 2],
  hands: [['R12'], ['G1', 'G2'], ['B1', 'B2']],
  melds: [
    [
      ['R3', 'G3', 'B3'],
      ['O7', 'Y8', 'P9', 'R10'],
    ],
    [
      ['R5', 'O5', 'Y5'],
      ['R14', 'O15', 'Y16', 'G17', 'B18'],
    ],
    [],
  ],
};

const SEAT_1_WENT_OUT = {
  t: 'roundEnded',
  by: 'went-out',
  seat: 1,
  last: 1,
  cleared: [[1, 2], [4], []],
  keepers: [],
  nextDealer: 1,
};

function unchanged(position: object, moves: readonly string[]): void {
  expect(rule(position, moves).position).toEqual(rule(position).position);
}

test('[END-1] the round ends at once when a player discards the last card', () => {
  const { answers, events, rounds, winners, position } = rule(LEVEL_8, ['discard R12']);
  expect(answers).toEqual(['ok']);
  expect(events.slice(0, -1)).toEqual([
    { t: 'cardDiscarded', seat: 1, card: 'R12' },
    SEAT_1_WENT_OUT,
  ]);
  expect(events.at(-1)).toMatchObject({ t: 'roundDealt', round: 2, dealer: 1 });
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ round: 2, dealer: 1, turn: 2, step: 'draw', levels: [3, 5, 2] });
});

test.each([['level-8-98'], ['level-8-99'], ['level-8-101']])(
  '[END-1] it is so in every Level 8: %s',
  (edition) => {
    const { rounds } = rule({ ...LEVEL_8, edition }, ['discard R12']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  },
);

test('[END-1] a card drawn and discarded again does not end the round while others are held', () => {
  const start = { ...LEVEL_8, step: 'draw', stock: ['Y11', 'Y12'] };
  const { answers, rounds, position } = rule(start, ['draw', 'discard Y11']);
  expect(answers).toEqual(['ok', 'ok']);
  expect(rounds).toEqual([]);
  expect(position).toMatchObject({
    turn: 2,
    step: 'draw',
    hands: [['R12'], ['G1', 'G2'], ['B1', 'B2']],
  });
});

test.each([['discard X'], ['pass 2'], ['pass 3']])(
  '[END-1] [PASS-4] a last card that is a Pass card is the final discard: %s',
  (move) => {
    const { answers, events, rounds } = rule({ ...LEVEL_8, hands: [['X'], ['G1'], ['B1']] }, [
      move,
    ]);
    expect(answers).toEqual(['ok']);
    expect(events.slice(0, -1)).toEqual([
      { t: 'cardDiscarded', seat: 1, card: 'X' },
      SEAT_1_WENT_OUT,
    ]);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  },
);

test.each([
  ['discard T', 'T'],
  ['grab', 'T'],
  ['discard W', 'W'],
  ['swap', 'W'],
  ['discard K', 'K'],
  ['hold', 'K'],
])(
  '[END-1] [MASTER-2] a last card that is a special card is the final discard: %s',
  (move, card) => {
    const start = { ...LEVEL_8, master: 'specials', hands: [[card], ['G1'], ['B1']] };
    const { answers, events, rounds, position } = rule(start, [move]);
    expect(answers).toEqual(['ok']);
    expect(events.slice(0, -1)).toEqual([{ t: 'cardDiscarded', seat: 1, card }, SEAT_1_WENT_OUT]);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
    expect(position).toMatchObject({ round: 2, step: 'draw' });
  },
);

test('[END-1] a laying that would leave an empty hand is refused', () => {
  const hands = [['R3', 'G4', 'B5', 'O7', 'Y8', 'P9'], ['G1'], ['B1']];
  const start = { ...LEVEL_8, levels: [1, 1, 1], hands, melds: [[], [], []] };
  const lay = 'lay R3 G4 B5 / O7 Y8 P9';
  expect(rule(start, [lay]).answers).toEqual(['last-card-must-be-discarded END-1']);
  unchanged(start, [lay]);
  const oneMore = { ...start, hands: [[...hands[0]!, 'P1'], ['G1'], ['B1']] };
  expect(rule(oneMore, [lay]).answers).toEqual(['ok']);
});

test('[END-1] laying and discarding the rest in one turn goes out', () => {
  const hands = [['R3', 'G4', 'B5', 'O7', 'Y8', 'P9', 'R6', 'R12'], ['G1'], ['B1']];
  const start = { ...LEVEL_8, levels: [1, 1, 1], hands, melds: [[], [], []] };
  const { answers, rounds } = rule(start, ['lay R3 G4 B5 / O7 Y8 P9', 'add R6 1.1', 'discard R12']);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
});

test('[END-1] the last card is never added', () => {
  const start = { ...LEVEL_8, hands: [['R6', 'O10'], ['G1'], ['B1']] };
  const moves = ['add R6 1.1', 'add O10 1.2', 'discard O10'];
  const { answers, rounds } = rule(start, moves);
  expect(answers).toEqual(['ok', 'last-card-must-be-discarded END-1', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  const last = { ...start, hands: [['O10'], ['G1'], ['B1']] };
  unchanged(last, ['add O10 1.2']);
});

test('[END-1] a joker as the last card is not added either', () => {
  const start = { ...LEVEL_8, hands: [['J'], ['G1'], ['B1']] };
  expect(rule(start, ['add J=6 1.1', 'discard J']).answers).toEqual([
    'last-card-must-be-discarded END-1',
    'ok',
  ]);
});

test('[END-1] [WIN-1] the laying that wins may empty the hand', () => {
  const start = {
    ...LEVEL_8,
    levels: [8, 4, 2],
    hands: [['R3', 'G3', 'R4', 'G4', 'B4', 'O7', 'Y7', 'P7', 'R7'], ['G1'], ['B1']],
    melds: [[], [['R1', 'O1', 'Y1']], []],
    stock: [],
  };
  const { answers, rounds, winners, position } = rule(start, [
    'lay R3 G3 / R4 G4 B4 / O7 Y7 P7 R7',
  ]);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', levels: [9, 4, 2], hands: [[], ['G1'], ['B1']] });
});

test('[END-1] laying the last level but one may not empty the hand', () => {
  const start = {
    ...LEVEL_8,
    levels: [7, 1, 1],
    hands: [['R4', 'G4', 'B4', 'O1', 'O2', 'O3', 'O5', 'O6'], ['G1'], ['B1']],
    melds: [[], [], []],
  };
  expect(rule(start, ['lay R4 G4 B4 / O1 O2 O3 O5 O6']).answers).toEqual([
    'last-card-must-be-discarded END-1',
  ]);
});

test('[END-2] the round ends when the last card is discarded', () => {
  const { answers, events, rounds, position } = rule(LEVEL_UP, ['discard R12']);
  expect(answers).toEqual(['ok']);
  expect(events.slice(0, -1)).toEqual([
    { t: 'cardDiscarded', seat: 1, card: 'R12' },
    SEAT_1_WENT_OUT,
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ round: 2, dealer: 1, turn: 2, levels: [3, 5, 2] });
});

test('[END-2] the round ends at once when the last card is added', () => {
  const start = { ...LEVEL_UP, hands: [['R11'], ['G1'], ['B1']] };
  const { answers, events, rounds } = rule(start, ['add R11 1.2', 'discard R11']);
  expect(answers[0]).toBe('ok');
  expect(events.slice(0, 2)).toEqual([
    { t: 'cardAdded', seat: 1, card: 'R11', to: 1, meld: 2 },
    SEAT_1_WENT_OUT,
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[END-2] the round ends at once when the last card is added to the meld of another', () => {
  const start = { ...LEVEL_UP, hands: [['R13'], ['G1'], ['B1']] };
  const { answers, rounds } = rule(start, ['add R13 2.2']);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[END-2] the round ends at once when the laying takes the whole hand', () => {
  const start = {
    ...LEVEL_UP,
    hands: [['R3', 'G3', 'B3', 'O7', 'Y8', 'P9', 'R10'], ['G1'], ['B1']],
    melds: [[], LEVEL_UP.melds[1], []],
  };
  const { answers, events, rounds } = rule(start, ['lay R3 G3 B3 / O7 Y8 P9 R10']);
  expect(answers).toEqual(['ok']);
  expect(events.slice(0, 2)).toEqual([
    {
      t: 'levelLaid',
      seat: 1,
      level: 1,
      melds: [
        { kind: 'set', cards: ['R3', 'G3', 'B3'] },
        { kind: 'run', cards: ['O7', 'Y8', 'P9', 'R10'] },
      ],
    },
    SEAT_1_WENT_OUT,
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[END-2] laying and adding in one turn may empty the hand', () => {
  const start = {
    ...LEVEL_UP,
    hands: [['R3', 'G3', 'B3', 'O7', 'Y8', 'P9', 'R10', 'O3', 'O6'], ['G1'], ['B1']],
    melds: [[], LEVEL_UP.melds[1], []],
  };
  const moves = ['lay R3 G3 B3 / O7 Y8 P9 R10', 'add O3 1.1', 'add O6 1.2'];
  const { answers, rounds } = rule(start, moves);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[END-3] who went out climbs two, who laid one, the others none', () => {
  // The ledger's example: seat 2 goes out on level 3, seat 1 has laid level 5, seat 3 has not.
  const start = {
    ...LEVEL_8,
    turn: 2,
    levels: [5, 3, 4],
    hands: [['G1', 'G2'], ['R12'], ['B1', 'B2']],
    melds: [
      [['P1', 'O2', 'Y3', 'R4', 'P5', 'G6', 'B7']],
      [
        ['R3', 'G4', 'B5'],
        ['O1', 'O7', 'O8', 'O12'],
      ],
      [],
    ],
  };
  const { rounds, position } = rule(start, ['discard R12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 2, climbed: [1, 2, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ levels: [6, 5, 4] });
});

test('[END-3] [STOCK-3] where nobody went out those who laid climb one', () => {
  const start = {
    ...LEVEL_UP,
    step: 'draw',
    hands: [['R12', 'R13'], ['G1'], ['B1']],
    stock: ['P1'],
  };
  const { rounds, position } = rule(start, ['draw', 'discard R12']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 1, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ levels: [2, 5, 2] });
});

test('[END-3] nobody climbs past the end of the ladder', () => {
  const out = rule({ ...LEVEL_UP, levels: [8, 8, 2] }, ['discard R12']);
  expect(out.rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0] }]);
  expect(out.position).toMatchObject({ levels: [9, 9, 2] });
  const late = rule({ ...LEVEL_8, rules: { winOnLaying: 'no' }, levels: [8, 4, 2] }, [
    'discard R12',
  ]);
  expect(late.rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0] }]);
  expect(late.position).toMatchObject({ levels: [9, 5, 2] });
});

test.each([
  ['Level 8', { ...LEVEL_8, melds: [[], LEVEL_8.melds[1], []] }, 1],
  ['Level Up', { ...LEVEL_UP, melds: [[], LEVEL_UP.melds[1], []] }, 1],
])(
  '[END-3] a hand that empties without a level laid ends the round and climbs none: %s',
  (_, start, nextDealer) => {
    const { answers, rounds, position } = rule(start, ['discard R12']);
    expect(answers).toEqual(['ok']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [0, 1, 0], nextDealer }]);
    expect(position).toMatchObject({ levels: [1, 5, 2], round: 2 });
  },
);

test('[END-3] who has not laid does not win by an empty hand on the last level', () => {
  const start = { ...LEVEL_8, levels: [7, 4, 2], melds: [[], LEVEL_8.melds[1], []] };
  const { rounds, winners } = rule(start, ['discard R12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [0, 1, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
});

test.each([
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 6],
  [5, 7],
])('[END-3] going out on level %i leads to level %i', (from, to) => {
  const { position, winners } = rule({ ...LEVEL_8, levels: [from, 1, 1] }, ['discard R12']);
  expect(position).toMatchObject({ levels: [to, 2, 1] });
  expect(winners).toEqual([]);
});

test('[END-4] going out on level 6 leads to level 8, which has still to be laid', () => {
  const { rounds, winners, position } = rule({ ...LEVEL_8, levels: [6, 4, 2] }, ['discard R12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [8, 5, 2], step: 'draw', round: 2 });
});

test('[END-4] having laid level 7 while another goes out leads to level 8, no further', () => {
  const { rounds, winners, position } = rule({ ...LEVEL_8, levels: [1, 7, 2] }, ['discard R12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [3, 8, 2] });
});
