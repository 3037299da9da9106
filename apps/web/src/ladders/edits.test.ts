import { LADDER_LIMITS, levelSize, type Level } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGrow,
  canTakePart,
  doubledLevel,
  movedLevel,
  withAnotherLevel,
  withAnotherPart,
  withoutLevel,
} from './edits.ts';

/** Levels told apart by the size of their one run. */
function levelsOf(...sizes: readonly number[]): readonly Level[] {
  return sizes.map((size) => [{ kind: 'run', size }]);
}

describe('levels', () => {
  it('move to another place', () => {
    expect(movedLevel(levelsOf(2, 3, 4), 0, 1)).toEqual(levelsOf(3, 2, 4));
    expect(movedLevel(levelsOf(2, 3, 4), 2, 0)).toEqual(levelsOf(4, 2, 3));
  });

  it('move there and back', () => {
    const places = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(places, places, (from, to) => {
        const levels = levelsOf(2, 3, 4, 5, 6);
        expect(movedLevel(movedLevel(levels, from, to), to, from)).toEqual(levels);
      }),
    );
  });

  it('are doubled beside themselves, and removed again', () => {
    const doubled = doubledLevel(levelsOf(2, 3, 4), 1);
    expect(doubled).toEqual(levelsOf(2, 3, 3, 4));
    expect(withoutLevel(doubled, 2)).toEqual(levelsOf(2, 3, 4));
  });

  it('are added like the last until there are enough', () => {
    let levels = levelsOf(2, 5);
    while (canGrow(levels)) levels = withAnotherLevel(levels);
    expect(levels).toHaveLength(LADDER_LIMITS.levels);
    expect(levels.at(-1)).toEqual(levels[1]);
    expect(withAnotherLevel([])).toHaveLength(1);
  });
});

describe('another combination', () => {
  it.each([
    [0, 3],
    [4, 3],
    [8, 2],
    [10, 2],
  ])('beside one of %i cards has %i', (size, expected) => {
    const level: Level = size === 0 ? [] : [{ kind: 'run', size }];
    expect(withAnotherPart(level).at(-1)).toEqual({ kind: 'set', size: expected });
  });

  it('is too much only where it must be', () => {
    const level = withAnotherPart([{ kind: 'run', size: 7 }]);
    expect(levelSize(level)).toBe(LADDER_LIMITS.cards);
    expect(canTakePart(level)).toBe(true);
    expect(canTakePart(Array.from({ length: 5 }, () => level[0]!))).toBe(false);
  });
});
