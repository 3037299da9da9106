/** Level Up's faster variant: all paliers open (spec/08-open-ladder.md). */
import { expect, test } from 'vitest';
import { rule } from './testing/referee.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];
const RUN_OF_7 = ['R3', 'G4', 'B5', 'O6', 'Y7', 'P8', 'R9'];
const LAY_6 = 'lay 6: R3 G4 B5 O6 Y7 P8 R9';

const OPEN = {
  edition: 'level-up',
  ladder: 'open',
  players: 3,
  dealer: 2,
  turn: 1,
  step: 'play',
  levels: [ALL, ALL, ALL],
  hands: [
    [...RUN_OF_7, 'R18', 'R17'],
    ['G17', 'G18'],
    ['B17', 'B18'],
  ],
  stock: ['P16', 'P17', 'P18'],
};

/** Seat 1 has laid palier 6 and holds one card. */
const LAST_CARD = {
  ...OPEN,
  hands: [['R18'], ['G17', 'G18'], ['B17', 'B18']],
  melds: [[RUN_OF_7], [], []],
  laid: [6, null, null],
};

test('[OPEN-1] all paliers lie open at the start', () => {
  const { position } = rule({ edition: 'level-up', ladder: 'open', players: 2, seed: 'a' });
  expect(position).toMatchObject({ levels: [ALL, ALL] });
});

test('[OPEN-1] any palier still there may be laid, chosen when laying', () => {
  const { answers, events, position } = rule(OPEN, [LAY_6, 'discard R17']);
  expect(answers).toEqual(['ok', 'ok']);
  expect(events[0]).toEqual({
    t: 'levelLaid',
    seat: 1,
    level: 6,
    melds: [{ kind: 'run', cards: ['R3', 'G4', 'B5', 'O6', 'Y7', 'P8', 'R9'] }],
  });
  expect(position).toMatchObject({ turn: 2, levels: [ALL, ALL, ALL], laid: [6, null, null] });
});

test.each([
  ['lay 1: R3 G3 B3 / O5 Y6 P7 R8', 'R3 G3 B3 O5 Y6 P7 R8'],
  ['lay 2: R3 G4 B5 O6 / P1 P4 P9 P18', 'R3 G4 B5 O6 P1 P4 P9 P18'],
  ['lay 3: R3 G3 B3 / O5 Y5 P5 / R8 G8', 'R3 G3 B3 O5 Y5 P5 R8 G8'],
  ['lay 4: R3 G3 B3 / O5 Y6 P7 R8 G9', 'R3 G3 B3 O5 Y6 P7 R8 G9'],
  ['lay 5: R3 G3 B3 / O1 O5 O9 O11 O18', 'R3 G3 B3 O1 O5 O9 O11 O18'],
  ['lay 6: R3 G4 B5 O6 Y7 P8 R9', 'R3 G4 B5 O6 Y7 P8 R9'],
  ['lay 7: P1 P2 P4 P8 P11 P16 P18', 'P1 P2 P4 P8 P11 P16 P18'],
  ['lay 8: R3 G3 B3 O3 / Y9 P9 R9', 'R3 G3 B3 O3 Y9 P9 R9'],
])('[OPEN-1] each of the eight may be the first: %s', (lay, cards) => {
  const start = {
    ...OPEN,
    hands: [[...cards.split(' '), 'R14'], ['G13'], ['B13']],
    stock: ['G14'],
  };
  expect(rule(start, [lay]).answers).toEqual(['ok']);
});

test('[OPEN-1] a palier that is gone may not be laid', () => {
  const start = { ...OPEN, levels: [[1, 2, 8], ALL, ALL] };
  expect(rule(start, [LAY_6]).answers).toEqual(['not-your-level OPEN-1']);
  expect(rule(start, [LAY_6]).position).toEqual(rule(start).position);
});

test('[OPEN-1] the palier must be said', () => {
  expect(rule(OPEN, ['lay R3 G4 B5 O6 Y7 P8 R9']).answers).toEqual(['name-the-level OPEN-1']);
});

test('[OPEN-1] [LAY-1] the cards must be those of the palier said', () => {
  expect(rule(OPEN, ['lay 7: R3 G4 B5 O6 Y7 P8 R9']).answers).toEqual(['not-a-colour LAY-5']);
  expect(rule(OPEN, ['lay 1: R3 G4 B5 O6 Y7 P8 R9']).answers).toEqual([
    'wrong-number-of-combinations LAY-1',
  ]);
});

test('[OPEN-1] [LAY-2] one palier a round is laid, not two', () => {
  const hand = [...RUN_OF_7, 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'R18'];
  const start = { ...OPEN, hands: [hand, ['G17'], ['B17']] };
  const { answers } = rule(start, [LAY_6, 'lay 7: P1 P2 P3 P4 P5 P6 P7']);
  expect(answers).toEqual(['ok', 'already-laid LAY-2']);
});

test('[OPEN-1] a palier laid in an earlier round may not be laid again', () => {
  // Seat 2 goes out on palier 3 while seat 1 has laid 6: 6 is gone from seat 1's paliers.
  const start = {
    ...LAST_CARD,
    turn: 2,
    hands: [['R17', 'R18'], ['G17'], ['B17']],
    melds: [
      [RUN_OF_7],
      [
        ['R1', 'G1', 'B1'],
        ['R2', 'G2', 'B2'],
        ['O3', 'Y3'],
      ],
      [],
    ],
    laid: [6, 3, null],
  };
  const { position } = rule(start, ['discard G17', 'drop 1']);
  expect(position).toMatchObject({ levels: [[1, 2, 3, 4, 5, 7, 8], [2, 4, 5, 6, 7, 8], ALL] });
});

test('[OPEN-2] going out removes the palier laid and one more of choice', () => {
  const due = rule(LAST_CARD, ['discard R18']);
  expect(due.answers).toEqual(['ok']);
  expect(due.events).toEqual([
    { t: 'cardDiscarded', seat: 1, card: 'R18' },
    { t: 'bonusDue', seat: 1 },
  ]);
  expect(due.rounds).toEqual([]);
  expect(due.position).toMatchObject({ step: 'drop', turn: 1, levels: [ALL, ALL, ALL], round: 1 });
  const { events, rounds, winners, position } = rule(LAST_CARD, ['discard R18', 'drop 3']);
  expect(events.slice(2, 4)).toEqual([
    { t: 'palierDropped', seat: 1, level: 3 },
    {
      t: 'roundEnded',
      by: 'went-out',
      seat: 1,
      last: 1,
      cleared: [[6, 3], [], []],
      keepers: [],
      nextDealer: 1,
    },
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({
    step: 'draw',
    round: 2,
    dealer: 1,
    levels: [[1, 2, 4, 5, 7, 8], ALL, ALL],
  });
});

test.each([[1], [2], [3], [4], [5], [7], [8]])(
  '[OPEN-2] any other palier left may be the second: %i',
  (level) => {
    const { answers, position } = rule(LAST_CARD, ['discard R18', `drop ${level}`]);
    expect(answers).toEqual(['ok', 'ok']);
    expect(position).toMatchObject({
      levels: [ALL.filter((l) => l !== 6 && l !== level), ALL, ALL],
    });
  },
);

test('[OPEN-2] the second palier is one still there and not the one laid', () => {
  const start = { ...LAST_CARD, levels: [[2, 3, 6, 8], ALL, ALL] };
  const moves = ['discard R18', 'drop 6', 'drop 1', 'drop 9', 'drop 0', 'drop 8'];
  const { answers, position } = rule(start, moves);
  expect(answers).toEqual([
    'ok',
    'not-a-palier-left OPEN-2',
    'not-a-palier-left OPEN-2',
    'no-such-level INPUT-1',
    'no-such-level INPUT-1',
    'ok',
  ]);
  expect(position).toMatchObject({ levels: [[2, 3], ALL, ALL] });
});

test('[OPEN-2] the highest palier, already removed, exists but is not left', () => {
  const start = { ...LAST_CARD, levels: [[2, 3, 6], ALL, ALL] };
  expect(rule(start, ['discard R18', 'drop 8']).answers[1]).toBe('not-a-palier-left OPEN-2');
});

test('[OPEN-2] until the choice is made nothing else happens', () => {
  const moves = [
    'discard R18',
    'draw',
    { seat: 2, move: 'draw' },
    { seat: 2, move: 'drop 3' },
    'keep',
  ];
  const { answers, position } = rule(LAST_CARD, moves);
  expect(answers).toEqual([
    'ok',
    'must-drop-first OPEN-2',
    'not-your-turn TURN-2',
    'not-your-turn TURN-2',
    'must-drop-first OPEN-2',
  ]);
  expect(position).toEqual(rule(LAST_CARD, ['discard R18']).position);
});

test('[OPEN-2] there is nothing to drop before a player has gone out', () => {
  expect(rule(OPEN, ['drop 3']).answers).toEqual(['nothing-to-drop OPEN-2']);
  expect(rule({ ...OPEN, ladder: 'stacked', levels: [1, 1, 1] }, ['drop 3']).answers).toEqual([
    'nothing-to-drop OPEN-2',
  ]);
});

test('[OPEN-2] going out by laying and by adding leaves the same choice', () => {
  const byLaying = { ...OPEN, hands: [RUN_OF_7, ['G17'], ['B17']] };
  const byAdding = { ...LAST_CARD, hands: [['R10'], ['G17'], ['B17']] };
  for (const [start, move] of [
    [byLaying, LAY_6],
    [byAdding, 'add R10 1.1'],
  ] as const) {
    const { answers, rounds } = rule(start, [move, 'drop 8']);
    expect(answers).toEqual(['ok', 'ok']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
  }
});

test('[OPEN-2] having only laid removes that one palier', () => {
  const start = {
    ...LAST_CARD,
    hands: [['R18'], ['G17', 'G18'], ['B17', 'B18']],
    melds: [
      [RUN_OF_7],
      [
        ['R1', 'G1', 'B1'],
        ['R2', 'G2', 'B2'],
        ['O3', 'Y3'],
      ],
      [],
    ],
    laid: [6, 3, null],
  };
  const { rounds, position } = rule(start, ['discard R18', 'drop 1']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ levels: [[2, 3, 4, 5, 7, 8], [1, 2, 4, 5, 6, 7, 8], ALL] });
});

test('[OPEN-2] where only one palier is left besides, it goes by itself', () => {
  const start = { ...LAST_CARD, levels: [[2, 6], ALL, ALL] };
  const { answers, events, rounds, winners } = rule(start, ['discard R18']);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([
    { t: 'cardDiscarded', seat: 1, card: 'R18' },
    { t: 'roundEnded', by: 'went-out', seat: 1, last: 1, cleared: [[6, 2], [], []], keepers: [] },
    { t: 'gameWon', winners: [1] },
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0] }]);
  expect(winners).toEqual([1]);
});

test('[OPEN-2] where the palier laid was the last, it alone goes', () => {
  const start = { ...LAST_CARD, levels: [[6], ALL, ALL] };
  const { rounds, winners } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
});

test('[OPEN-2] [END-3] a hand that empties without a palier laid removes none', () => {
  const start = { ...OPEN, hands: [['R18'], ['G17'], ['B17']] };
  const { answers, rounds, position } = rule(start, ['discard R18']);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [0, 0, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ levels: [ALL, ALL, ALL], step: 'draw', round: 2 });
});

test('[OPEN-2] a position may stand at the choice', () => {
  const start = {
    ...LAST_CARD,
    step: 'drop',
    levels: [[2, 6, 8], [4], ALL],
    hands: [[], ['G17'], ['B17']],
  };
  const { answers, position } = rule(start, ['drop 8']);
  expect(answers).toEqual(['ok']);
  expect(position).toMatchObject({ levels: [[2], [4], ALL], round: 2 });
});

test('[OPEN-3] the game is not won by removing palier 8 while others are left', () => {
  const start = {
    ...LAST_CARD,
    levels: [[1, 2, 8], ALL, ALL],
    melds: [
      [
        ['R3', 'G3', 'B3', 'O3'],
        ['Y9', 'P9', 'R9'],
      ],
      [],
      [],
    ],
    laid: [8, null, null],
  };
  const { rounds, winners, position } = rule(start, ['discard R18', 'drop 1']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [[2], ALL, ALL] });
});

test('[OPEN-3] laying the only palier left does not stop the round', () => {
  const start = { ...OPEN, levels: [[6], ALL, ALL] };
  const { answers, rounds, winners } = rule(start, [LAY_6, 'discard R17']);
  expect(answers).toEqual(['ok', 'ok']);
  expect(rounds).toEqual([]);
  expect(winners).toEqual([]);
});

test('[OPEN-3] the game is won when all eight are gone at a round’s end', () => {
  const start = {
    ...LAST_CARD,
    levels: [ALL, [3], ALL],
    melds: [
      [RUN_OF_7],
      [
        ['R1', 'G1', 'B1'],
        ['R2', 'G2', 'B2'],
        ['O3', 'Y3'],
      ],
      [],
    ],
    laid: [6, 3, null],
  };
  const { rounds, winners, position } = rule(start, ['discard R18', 'drop 1']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0] }]);
  expect(winners).toEqual([2]);
  expect(position).toMatchObject({ step: 'over', levels: [[2, 3, 4, 5, 7, 8], [], ALL] });
});

const TWO_FINISH = {
  ...LAST_CARD,
  levels: [[6], [3], ALL],
  melds: [
    [RUN_OF_7],
    [
      ['R1', 'G1', 'B1'],
      ['R2', 'G2', 'B2'],
      ['O3', 'Y3'],
    ],
    [],
  ],
  laid: [6, 3, null],
};

test('[OPEN-3] [WIN-2] of several who finish the one who went out wins alone', () => {
  const { rounds, winners } = rule(TWO_FINISH, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0] }]);
  expect(winners).toEqual([1]);
});

test('[OPEN-3] [WIN-2] if none of those who finish went out they share the victory', () => {
  const start = {
    ...TWO_FINISH,
    step: 'draw',
    hands: [['R17', 'R18'], ['G17'], ['B17']],
    stock: ['P1'],
  };
  const { rounds, winners } = rule(start, ['draw', 'discard R17']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 1, 0] }]);
  expect(winners).toEqual([1, 2]);
});

test('[OPEN-3] [HOUSE-levels] with fewer levels the game is won when those are gone', () => {
  const start = { ...LAST_CARD, rules: { levels: 6 }, levels: [[2, 6], [1, 2, 3, 4, 5, 6], [1]] };
  const { rounds, winners, position } = rule(start, ['discard R18']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ levels: [[], [1, 2, 3, 4, 5, 6], [1]] });
});
