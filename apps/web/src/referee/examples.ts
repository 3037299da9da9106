/** The arguments that every table has had once, for each box, each as a situation and its question. */
import { assert, type EditionId } from '@palier/rules';
import type { Part } from '@palier/text';
import { readCase, type Case } from './link.ts';
import type { PositionJson } from './situation.ts';

export type ExampleId = keyof Part<'referee'>['examples'];

type Written = { readonly position: PositionJson; readonly move?: string };

const TABLE: PositionJson = {
  players: 3,
  turn: 1,
  step: 'play',
  discards: [[], ['G9'], ['B11']],
};

const run = (...cards: readonly string[]) => ({ kind: 'run', cards });
const set = (...cards: readonly string[]) => ({ kind: 'set', cards });
const colour = (...cards: readonly string[]) => ({ kind: 'colour', cards });

/** Level 1 lies there: two runs of three. */
const TWO_RUNS = [run('R3', 'G4', 'B5'), run('O9', 'P10', 'Y11')];

/** In the asker's turn, after drawing, unless `more` says otherwise. */
function written(
  levels: readonly number[],
  hand: string,
  { move, ...more }: PositionJson & { readonly move?: string },
): Written {
  const position = { ...TABLE, levels, hands: [hand.split(' ')], ...more };
  return { position, ...(move !== undefined && { move }) };
}

const TEN = 'R6 G1 B14 P2 X Y1 Y5 R9 G13 O2';

type Examples = { readonly [Id in ExampleId]?: Written };

const LEVEL_8: Examples = {
  'add-at-once': written([1, 3, 2], 'R6 G1 B14 P2 X', {
    melds: [TWO_RUNS, [], []],
    laidNow: true,
    move: 'add R6 1.1',
  }),
  'add-before-laying': written([2, 1, 1], 'R6 G6 B14 P2 X Y1 Y5 R9 G13 O2 J', {
    melds: [[], TWO_RUNS, []],
    move: 'add R6 2.1',
  }),
  'last-card-added': written([1, 1, 1], 'R6', {
    // Four cards were added to the six.
    melds: [[run('O2', 'R3', 'G4', 'B5'), run('Y8', 'O9', 'P10', 'Y11', 'R12', 'G13')], [], []],
    move: 'add R6 1.1',
  }),
  'throw-back': written([2, 3, 2], `${TEN} G9`, {
    discards: [['P7'], [], ['B11']],
    taken: 'G9',
    move: 'discard G9',
  }),
  'own-discard': written([2, 3, 2], TEN, {
    step: 'draw',
    discards: [['P7'], ['G9'], ['B11']],
    move: 'take 1',
  }),
  'take-joker': written([2, 3, 2], TEN, {
    step: 'draw',
    discards: [['P7'], ['G9'], ['J']],
    move: 'take 3',
  }),
  // Two whole levels are more cards than anybody holds: what people try is one more run.
  'lay-again': written([1, 2, 2], 'R13 G14 O15 B7 X', {
    melds: [TWO_RUNS, [], []],
    move: 'lay R13 G14 O15',
  }),
  'too-long': written([1, 3, 2], 'R3 G4 B5 O6 P10 Y11 R12 X G1 O1 B2', {
    move: 'lay R3 G4 B5 O6 / P10 Y11 R12',
  }),
  'same-pairs': written([2, 3, 2], 'R2 G2 R6 G6 B6 O6 P9 Y9 X G1 B14', {
    move: 'lay R2 G2 / R6 G6 / B6 O6 / P9 Y9',
  }),
  'round-the-corner': written([1, 3, 2], 'R14 G15 B1 O6 P7 Y8 R12 X G3 O1 B2', {
    move: 'lay R14 G15 B1 / O6 P7 Y8',
  }),
  'joker-beyond': written([1, 3, 2], 'J G1 B14 P2 X', {
    melds: [[run('R3', 'G4', 'B5'), run('O13', 'P14', 'Y15')], [], []],
    move: 'add J=16 1.2',
  }),
  'joker-swap': written([1, 3, 2], 'G4 G1 B14 P2 X', {
    melds: [
      [run('B6', 'R7', 'P8'), run('O9', 'P10', 'Y11')],
      [run('R3', 'J=4', 'B5'), colour('G6', 'G7', 'G8', 'G12')],
      [],
    ],
    move: 'exchange G4 2.1',
  }),
  'pass-twice': written([2, 3, 2], `${TEN} X`, { skipped: [2], move: 'pass 2' }),
  'pass-last': written([1, 3, 2], 'X', {
    melds: [[run('O2', 'R3', 'G4', 'B5'), run('Y8', 'O9', 'P10', 'Y11', 'R12', 'G13')], [], []],
    move: 'pass 2',
  }),
};

const TEN_UP = 'R6 G1 B14 P2 Y1 Y5 R9 G13 O2 B17';

/** The first palier lies there: three of a kind and a run of four. */
const FIRST = [set('R3', 'G3', 'B3'), run('O5', 'P6', 'Y7', 'R8')];

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

const LEVEL_UP: Examples = {
  'add-at-once': written([1, 3, 2], 'R9 G1 B14 P2', {
    melds: [FIRST, [], []],
    laidNow: true,
    move: 'add R9 1.2',
  }),
  'add-before-laying': written([2, 1, 1], `${TEN_UP} P18`, {
    melds: [[], FIRST, []],
    move: 'add R9 2.2',
  }),
  'last-card-added': written([1, 1, 1], 'R10', {
    // Three cards were added to the seven.
    melds: [[set('R3', 'G3', 'B3', 'P3'), run('G4', 'O5', 'P6', 'Y7', 'R8', 'B9')], [], []],
    move: 'add R10 1.2',
  }),
  'throw-back': written([2, 3, 2], `${TEN_UP} G9`, {
    discards: [['P7'], [], ['B11']],
    taken: 'G9',
    move: 'discard G9',
  }),
  'own-discard': written([2, 3, 2], TEN_UP, {
    step: 'draw',
    discards: [['P7'], ['G9'], ['B11']],
    move: 'take 1',
  }),
  'lay-again': written([1, 2, 2], 'R13 G14 O15 B16', {
    melds: [FIRST, [], []],
    move: 'lay R13 G14 O15 B16',
  }),
  'too-long': written([2, 3, 2], 'R3 G4 B5 O6 P7 Y1 Y9 Y11 Y16 G1 B2', {
    move: 'lay R3 G4 B5 O6 P7 / Y1 Y9 Y11 Y16',
  }),
  'same-threes': written([3, 2, 2], 'R5 G5 B5 O5 P5 Y5 R10 G10 B14 P2 Y1', {
    move: 'lay R5 G5 B5 / O5 P5 Y5 / R10 G10',
  }),
  'round-the-corner-up': written([1, 3, 2], 'R5 G5 B5 R16 G17 B18 O1 P7 Y9 R12 B2', {
    move: 'lay R5 G5 B5 / R16 G17 B18 O1',
  }),
  'open-order': written([], 'R4 G5 B6 O7 P8 Y9 R10 G1 B14 P2 Y16', {
    ladder: 'open',
    levels: [ALL, ALL, ALL],
    move: 'lay 6: R4 G5 B6 O7 P8 Y9 R10',
  }),
};

const EXAMPLES: { readonly [Id in EditionId]: Examples } = {
  'level-up': LEVEL_UP,
  'level-8-98': LEVEL_8,
  'level-8-99': LEVEL_8,
  'level-8-101': LEVEL_8,
};

/** Where somebody begins who has a question of their own. */
const START_8 = written([2, 3, 2], 'R2 G2 B5 O5 P9 Y9 R12 J X G14 B1', {
  melds: [[], [run('R6', 'O7', 'Y8'), colour('B2', 'B6', 'B10', 'B12')], []],
  discards: [['O3'], ['G9'], ['B11']],
});

const STARTS: { readonly [Id in EditionId]: Written } = {
  'level-up': written([2, 2, 2], 'R2 G2 B5 O5 P9 Y9 R12 G14 B1 Y16 P17', {
    melds: [[], [run('G5', 'R6', 'O7', 'Y8'), colour('B2', 'B6', 'B10', 'B12')], []],
    discards: [['O3'], ['G9'], ['B11']],
  }),
  'level-8-98': START_8,
  'level-8-99': START_8,
  'level-8-101': START_8,
};

export function examplesOf(edition: EditionId): readonly ExampleId[] {
  return Object.keys(EXAMPLES[edition]) as readonly ExampleId[];
}

export function exampleOf(id: ExampleId, edition: EditionId): Case {
  const example = EXAMPLES[edition][id];
  assert(example !== undefined, 'this edition has the question');
  return caseOf(edition, example);
}

export function startingCase(edition: EditionId): Case {
  return caseOf(edition, STARTS[edition]);
}

function caseOf(edition: EditionId, { position, ...question }: Written): Case {
  const read = readCase({ position: { edition, ...position }, ...question });
  assert(read.t === 'case', 'an example of our own can be read');
  return read.case;
}
