/** A laying put together by hand. */
import type { Level } from '@palier/rules';
import { expect, it } from 'vitest';
import { emptyDraft, isFull, nextPart, put } from './laying.ts';

const LEVEL: Level = [
  { kind: 'run', size: 2 },
  { kind: 'set', size: 2 },
];

it('a card goes into the part that is chosen, and out again', () => {
  const draft = put(emptyDraft(LEVEL), LEVEL, { key: 'a', part: 1 });
  expect(draft).toEqual([[], ['a']]);
  expect(put(draft, LEVEL, { key: 'a', part: 0 })).toEqual([[], []]);
});

it('a full part gives way to the next with room', () => {
  expect(put([['a', 'b'], []], LEVEL, { key: 'c', part: 0 })).toEqual([['a', 'b'], ['c']]);
});

it('no card vanishes where all parts are full', () => {
  const full = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(isFull(full, LEVEL)).toBe(true);
  expect(put(full, LEVEL, { key: 'e', part: 1 })).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ]);
});

it('the next part is the first with room, from the one that is chosen', () => {
  expect(nextPart([['a'], []], LEVEL, 1)).toBe(1);
  expect(nextPart([['a'], ['b', 'c']], LEVEL, 1)).toBe(0);
});
