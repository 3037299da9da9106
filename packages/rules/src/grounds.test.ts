import { describe, expect, it } from 'vitest';
import { isFault } from './faults.ts';
import { judge, type JudgedMove } from './judge.ts';

const LEVEL_8 = {
  edition: 'level-8-101',
  players: 3,
  turn: 1,
  step: 'play',
  discards: [['P7'], ['J'], ['X']],
  seed: 'a',
};
const LEVEL_UP = { edition: 'level-up', players: 3, turn: 1, step: 'play', seed: 'a' };
const DRAWING = { ...LEVEL_8, step: 'draw', hands: [['R1', 'R2']] };
const TWO_RUNS = [
  ['R3', 'G4', 'B5'],
  ['O9', 'P10', 'Y11'],
];
const PALIER_1 = [
  ['R3', 'G3', 'B3'],
  ['O5', 'P6', 'Y7', 'R8'],
];

type Written = { readonly players: number; readonly hands: readonly (readonly string[])[] };

/** Of the hands only the first is written; the others hold a card. */
function judged(written: object, move: string): JudgedMove {
  const { players, hands } = written as Written;
  const position = { ...written, hands: [...hands, ['P13'], ['P14']].slice(0, players) };
  const judgement = judge({ position, moves: [{ seat: 1, move }] }, 'test');
  if (isFault(judgement)) throw new Error(JSON.stringify(judgement));
  return judgement.moves[0]!;
}

function decided(position: object, move: string): unknown {
  const answer = judged(position, move);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.decided;
}

function source(position: object, move: string): string {
  const answer = judged(position, move);
  return answer.ok ? 'ok' : `${answer.refusal.code} ${answer.source}`;
}

describe('an allowed move that a ruling or an option decides', () => {
  it.each<[string, object, string, object]>([
    [
      'throwing back the card just taken',
      { ...LEVEL_8, taken: 'R9', hands: [['R9', 'G1']] },
      'discard R9',
      { rule: 'DRAW-2', source: 'ruling', otherReading: { throwBack: 'forbidden' } },
    ],
    [
      'a discarded joker taken',
      DRAWING,
      'take 2',
      { rule: 'DRAW-2', source: 'ruling', otherReading: { drawJoker: 'forbidden' } },
    ],
    [
      'a discarded Pass card taken',
      DRAWING,
      'take 3',
      { rule: 'DRAW-2', source: 'ruling', otherReading: { drawPass: 'forbidden' } },
    ],
    [
      'one’s own pile in Level 8',
      DRAWING,
      'take 1',
      { rule: 'DRAW-1', source: 'ruling', otherReading: { drawOwn: 'forbidden' } },
    ],
    [
      'one’s own pile in Level Up, where it is printed',
      { ...LEVEL_UP, step: 'draw', discards: [['R7'], [], []], hands: [['G1']] },
      'take 1',
      { rule: 'DRAW-1', source: 'book', otherReading: { drawOwn: 'forbidden' } },
    ],
    [
      'a joker on one’s own pile: either option',
      { ...DRAWING, discards: [['J'], [], []] },
      'take 1',
      {
        rule: 'DRAW-2',
        source: 'ruling',
        otherReading: { drawJoker: 'forbidden', drawOwn: 'forbidden' },
      },
    ],
    [
      'jokers alone',
      { ...LEVEL_8, hands: [['J', 'J', 'J', 'R3', 'G4', 'B5', 'P1']] },
      'lay R3 G4 B5 / J=7 J=8 J=9',
      { rule: 'JOKER-4', source: 'ruling', otherReading: { jokerNeedsNatural: 'yes' } },
    ],
    [
      'two equal pairs, as Level 8 prints them',
      {
        ...LEVEL_8,
        levels: [2, 1, 1],
        hands: [['R2', 'G2', 'B3', 'O3', 'R6', 'Y6', 'B6', 'J', 'P1']],
      },
      'lay R2 G2 / B3 O3 / R6 Y6 / B6 J',
      { rule: 'LAY-6', source: 'book', otherReading: { pairsDistinct: 'yes' } },
    ],
    [
      'two equal sets in Level Up',
      {
        ...LEVEL_UP,
        levels: [3, 1, 1],
        hands: [['R2', 'G2', 'B2', 'O2', 'P2', 'B3', 'O3', 'Y3', 'P1']],
      },
      'lay R2 G2 B2 / B3 O3 Y3 / O2 P2',
      { rule: 'LAY-6', source: 'ruling', otherReading: { pairsDistinct: 'yes' } },
    ],
    [
      'adding in the turn of laying',
      { ...LEVEL_8, laidNow: true, melds: [TWO_RUNS, [], []], hands: [['R6', 'G1']] },
      'add R6 1.1',
      { rule: 'ADD-1', source: 'book', otherReading: { addSameTurn: 'no' } },
    ],
    [
      'a Pass card discarded: no option forbids it',
      { ...LEVEL_8, hands: [['X', 'G1']] },
      'discard X',
      { rule: 'DISC-2', source: 'ruling' },
    ],
    [
      'a Pass card played on the player after the next',
      { ...LEVEL_8, hands: [['X', 'G1']] },
      'pass 3',
      { rule: 'PASS-1', source: 'book', otherReading: { passTarget: 'next' } },
    ],
    [
      'a Pass card with two players',
      { ...LEVEL_8, players: 2, discards: [[], []], hands: [['X', 'G1']] },
      'pass 2',
      { rule: 'PASS-6', source: 'ruling', otherReading: { passWithTwo: 'removed' } },
    ],
    [
      'the last card added in Level Up',
      { ...LEVEL_UP, melds: [PALIER_1, [], []], hands: [['B9']] },
      'add B9 1.2',
      { rule: 'END-2', source: 'book', otherReading: { goingOut: 'discard' } },
    ],
    [
      'the last card added in Level 8, by the table’s own rule',
      { ...LEVEL_8, rules: { goingOut: 'any' }, melds: [TWO_RUNS, [], []], hands: [['R6']] },
      'add R6 1.1',
      { rule: 'HOUSE-goingOut', source: 'ruling', otherReading: { goingOut: 'discard' } },
    ],
    [
      'the whole hand laid to win',
      { ...LEVEL_8, ladder: { name: 'One', levels: [['set 2']] }, hands: [['R6', 'G6']] },
      'lay R6 G6',
      { rule: 'WIN-1', source: 'book', otherReading: { winOnLaying: 'no' } },
    ],
    [
      'a turn that goes on when the stock of Level Up is used up',
      { ...LEVEL_UP, stock: [], hands: [['R6', 'G6']] },
      'discard R6',
      { rule: 'STOCK-3', source: 'ruling', otherReading: { stockOut: 'at-once' } },
    ],
    [
      'a discard taken when the stock is out, by the table’s own rule',
      {
        ...LEVEL_UP,
        step: 'draw',
        rules: { stockOut: 'play-on' },
        stock: [],
        discards: [[], ['R7'], []],
        hands: [['G1']],
      },
      'take 2',
      { rule: 'HOUSE-stockOut', source: 'ruling', otherReading: { stockOut: 'finish-turn' } },
    ],
    [
      'cards kept by who has laid, by the table’s own rule',
      {
        ...LEVEL_8,
        step: 'keep',
        rules: { keepLevel: 'reached', keepFrom: 2, keepCards: 2 },
        levels: [2, 1, 1],
        melds: [TWO_RUNS, [], []],
        laid: [1, null, null],
        hands: [['G1', 'G2']],
      },
      'keep G1',
      { rule: 'HOUSE-keepLevel', source: 'ruling', otherReading: { keepLevel: 'played' } },
    ],
    [
      'a palier of one’s choice removed',
      {
        ...LEVEL_UP,
        ladder: 'open',
        step: 'drop',
        levels: [
          [1, 2, 8],
          [1, 8],
          [1, 8],
        ],
        melds: [PALIER_1, [], []],
        laid: [1, null, null],
        hands: [[]],
      },
      'drop 8',
      { rule: 'OPEN-2', source: 'book', otherReading: { bonusPalier: 'lowest' } },
    ],
    [
      'a special card of Master',
      { ...LEVEL_8, master: 'specials', hands: [['K', 'G1']] },
      'hold',
      { rule: 'MASTER-5', source: 'ruling' },
    ],
    [
      'a special card of Master discarded',
      { ...LEVEL_8, master: 'specials', hands: [['W', 'G1']] },
      'discard W',
      { rule: 'MASTER-2', source: 'ruling' },
    ],
  ])('%s', (_, position, move, expected) => {
    expect(decided(position, move)).toEqual(expected);
  });

  it.each<[string, object, string]>([
    ['drawing', DRAWING, 'draw'],
    ['another’s discard', { ...DRAWING, discards: [[], ['R7'], []] }, 'take 2'],
    ['an ordinary discard', { ...LEVEL_8, hands: [['R1', 'G1']] }, 'discard R1'],
    ['a laying', { ...LEVEL_8, hands: [[...TWO_RUNS.flat(), 'P1']] }, 'lay R3 G4 B5 / O9 P10 Y11'],
    ['a Pass card on the next player', { ...LEVEL_8, hands: [['X', 'G1']] }, 'pass 2'],
    [
      'a Pass card as the last card',
      { ...LEVEL_8, melds: [TWO_RUNS, [], []], hands: [['X']] },
      'discard X',
    ],
  ])('%s is no such move', (_, position, move) => {
    expect(decided(position, move)).toBeUndefined();
  });
});

it('a palier that wins is told by the option that makes it win', () => {
  const position = {
    ...LEVEL_UP,
    ladder: 'open',
    step: 'drop',
    rules: { openWin: 'last' },
    levels: [
      [1, 2, 8],
      [1, 8],
      [1, 8],
    ],
    melds: [PALIER_1, [], []],
    laid: [1, null, null],
    hands: [[]],
  };
  expect(judged(position, 'drop 8')).toMatchObject({
    ok: true,
    grounds: ['OPEN-2', 'END-2', 'HOUSE-openWin'],
  });
});

describe('a refused move says whether the booklet forbids it', () => {
  it.each<[object, string, string]>([
    [DRAWING, 'discard R1', 'must-draw-first book'],
    [{ ...LEVEL_8, hands: [['G1', 'P2']] }, 'jump', 'unreadable-move ruling'],
    [
      { ...LEVEL_8, rules: { throwBack: 'forbidden' }, taken: 'R9', hands: [['R9', 'G1']] },
      'discard R9',
      'throw-back-not-played ruling',
    ],
    [
      { ...LEVEL_8, hands: [['R14', 'G15', 'B1', 'O3', 'O4', 'O5', 'P1']] },
      'lay R14 G15 B1 / O3 O4 O5',
      'run-does-not-wrap book',
    ],
    [
      { ...LEVEL_UP, hands: [['R17', 'G18', 'B1', 'O2', 'R3', 'G3', 'B3', 'P1']] },
      'lay R3 G3 B3 / R17 G18 B1 O2',
      'run-does-not-wrap ruling',
    ],
    [{ ...LEVEL_8, hands: [['X', 'G1']] }, 'pass 1', 'not-an-opponent ruling'],
    [{ ...LEVEL_8, edition: 'level-8-99', hands: [['X', 'G1']] }, 'pass 1', 'not-an-opponent book'],
    [{ ...LEVEL_8, hands: [['R1']], melds: [TWO_RUNS, [], []] }, 'add R1 1.1', 'does-not-fit book'],
  ])('%#', (position, move, expected) => {
    expect(source(position, move)).toBe(expected);
  });
});
