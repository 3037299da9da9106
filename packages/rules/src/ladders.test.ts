import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  KINDS,
  LADDERS,
  LADDER_IDS,
  LADDER_LIMITS,
  levelSize,
  makePart,
  parsePart,
} from './ladders.ts';

const rows = (id: keyof typeof LADDERS): readonly string[] =>
  LADDERS[id].levels.map((level) => level.map(makePart).join(' + '));

/** RULES "Ladders", row by row. */
const PALIERS = [
  'set 3 + run 4',
  'run 4 + colour 4',
  'set 3 + set 3 + set 2',
  'set 3 + run 5',
  'set 3 + colour 5',
  'run 7',
  'colour 7',
  'set 4 + set 3',
];

describe('the ladders of the boxes', () => {
  test('the paliers of Level Up, stacked and open', () => {
    expect(rows('stacked')).toEqual(PALIERS);
    expect(rows('open')).toEqual(PALIERS);
  });

  test('one star', () => {
    expect(rows('one-star')).toEqual([
      'run 3 + run 3',
      'set 2 + set 2 + set 2 + set 2',
      'run 3 + colour 4',
      'run 6 + set 2',
      'run 7',
      'set 2 + set 3 + set 3',
      'set 3 + colour 5',
      'set 2 + set 3 + set 4',
    ]);
  });

  test('two stars: ours, tried in the laboratory and frozen', () => {
    expect(rows('two-star')).toEqual([
      'run 4 + set 2 + set 2',
      'set 2 + set 2 + set 2 + set 3',
      'run 4 + colour 5',
      'run 6 + set 3',
      'run 9',
      'set 2 + set 3 + set 4',
      'set 4 + colour 5',
      'set 3 + set 3 + set 4',
    ]);
  });

  test.each(LADDER_IDS)('%s: its name, its mode and sizes that ten cards allow', (id) => {
    const { name, mode, levels } = LADDERS[id];
    expect(name).toBe(id);
    expect(mode).toBe(id === 'open' ? 'open' : 'stacked');
    for (const level of levels) {
      expect(level.length).toBeLessThanOrEqual(LADDER_LIMITS.parts);
      expect(levelSize(level)).toBe(level.reduce((sum, { size }) => sum + size, 0));
      expect(levelSize(level)).toBeLessThanOrEqual(10);
    }
  });

  test('the card counts of the Level Up guide', () => {
    expect(LADDERS.stacked.levels.map(levelSize)).toEqual([7, 8, 8, 8, 8, 7, 7, 7]);
  });
});

describe('the text of a part', () => {
  test('is read back from what it prints', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: 99 }), (kind, size) => {
        expect(parsePart(makePart({ kind, size }))).toEqual({ kind, size });
      }),
    );
  });

  test.each([
    ['run 3', { kind: 'run', size: 3 }],
    ['SET 2', { kind: 'set', size: 2 }],
    ['  Colour   10 ', { kind: 'colour', size: 10 }],
  ])('%j is read as a part', (text, part) => {
    expect(parsePart(text)).toEqual(part);
  });

  test.each([
    '',
    'run',
    '3',
    'run3',
    'run -3',
    'run 3.5',
    'run 100',
    'run 3 4',
    'color 3',
    'pair 2',
    'run three',
    'x run 3',
  ])('%j is no part', (text) => {
    expect(parsePart(text)).toBeUndefined();
  });
});
