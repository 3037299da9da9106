/** Moves that cannot be read, and moves that name what does not exist (INPUT-1). */
import { expect, test } from 'vitest';
import { isFault } from './faults.ts';
import { judge, type Judgement } from './judge.ts';
import { rule, type WrittenMove } from './testing/referee.ts';

/** Seat 1 has laid and is at play. */
const PLAY = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  hands: [
    ['R6', 'R12', 'J', 'X'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  melds: [
    [
      ['R3', 'G4', 'B5'],
      ['O7', 'Y8', 'P9'],
    ],
    [],
    [],
  ],
  discards: [['O1'], ['O2'], []],
  stock: ['P11', 'P12', 'P13'],
};
const DRAW = { ...PLAY, step: 'draw' };

/** All these are refused in this way, and nothing has changed. */
function expectRefused(position: object, moves: readonly unknown[], answer: string): void {
  const { answers, events, position: after } = rule(position, moves as readonly WrittenMove[]);
  expect(answers).toEqual(moves.map(() => answer));
  expect(events).toEqual([]);
  expect(after).toEqual(rule(position).position);
}

const UNREADABLE = [
  '',
  ' ',
  '\n',
  'foo',
  'R12',
  'undo',
  'draws',
  'draw 1',
  'draw draw',
  'drawtake 1',
  'take',
  'take x',
  'take -1',
  'take 1.5',
  'take +2',
  'take 1 2',
  'take 2.1',
  'take ２',
  'take 1000',
  'take 99999999999999999999',
  'take 0x1',
  'take 1e0',
  'lay',
  'lay /',
  'lay R3 G4 B5 /',
  'lay / R3 G4 B5',
  'lay R3 G4 B5 // O7 Y8 P9',
  'lay R3,G4,B5',
  'lay x: R3 G4 B5',
  'lay : R3 G4 B5',
  'lay -1: R3 G4 B5',
  'lay 1: 2: R3 G4 B5',
  'lay 1:',
  'lay R3 G4 B5 | O7 Y8 P9',
  'lay R3 G4=5 B5 / O7 Y8 P9',
  'lay R3 G4 J=',
  'lay R3 G4 J=x',
  'lay R3 G4 J=5=5',
  'lay R3 G4 =5',
  'lay R3 G4 ? / O7 Y8 P9',
  'add',
  'add R6',
  'add 1.1',
  'add R6 1',
  'add R6 1.',
  'add R6 .1',
  'add R6 1.1.1',
  'add R6 a.b',
  'add R6 1.-1',
  'add R6 R12 1.1',
  'add R6 1.1 1.2',
  'add R6=6 1.1',
  'add ? 1.1',
  'exchange',
  'exchange R6',
  'exchange 1.1 R6',
  'exchange J=5 1.1',
  'exchange R6 1.1 1.2',
  'discard',
  'discard R',
  'discard 12',
  'discard R0',
  'discard R19',
  'discard R012',
  'discard Z5',
  'discard R6 R12',
  'discard J=5',
  'discard X^',
  'discard J1-6',
  'discard J5',
  'discard R6.',
  'pass',
  'pass next',
  'pass 2 3',
  'drop',
  'drop five',
  'drop 1 2',
  'keep foo',
  'keep R1,R2',
  'grab 2',
  'offer Q1',
  'pick',
  'pick 2',
  'pick R1 2',
  'pick 2 R1 R2',
  'swap Q1',
  'hold K',
  'discard\u0000R6',
  '🂡',
  '{"move":"draw"}',
  `lay ${'R3 '.repeat(70)}`,
  'x'.repeat(100_000),
];

test.each([
  ['draw', DRAW],
  ['play', PLAY],
])(
  '[INPUT-1] a text that is no move is refused and changes nothing, at the step %s',
  (_, position) => {
    expectRefused(position, UNREADABLE, 'unreadable-move INPUT-1');
  },
);

test('[INPUT-1] a move that is neither a text nor a text with its seat is refused', () => {
  const moves = [
    null,
    true,
    1,
    1.5,
    [],
    ['draw'],
    [[[[]]]],
    {},
    { seat: 1 },
    { seat: 1, move: null },
    { seat: 1, move: 5 },
    { seat: 1, move: ['draw'] },
    { seat: 1, move: { t: 'drawCard' } },
    { move: 'draw', seat: '1' },
    { move: 'draw', seat: 1.5 },
    { move: 'draw', seat: null },
    { move: 'draw', seat: [1] },
    { move: 'draw', seat: true },
    { move: 'draw', seat: 1, force: true },
    { move: 'draw', force: true },
    { text: 'draw' },
  ];
  expectRefused(DRAW, moves, 'unreadable-move INPUT-1');
});

test('[INPUT-1] a seat that does not exist makes no move', () => {
  const moves = [0, -1, 4, 7, 1_000_000].map((seat) => ({ seat, move: 'draw' }));
  expectRefused(DRAW, moves, 'no-such-seat INPUT-1');
});

test.each([
  ['take', DRAW, ['take 0', 'take 4', 'take 6', 'take 7', 'take 999']],
  ['pass', PLAY, ['pass 0', 'pass 4', 'pass 7', 'pass 999']],
  ['add', PLAY, ['add R6 0.1', 'add R6 4.1', 'add R6 7.1', 'add R6 999.999']],
])(
  '[INPUT-1] a move that names a seat that does not exist is refused: %s',
  (_, position, moves) => {
    expectRefused(position, moves, 'no-such-seat INPUT-1');
  },
);

test('[INPUT-1] a move that names a meld that does not exist is refused', () => {
  expectRefused(
    PLAY,
    ['add R6 1.0', 'add R6 1.3', 'add R6 1.999', 'add R6 2.1', 'add R6 3.1'],
    'no-such-meld INPUT-1',
  );
  expectRefused(
    { ...PLAY, rules: { jokerSwap: 'yes' } },
    ['exchange R6 1.0', 'exchange R6 1.3', 'exchange R6 2.1'],
    'no-such-meld INPUT-1',
  );
});

test('[INPUT-1] a move that names a card the deck does not have is refused', () => {
  expectRefused(
    PLAY,
    [
      'discard R16',
      'discard P18',
      'discard T',
      'discard W',
      'discard K',
      'discard J1-5',
      'discard J11-15',
      'add R16 1.1',
      'add T 1.1',
      'grab',
      'hold',
      'swap R6',
    ],
    'no-such-card INPUT-1',
  );
});

test('[INPUT-1] in Level Up there are no jokers and no Pass cards', () => {
  const start = {
    edition: 'level-up',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'play',
    hands: [['R1', 'R2'], ['G1']],
  };
  expectRefused(
    start,
    ['discard J', 'discard X', 'pass 2', 'grab', 'hold'],
    'no-such-card INPUT-1',
  );
  const laying = ['lay R1 R2 J=3 / G4 G5 G6 G7', 'lay R1 R2 X / G4 G5 G6 G7'];
  expectRefused(start, laying, 'no-such-card INPUT-1');
});

test('[INPUT-1] an unknown card is no card to move', () => {
  expectRefused(PLAY, ['discard ?'], 'unknown-card INPUT-1');
  expectRefused(
    { ...PLAY, rules: { jokerSwap: 'yes' } },
    ['exchange ? 1.1'],
    'unknown-card INPUT-1',
  );
  const keeping = { ...PLAY, ladder: 'two-star', step: 'keep', levels: [1, 6, 1], stock: [] };
  expectRefused(keeping, [{ seat: 2, move: 'keep ?' }], 'unknown-card INPUT-1');
  const master = {
    ...PLAY,
    master: 'specials',
    hands: [
      ['T', 'W', 'R12'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
  };
  expectRefused(master, ['swap ?'], 'unknown-card INPUT-1');
  expectRefused(
    { ...master, step: 'offer' },
    [{ seat: 2, move: 'offer ? G1' }],
    'unknown-card INPUT-1',
  );
  const offers = [[], ['G1', 'G2'], ['B1', 'B2']];
  expectRefused({ ...master, step: 'pick', offers }, ['pick 2 ?'], 'unknown-card INPUT-1');
});

test('[INPUT-1] a pick from nowhere, or of no card', () => {
  const start = {
    ...PLAY,
    master: 'specials',
    step: 'pick',
    offers: [[], ['G1', 'G2'], ['B1', 'B2']],
  };
  expectRefused(start, ['pick 0 G1', 'pick 4 G1'], 'no-such-seat INPUT-1');
  expectRefused(start, ['pick 2 G16', 'pick 2 J1-5'], 'no-such-card INPUT-1');
});

test('[INPUT-1] a level that does not exist is not laid', () => {
  const start = { ...PLAY, hands: [['R6'], ['G1'], ['B1']], melds: [[], [], []] };
  expectRefused(start, ['lay 0: R6', 'lay 9: R6', 'lay 999: R6'], 'no-such-level INPUT-1');
  const open = {
    edition: 'level-up',
    ladder: 'open',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'play',
    hands: [['R6'], ['G1']],
  };
  expectRefused(open, ['lay 0: R6', 'lay 9: R6'], 'no-such-level INPUT-1');
});

test('[INPUT-1] letter case and surplus spaces do not matter', () => {
  const reads = (position: object, move: string): string => rule(position, [move]).answers[0]!;
  expect(reads(DRAW, '  DRAW ')).toBe('ok');
  expect(reads(DRAW, 'Take   2')).toBe('ok');
  expect(reads(DRAW, '\ttake\t2\n')).toBe('ok');
  expect(reads(PLAY, ' discard  r12')).toBe('ok');
  expect(reads(PLAY, 'ADD j=6   1.1')).toBe('ok');
  expect(reads(PLAY, 'PASS 2')).toBe('ok');
  const hands = [['R3', 'G4', 'J', 'O7', 'Y8', 'P9', 'R12'], ['G1'], ['B1']];
  const laying = { ...PLAY, hands, melds: [[], [], []] };
  expect(reads(laying, 'LAY r3 g4 J=5/o7 Y8   p9')).toBe('ok');
});

test('[INPUT-1] an answer repeats the move in its exact form, a long unreadable one cut', () => {
  const judged = (move: unknown): Judgement['moves'][number] => {
    const judgement = judge({ position: PLAY, moves: [move] }, 'test');
    if (isFault(judgement)) throw new Error('the position is at fault');
    return judgement.moves[0]!;
  };
  expect(judged('  DISCARD  r12 ')).toMatchObject({ seat: 1, move: 'discard R12', ok: true });
  expect(judged({ seat: 1, move: 'add j=6 1.1' })).toMatchObject({ seat: 1, move: 'add J=6 1.1' });
  expect(judged('nonsense')).toMatchObject({ seat: 1, move: 'nonsense', ok: false });
  expect(judged('x'.repeat(100_000)).move.length).toBeLessThan(300);
  expect(judged({ seat: 9, move: 'draw' })).toMatchObject({ seat: 9, move: 'draw', ok: false });
});

test('[INPUT-1] refused moves change nothing and judging goes on', () => {
  const good = ['add R6 1.1', 'discard R12', 'take 2', 'discard G1', 'draw', 'discard B1'];
  const bad: unknown[] = [
    '',
    'take 9',
    null,
    { seat: 8, move: 'draw' },
    'add R6 3.1',
    'discard R18',
    'pass 0',
  ];
  const mixed = good.flatMap((move) => [...bad, move]);
  const { answers, position } = rule(PLAY, [...mixed, ...bad] as WrittenMove[]);
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(good.length);
  expect(position).toEqual(rule(PLAY, good).position);
});

test('[INPUT-1] an unreadable move is refused even when the game is over', () => {
  const over = { ...PLAY, step: 'over', levels: [9, 1, 1] };
  expect(rule(over, ['foo', 'draw']).answers).toEqual([
    'unreadable-move INPUT-1',
    'game-over TURN-2',
  ]);
});

test('[INPUT-1] where several decide, a move without its seat is refused, readable or not', () => {
  const keeping = { ...PLAY, ladder: 'two-star', step: 'keep', levels: [1, 6, 6] };
  const { answers, position } = rule(keeping, ['keep', 'foo', { seat: 9, move: 'keep' }]);
  expect(answers).toEqual([
    'name-the-seat INPUT-1',
    'unreadable-move INPUT-1',
    'no-such-seat INPUT-1',
  ]);
  expect(position).toEqual(rule(keeping).position);
});

test('[INPUT-1] surplus spaces do not make a move too long, leading zeros do not make a number', () => {
  const start = { edition: 'level-8-101', players: 2, dealer: 1, turn: 1, hands: [['R1'], ['G1']] };
  const position = { ...start, discards: [['B1'], ['B2']], stock: ['P1', 'P2'] };
  const spaces = ' '.repeat(300);
  expect(rule(position, ['take 02', `take${spaces}2${spaces}`]).answers).toEqual([
    'unreadable-move INPUT-1',
    'ok',
  ]);
});
