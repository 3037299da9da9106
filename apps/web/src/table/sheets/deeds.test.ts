/** What can be done now, line by line: a line for each kind of move, with the cards it is about. */
import { assert, isFault, makeCard, otherMoves, parsePosition, viewOf } from '@palier/rules';
import { expect, it } from 'vitest';
import { deedLines } from './deeds.ts';

const POSITION = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  levels: [2, 1, 1],
  melds: [[{ kind: 'run', cards: ['R5', 'G6', 'B7'] }], [], []],
  discards: [['Y9'], ['G9'], ['B11', 'O2']],
  stock: ['Y1', 'Y2'],
};

function linesIn(position: Readonly<Record<string, unknown>>, canLay = false) {
  const parsed = parsePosition({ ...POSITION, ...position }, 'seed');
  assert(!isFault(parsed), 'the position is sound');
  const view = viewOf(parsed.state, 1);
  return deedLines(view, [...otherMoves(view)], canLay).map((line) => [
    line.t,
    ...('cards' in line ? line.cards.map(makeCard) : []),
  ]);
}

it('draws from every pile that may be drawn from', () => {
  const lines = linesIn({ step: 'draw', hands: [['R8'], ['R1'], ['R2']] });
  expect(lines[0]).toEqual(['draw', '?']);
  expect(lines.slice(1)).toContainEqual(['take', 'O2']);
  expect(lines.every(([t]) => t === 'draw' || t === 'take')).toBe(true);
});

it('names each card that can be added once, and the pile that ends a turn', () => {
  expect(linesIn({ step: 'play', hands: [['R8', 'O4', 'P1', 'X'], ['R1'], ['R2']] })).toEqual([
    ['add', 'R8', 'O4'],
    ['pass', 'X'],
    ['discard', 'Y9'],
  ]);
});

it('lays before it adds', () => {
  const lines = linesIn({ step: 'play', hands: [['R8', 'P1'], ['R1'], ['R2']] }, true);
  expect(lines.map(([t]) => t)).toEqual(['lay', 'add', 'discard']);
});
