import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlaced, type Meld } from '@palier/rules';
import { roomStyle, rowsOf } from './meld-rows.ts';

test.each([
  [1, [[0, 1]]],
  [12, [[0, 12]]],
  [
    13,
    [
      [0, 7],
      [7, 13],
    ],
  ],
  [
    26,
    [
      [0, 9],
      [9, 18],
      [18, 26],
    ],
  ],
])('%d cards', (count, rows) => {
  expect(rowsOf(count).map(({ from, to }) => [from, to])).toEqual(rows);
});

test('every card is in one row, no row is too long, none differs by more than a card', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 20 }),
      (count, most) => {
        const rows = rowsOf(count, most);
        const sizes = rows.map(({ from, to }) => to - from);
        expect(rows[0]!.from).toBe(0);
        expect(rows.at(-1)!.to).toBe(count);
        expect(rows.slice(1).map(({ from }) => from)).toEqual(
          rows.slice(0, -1).map(({ to }) => to),
        );
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('what is laid asks for the room it needs, in both ways to lay it out', () => {
  const of = (length: number): Meld => {
    return { kind: 'colour', cards: Array.from({ length }, () => parsePlaced('R7')!) };
  };
  expect(roomStyle([[of(3), of(4)], [], [of(13)]], 1)).toEqual({
    '--all-wide': 4.5,
    '--all-long': 4,
    '--all-melds': 2,
    '--all-lines': 3,
    '--all-rows': 4,
    '--each-wide': 4,
    '--each-long': 4,
    '--each-melds': 1,
    '--each-lines': 3,
    '--each-rows': 3,
    '--own-wide': 4.5,
    '--own-melds': 2,
  });
  // Nothing is divided by nothing.
  expect(Object.values(roomStyle([[], []], undefined))).not.toContain(0);
});
