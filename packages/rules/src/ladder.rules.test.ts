/** Ladders of the players' own, one for all or one a seat (spec/12-custom-ladders-and-input.md). */
import { expect, test } from 'vitest';
import { isFault } from './faults.ts';
import { judge } from './judge.ts';
import { faultIn, rule } from './testing/referee.ts';

const GAME = { edition: 'level-8-101', players: 2, seed: 'ladder' };

function faultOf(levels: unknown, choice: object = {}): string {
  return faultIn({ ...GAME, ladder: { name: 'ours', levels }, ...choice });
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

test.each([
  [0, 'wrong-length position.ladder.levels'],
  [1, 'fine'],
  [12, 'fine'],
  [13, 'wrong-length position.ladder.levels'],
])('[LADDER-1] a ladder has 1 to 12 levels: %i → %s', (count, answer) => {
  expect(faultOf(times(count, ['run 3']))).toBe(answer);
});

test.each([
  [0, 'wrong-length position.ladder.levels[1]'],
  [1, 'fine'],
  [5, 'fine'],
  [6, 'wrong-length position.ladder.levels[1]'],
])('[LADDER-1] a level has 1 to 5 combinations: %i → %s', (count, answer) => {
  expect(faultOf([['run 3'], times(count, 'set 2')])).toBe(answer);
});

test.each([
  ['run 0', 'out-of-range position.ladder.levels[0][1]'],
  ['run 1', 'out-of-range position.ladder.levels[0][1]'],
  ['run 2', 'fine'],
  ['set 2', 'fine'],
  ['colour 2', 'fine'],
  ['set 1', 'out-of-range position.ladder.levels[0][1]'],
  ['colour 1', 'out-of-range position.ladder.levels[0][1]'],
  ['run 11', 'out-of-range position.ladder.levels[0][1]'],
  ['colour 99', 'out-of-range position.ladder.levels[0][1]'],
])('[LADDER-1] a combination has 2 to 10 cards: %s → %s', (part, answer) => {
  expect(faultOf([['set 2', part]])).toBe(answer);
});

test.each([['run 10'], ['set 10'], ['colour 10']])(
  '[LADDER-1] one combination of ten cards: %s',
  (part) => {
    expect(faultOf([[part]])).toBe('fine');
  },
);

test.each([
  [['run 5', 'colour 5'], 'fine'],
  [['run 6', 'colour 5'], 'level-too-big position.ladder.levels[0]'],
  [['run 10', 'set 2'], 'level-too-big position.ladder.levels[0]'],
  [times(5, 'set 2'), 'fine'],
  [[...times(4, 'set 2'), 'run 3'], 'level-too-big position.ladder.levels[0]'],
])('[LADDER-1] at most 10 cards in all: %o → %s', (level, answer) => {
  expect(faultOf([level])).toBe(answer);
});

test.each([
  ['run'],
  ['3'],
  ['run three'],
  ['run -3'],
  ['run 3.5'],
  ['run 3 4'],
  ['flush 5'],
  ['color 4'],
  ['pair'],
  [''],
  ['run 100'],
  [3],
  [null],
  [['run 3']],
  [{ kind: 'run', size: 3 }],
])('[LADDER-1] a combination that cannot be read is refused: %o', (part) => {
  expect(faultOf([['set 2', part]])).toBe('unreadable-part position.ladder.levels[0][1]');
});

test('[LADDER-1] letter case and surplus spaces do not matter, printing is exact', () => {
  const ladder = { name: 'ours', levels: [[' RUN   3 ', 'Colour 4']] };
  expect(rule({ ...GAME, ladder }).position['ladder']).toEqual({
    name: 'ours',
    levels: [['run 3', 'colour 4']],
  });
});

test.each([
  [{ levels: [['run 3']] }, 'missing-member position.ladder.name'],
  [{ name: 'ours' }, 'missing-member position.ladder.levels'],
  [{ name: 3, levels: [['run 3']] }, 'wrong-type position.ladder.name'],
  [{ name: 'ours', levels: 'run 3' }, 'wrong-type position.ladder.levels'],
  [{ name: 'ours', levels: ['run 3'] }, 'wrong-type position.ladder.levels[0]'],
  [{ name: 'ours', levels: [['run 3']], mode: 'open' }, 'unknown-member position.ladder.mode'],
  ['mine', 'not-one-of position.ladder'],
])('[LADDER-1] a ladder is a known name, or a name and levels: %o → %s', (ladder, answer) => {
  expect(faultIn({ ...GAME, ladder })).toBe(answer);
});

test.each([
  ['level-up', ['set 6'], 'fine'],
  ['level-up', ['set 7'], 'level-impossible position.ladder.levels[1]'],
  ['level-up', ['set 10'], 'level-impossible position.ladder.levels[1]'],
  ['level-up', ['set 6', 'set 4'], 'fine'],
  ['level-up', ['run 10'], 'fine'],
  ['level-up', ['colour 10'], 'fine'],
  ['level-8-98', ['set 10'], 'fine'],
  ['level-8-101', ['set 10'], 'fine'],
])(
  '[LADDER-1] a level that the deck cannot satisfy is refused: %s %o → %s',
  (edition, level, answer) => {
    expect(
      faultIn({ ...GAME, edition, ladder: { name: 'ours', levels: [['run 3'], level] } }),
    ).toBe(answer);
  },
);

test('[LADDER-1] the refusal says which level is impossible', () => {
  const ladder = { name: 'ours', levels: [['run 3'], ['set 3'], ['set 7']] };
  const judged = judge({ position: { ...GAME, edition: 'level-up', ladder } }, 'test');
  expect(isFault(judged) && judged).toEqual({
    t: 'fault',
    code: 'level-impossible',
    path: 'position.ladder.levels[2]',
    facts: { level: 3 },
  });
});

const OURS = { name: 'ours', levels: [['set 2', 'colour 4'], ['run 4'], ['set 5']] };

/** Seat 1 at play with the first level of `OURS` in hand. */
const PLAYED = {
  edition: 'level-8-101',
  ladder: OURS,
  players: 2,
  dealer: 2,
  turn: 1,
  step: 'play',
  hands: [
    ['R5', 'G5', 'P1', 'P4', 'P9', 'P12', 'R6', 'R7', 'R8', 'R15'],
    ['B1', 'B2'],
  ],
};

test('[LADDER-1] [LAY-1] its levels are laid like any others, complete and exact', () => {
  const laid = rule(PLAYED, ['lay P1 P4 P9 P12 / R5 G5', 'discard R15']);
  expect(laid.answers).toEqual(['ok', 'ok']);
  expect(laid.events[0]).toEqual({
    t: 'levelLaid',
    seat: 1,
    level: 1,
    melds: [
      { kind: 'colour', cards: ['P1', 'P4', 'P9', 'P12'] },
      { kind: 'set', cards: ['R5', 'G5'] },
    ],
  });
  expect(rule(PLAYED, ['lay R5 G5']).answers).toEqual(['wrong-number-of-combinations LAY-1']);
  expect(rule({ ...PLAYED, levels: [2, 1] }, ['lay R5 R6 R7 R8']).answers).toEqual(['ok']);
});

test('[LADDER-1] [WIN-1] its last level is the last: laying it wins, going out on the one before wins', () => {
  const hands = [['R5', 'G5', 'B5', 'O5', 'J', 'R15'], ['B1']];
  const laying = rule({ ...PLAYED, levels: [3, 1], hands }, ['lay R5 G5 B5 O5 J']);
  expect(laying.rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0] }]);
  expect(laying.winners).toEqual([1]);
  expect(laying.position).toMatchObject({ levels: [4, 1], step: 'over' });
  const out = {
    ...PLAYED,
    levels: [2, 1],
    hands: [['R15'], ['B1']],
    melds: [[['R5', 'R6', 'R7', 'R8']], []],
  };
  expect(rule(out, ['discard R15']).winners).toEqual([1]);
});

test('[LADDER-1] [END-3] climbing two ends with the ladder', () => {
  const out = {
    ...PLAYED,
    edition: 'level-up',
    levels: [3, 1],
    hands: [['R15'], ['B1']],
    melds: [[['R5', 'G5']], []],
  };
  expect(rule(out, ['discard R15']).rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [1, 0] },
  ]);
});

test('[LADDER-1] a position’s level lies on the ladder', () => {
  expect(faultIn({ ...PLAYED, levels: [3, 1] })).toBe('fine');
  expect(faultIn({ ...PLAYED, levels: [5, 1] })).toBe('out-of-range position.levels[0]');
  expect(faultIn({ ...PLAYED, levels: [0, 1] })).toBe('out-of-range position.levels[0]');
});

test('[LADDER-1] [HOUSE-levels] a part of it may be played', () => {
  const hands = [['R5', 'R6', 'R7', 'R8', 'R15'], ['B1']];
  const start = { ...PLAYED, rules: { levels: 2 }, levels: [2, 1], hands };
  expect(rule(start, ['lay R5 R6 R7 R8']).winners).toEqual([1]);
  expect(faultIn({ ...PLAYED, rules: { levels: 4 } })).toBe('out-of-range position.rules.levels');
});

test('[LADDER-1] each seat may have a ladder of its own', () => {
  const ladders = [OURS, 'one-star'];
  const { ladder: _, ...start } = { ...PLAYED, ladders };
  expect(rule(start, ['lay P1 P4 P9 P12 / R5 G5']).answers).toEqual(['ok']);
  // Seat 2 plays for 2 runs of 3.
  const second = { ...start, turn: 2, hands: [['B1'], ['R1', 'R2', 'R3', 'G7', 'G8', 'G9', 'P1']] };
  expect(rule(second, ['lay R1 R2 R3 / G7 G8 G9']).answers).toEqual(['ok']);
  expect(rule(start).position).toMatchObject({ ladders });
  expect(rule(start).position).not.toHaveProperty('ladder');
});

test('[LADDER-1] ladders of different length end each for itself', () => {
  const { ladder: _, ...start } = { ...PLAYED, ladders: [OURS, 'one-star'], levels: [2, 2] };
  const melds = [[['R5', 'R6', 'R7', 'R8']], [['R2', 'G2']]];
  const { winners, rounds } = rule({ ...start, hands: [['R15'], ['B1']], melds }, ['discard R15']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1] }]);
  expect(winners).toEqual([1]);
  const swapped = { ...start, ladders: ['one-star', OURS], hands: [['R15'], ['B1']], melds };
  expect(rule(swapped, ['discard R15']).rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [2, 1], nextDealer: 1 },
  ]);
  expect(faultIn({ ...start, levels: [5, 2] })).toBe('out-of-range position.levels[0]');
  expect(faultIn({ ...start, levels: [2, 5] })).toBe('fine');
});

test('[LADDER-1] [OPEN-1] stacked and open may sit at one table', () => {
  const start = {
    edition: 'level-up',
    ladders: ['stacked', 'open'],
    players: 2,
    dealer: 1,
    turn: 2,
    step: 'play',
    levels: [3, [2, 6]],
    hands: [['B1'], ['R3', 'G4', 'B5', 'O6', 'Y7', 'P8', 'R9', 'R18']],
  };
  const { answers, position } = rule(start, ['lay 6: R3 G4 B5 O6 Y7 P8 R9']);
  expect(answers).toEqual(['ok']);
  expect(position).toMatchObject({ levels: [3, [2, 6]] });
  expect(
    faultIn({
      ...start,
      levels: [
        [3, 4],
        [2, 6],
      ],
    }),
  ).toBe('wrong-type position.levels[0]');
  expect(faultIn({ ...start, levels: [3, 2] })).toBe('wrong-type position.levels[1]');
});

test.each([
  [{ ladders: [OURS] }, 'wrong-length position.ladders'],
  [{ ladders: [OURS, OURS, OURS] }, 'wrong-length position.ladders'],
  [{ ladders: [OURS, 'open'] }, 'ladder-not-in-edition position.ladders[1]'],
  [{ ladders: [OURS, { name: 'x', levels: [] }] }, 'wrong-length position.ladders[1].levels'],
  [
    { ladders: [OURS, { name: 'x', levels: [['run 3', 'run 1']] }] },
    'out-of-range position.ladders[1].levels[0][1]',
  ],
  [
    { ladders: [OURS, { name: 'x', levels: [['run 6', 'run 5']] }] },
    'level-too-big position.ladders[1].levels[0]',
  ],
  [{ ladders: [OURS, null] }, 'not-one-of position.ladders[1]'],
  [{ ladder: OURS, ladders: [OURS, OURS] }, 'ladder-and-ladders position.ladders'],
  [{ ladders: [OURS, 'two-star'] }, 'fine'],
])('[LADDER-1] one ladder for each seat, each checked: %o → %s', (choice, answer) => {
  expect(faultIn({ ...GAME, ...choice })).toBe(answer);
});

test.each([
  ['level-up', 'one-star'],
  ['level-up', 'two-star'],
  ['level-8-98', 'stacked'],
  ['level-8-98', 'open'],
  ['level-8-99', 'two-star'],
  ['level-8-101', 'open'],
])('[LADDER-1] a named ladder must be one of the edition’s: %s %s', (edition, ladder) => {
  expect(faultIn({ ...GAME, edition, ladder })).toBe('ladder-not-in-edition position.ladder');
});

const KEEPING = {
  ...PLAYED,
  players: 3,
  dealer: 3,
  levels: [1, 2, 3],
  hands: [['R15'], ['G1', 'G2', 'G3'], ['B1', 'B2', 'B3']],
  melds: [[['R5', 'G5']], [], []],
};

test('[LADDER-1] [KEEP-1] keepFrom and keepCards give it the two-star rule', () => {
  expect(rule(KEEPING, ['discard R15']).position).toMatchObject({ step: 'draw', round: 2 });
  const start = { ...KEEPING, rules: { keepFrom: 3, keepCards: 2 } };
  expect(rule(start, ['discard R15']).position).toMatchObject({ step: 'keep', pending: [3] });
  const moves = [
    'discard R15',
    { seat: 3, move: 'keep B1 B2 B3' },
    { seat: 3, move: 'keep B1 B3' },
  ];
  const { answers, position } = rule(start, moves);
  expect(answers).toEqual(['ok', 'too-many-kept KEEP-1', 'ok']);
  expect((position['hands'] as string[][])[2]).toEqual(expect.arrayContaining(['B1', 'B3']));
});

test('[LADDER-1] [KEEP-1] with a ladder each, the rule is that of the seat’s own ladder', () => {
  const { ladder: _, ...start } = { ...KEEPING, levels: [1, 6, 6] };
  const ladders = [OURS, 'two-star', 'one-star'];
  expect(rule({ ...start, ladders }, ['discard R15']).position).toMatchObject({
    step: 'keep',
    pending: [2],
  });
});
