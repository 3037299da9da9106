/** What a refusal tells besides its code: the facts that its sentence is made from. */
import { describe, expect, test } from 'vitest';
import { makePlaced } from './cards.ts';
import { isFault } from './faults.ts';
import { judge } from './judge.ts';
import { makePart } from './ladders.ts';
import { REFUSAL_CODES, type Refusal } from './refusals.ts';

/** Cards as text, so that a case reads like the contract. */
function readable(member: string, value: unknown): unknown {
  if (member === 'card') return makePlaced(value as Parameters<typeof makePlaced>[0]);
  if (member === 'cards') return (value as Parameters<typeof makePlaced>[0][]).map(makePlaced);
  if (member === 'parts') return (value as Parameters<typeof makePart>[0][]).map(makePart);
  return value;
}

function factsOf(refusal: Refusal): object {
  return Object.fromEntries(
    Object.entries(refusal.facts).map(([name, value]) => [name, readable(name, value)]),
  );
}

function lastRefusal(position: object, moves: readonly unknown[]): [string, object] {
  const judged = judge({ position, moves }, 'test');
  if (isFault(judged)) throw new Error(`${judged.code} ${judged.path}`);
  const last = judged.moves.at(-1);
  if (last === undefined || last.ok) throw new Error('the last move was not refused');
  return [last.refusal.code, factsOf(last.refusal)];
}

const HAND = ['R3', 'G4', 'B5', 'O7', 'P8', 'Y9', 'J', 'X', 'R15', 'G1'];

const PLAY = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  hands: [HAND, ['B1', 'B2'], ['P1', 'P2']],
  discards: [['Y1'], [], ['Y3']],
};

const LAID = { ...PLAY, melds: [[['R10', 'G11', 'B12']], [['O2', 'G2', 'J=2']], [['Y5', 'Y8']]] };
const PARTS = ['run 3', 'run 3'];
const MASTER = {
  ...PLAY,
  master: 'all',
  hands: [
    [...HAND, 'T', 'W'],
    ['B1', 'B2'],
    ['P1', 'P2'],
  ],
};
const TWO_STAR = { ...PLAY, ladder: 'two-star', step: 'keep', levels: [6, 6, 1] };
const OPEN = {
  edition: 'level-up',
  ladder: 'open',
  players: 2,
  dealer: 2,
  turn: 1,
  step: 'play',
  hands: [['R1', 'R2'], ['G1']],
};
const WENT_OUT = {
  ...OPEN,
  hands: [['R18'], ['G1']],
  levels: [[2, 6, 8], [1]],
  melds: [[['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']], []],
  laid: [6, null],
};

const CASES: readonly (readonly [string, object, object, ...unknown[]])[] = [
  ['unreadable-move', { move: 'dance' }, PLAY, 'dance'],
  ['no-such-card', { card: 'R18' }, PLAY, 'discard R18'],
  ['no-such-seat', { seat: 4, players: 3 }, PLAY, 'pass 4'],
  ['no-such-meld', { seat: 2, meld: 2 }, LAID, 'add R3 2.2'],
  ['no-such-level', { level: 9 }, OPEN, 'lay 9: R1 R2'],
  ['no-such-level', { level: 9 }, WENT_OUT, 'discard R18', 'drop 9'],
  ['unknown-card', {}, PLAY, 'discard ?'],
  ['name-the-seat', {}, TWO_STAR, 'keep'],
  ['game-over', {}, { ...PLAY, step: 'over', levels: [9, 1, 1] }, 'draw'],
  ['not-your-turn', { turn: 1 }, PLAY, { seat: 2, move: 'draw' }],
  ['already-decided', { step: 'keep' }, { ...TWO_STAR, kept: [[], null, null] }, keepBy(1)],
  ['nothing-to-decide', { step: 'keep' }, TWO_STAR, keepBy(3)],
  ['must-draw-first', {}, { ...PLAY, step: 'draw' }, 'discard R3'],
  ['already-drawn', {}, PLAY, 'draw'],
  ['must-keep-first', { most: 4 }, TWO_STAR, { seat: 2, move: 'draw' }],
  ['must-offer-first', { count: 2 }, MASTER, 'grab', { seat: 2, move: 'draw' }],
  [
    'must-pick-first',
    {},
    { ...MASTER, step: 'pick', offers: [[], ['B1', 'B2'], ['P1', 'P2']] },
    'discard R3',
  ],
  ['must-drop-first', { levels: [2, 8] }, WENT_OUT, 'discard R18', 'draw'],
  ['nothing-to-keep', {}, PLAY, 'keep'],
  ['nothing-to-offer', {}, PLAY, 'offer R3'],
  ['nothing-to-pick', {}, PLAY, 'pick 2 R3'],
  ['nothing-to-drop', {}, PLAY, 'drop 3'],
  ['card-not-in-hand', { card: 'B9' }, PLAY, 'discard B9'],
  ['stock-empty', {}, { ...PLAY, step: 'draw', stock: [] }, 'draw'],
  ['pile-empty', { seat: 2 }, { ...PLAY, step: 'draw' }, 'take 2'],
  ['already-laid', {}, LAID, 'lay R3 G4 B5 / O7 P8 Y9'],
  ['name-the-level', { levels: [1, 2, 3, 4, 5, 6, 7, 8] }, OPEN, 'lay R1 R2'],
  ['not-your-level', { level: 2, levels: [1] }, PLAY, 'lay 2: R3 G4 B5 / O7 P8 Y9'],
  ['wrong-number-of-combinations', { given: 1, parts: PARTS }, PLAY, 'lay R3 G4 B5'],
  ['wrong-size', { cards: ['R3', 'G4'], parts: PARTS }, PLAY, 'lay R3 G4 / O7 P8 Y9'],
  ['not-a-run', { cards: ['R3', 'G4', 'O7'] }, PLAY, 'lay R3 G4 O7 / B5 P8 Y9'],
  [
    'not-a-set',
    { cards: ['R3', 'G4'] },
    { ...PLAY, levels: [2, 1, 1] },
    'lay R3 G4 / B5 J / O7 P8 / Y9 G1',
  ],
  [
    'not-a-colour',
    { cards: ['O7', 'P8', 'Y9', 'R15'] },
    { ...PLAY, levels: [3, 1, 1] },
    'lay R3 G4 B5 / O7 P8 Y9 R15',
  ],
  [
    'run-does-not-wrap',
    { cards: ['R15', 'G1', 'J=2'], top: 15 },
    PLAY,
    'lay R15 G1 J=2 / R3 G4 B5',
  ],
  ['card-used-twice', { card: 'R3' }, PLAY, 'lay R3 G4 B5 / R3 P8 Y9'],
  ['special-in-combination', { card: 'X' }, PLAY, 'lay R3 G4 X / O7 P8 Y9'],
  ['special-in-combination', { card: 'X' }, LAID, 'add X 2.1'],
  ['joker-ambiguous', { cards: ['R3', 'G4', 'J'] }, PLAY, 'lay R3 G4 J / O7 P8 Y9'],
  ['joker-ambiguous', { cards: ['R10', 'G11', 'B12', 'J'] }, LAID, 'add J 1.1'],
  ['joker-out-of-range', { cards: ['J=16'], top: 15 }, PLAY, 'lay R3 G4 J=16 / O7 P8 Y9'],
  [
    'joker-out-of-its-range',
    { card: 'J1-5=7' },
    { ...MASTER, hands: [['R3', 'G4', 'J1-5', 'O7', 'P8', 'Y9', 'X'], ['B1'], ['P1']] },
    'lay R3 G4 J1-5=7 / O7 P8 Y9',
  ],
  [
    'joker-meaning-does-not-fit',
    { cards: ['R3', 'G4', 'J=R'], kind: 'run' },
    PLAY,
    'lay R3 G4 J=R / O7 P8 Y9',
  ],
  [
    'joker-meaning-does-not-fit',
    { cards: ['R10', 'G11', 'B12', 'J=R'], kind: 'run' },
    LAID,
    'add J=R 1.1',
  ],
  [
    'needs-a-natural-card',
    { cards: ['J=7', 'J=8', 'J=9'] },
    {
      ...PLAY,
      rules: { jokerNeedsNatural: 'yes' },
      hands: [['R3', 'G4', 'B5', 'J', 'J', 'J', 'X'], ['B1'], ['P1']],
    },
    'lay R3 G4 B5 / J=7 J=8 J=9',
  ],
  [
    'same-value-twice',
    { value: 3 },
    {
      ...PLAY,
      rules: { pairsDistinct: 'yes' },
      levels: [2, 1, 1],
      hands: [['R3', 'G3', 'B3', 'O3', 'P8', 'Y8', 'R9', 'G9', 'X'], ['B1'], ['P1']],
    },
    'lay R3 G3 / B3 O3 / P8 Y8 / R9 G9',
  ],
  ['last-card-must-be-discarded', {}, { ...LAID, hands: [['R13'], ['B1'], ['P1']] }, 'add R13 1.1'],
  ['lay-first', {}, { ...LAID, melds: [[], LAID.melds[1], []] }, 'add R3 2.1'],
  [
    'does-not-fit',
    { card: 'R3', kind: 'run', cards: ['R10', 'G11', 'B12'], values: [9, 13] },
    LAID,
    'add R3 1.1',
  ],
  [
    'does-not-fit',
    { card: 'R3', kind: 'set', cards: ['O2', 'G2', 'J=2'], values: [2] },
    LAID,
    'add R3 2.1',
  ],
  [
    'does-not-fit',
    { card: 'R3', kind: 'colour', cards: ['Y5', 'Y8'], values: [] },
    LAID,
    'add R3 3.1',
  ],
  ['exchange-not-played', {}, LAID, 'exchange R3 2.1'],
  [
    'no-joker-for-this-card',
    { card: 'R3', cards: ['O2', 'G2', 'J=2'] },
    { ...LAID, rules: { jokerSwap: 'yes' } },
    'exchange R3 2.1',
  ],
  [
    'throw-back-not-played',
    { card: 'R3' },
    { ...PLAY, rules: { throwBack: 'forbidden' }, taken: 'R3' },
    'discard R3',
  ],
  ['not-an-opponent', {}, PLAY, 'pass 1'],
  ['already-skipped', { seat: 2 }, { ...PLAY, skipped: [2] }, 'pass 2'],
  ['only-the-next-player', { seat: 2 }, { ...PLAY, rules: { passTarget: 'next' } }, 'pass 3'],
  ['not-a-palier-left', { level: 6, levels: [2, 8] }, WENT_OUT, 'discard R18', 'drop 6'],
  ['too-many-kept', { most: 4 }, TWO_STAR, { seat: 1, move: 'keep R3 G4 B5 O7 P8' }],
  ['wrong-offer', { count: 2 }, MASTER, 'grab', { seat: 2, move: 'offer B1' }],
  [
    'not-offered',
    { card: 'P1', seat: 2 },
    { ...MASTER, step: 'pick', offers: [[], ['B1', 'B2'], ['P1', 'P2']] },
    'pick 2 P1',
  ],
  [
    'no-such-card',
    { card: 'R18' },
    { ...MASTER, step: 'pick', offers: [[], ['B1', 'B2'], ['P1', 'P2']] },
    'pick 2 R18',
  ],
  ['nobody-to-take-from', {}, { ...MASTER, hands: [['T', 'R1'], [], []] }, 'grab'],
  ['swap-one-to-three', {}, MASTER, 'swap'],
  ['swap-keeps-a-card', {}, { ...MASTER, hands: [['W', 'R1'], ['B1'], ['P1']] }, 'swap R1'],
  [
    'add-from-next-turn',
    {},
    {
      ...LAID,
      rules: { addSameTurn: 'no' },
      laidNow: true,
      hands: [['R13', 'R3'], ['B1'], ['P1']],
    },
    'add R13 1.1',
  ],
  [
    'pass-not-drawn',
    {},
    { ...PLAY, step: 'draw', rules: { drawPass: 'forbidden' }, discards: [[], ['X'], []] },
    'take 2',
  ],
  [
    'joker-not-drawn',
    {},
    { ...PLAY, step: 'draw', rules: { drawJoker: 'forbidden' }, discards: [[], ['J'], []] },
    'take 2',
  ],
  ['own-pile-not-drawn', {}, { ...PLAY, step: 'draw', rules: { drawOwn: 'forbidden' } }, 'take 1'],
  [
    'wrong-combinations',
    { parts: ['set 3', 'run 3'] },
    {
      ...PLAY,
      ladder: { name: 'ours', levels: [['set 3', 'run 3']] },
      hands: [['R3', 'G3', 'B3', 'O7', 'P7', 'Y7', 'X'], ['B1'], ['P1']],
    },
    'lay R3 G3 B3 / O7 P7 Y7',
  ],
];

function keepBy(seat: number): object {
  return { seat, move: 'keep' };
}

describe('a refusal tells', () => {
  test.each(CASES.map(([code, facts, position, ...moves]) => ({ code, facts, position, moves })))(
    '$code with $facts',
    ({ code, facts, position, moves }) => {
      expect(lastRefusal(position, moves)).toEqual([code, facts]);
    },
  );

  test('every code has its case', () => {
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(REFUSAL_CODES));
  });

  test('a Take card is played as long as one opponent holds a card', () => {
    const position = { ...MASTER, hands: [['T', 'R1'], [], ['P1']] };
    const judged = judge({ position, moves: ['grab'] }, 'test');
    expect(isFault(judged) ? judged : judged.moves.map(({ ok }) => ok)).toEqual([true]);
  });
});
