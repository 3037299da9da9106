/** Streaks: what is remembered of drills, and how it makes them harder. */
import { DRILL_KINDS } from '@palier/bots/drills';
import { DEFAULT_EDITION } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import {
  NO_PROGRESS as NOTHING,
  PRACTICES,
  answered,
  difficultyAt,
  kindAt,
  drillProgressCodec,
} from './progress.ts';

describe('what is remembered', () => {
  it('begins with nothing', () => {
    expect(NOTHING).toMatchObject({ practice: 'mixed', edition: DEFAULT_EDITION });
    expect(NOTHING.streaks.lay).toEqual({ now: 0, best: 0 });
  });

  it('is read as it was written', () => {
    const progress = answered(answered(NOTHING, 'out', true), 'lay', true);
    expect(parseKept(drillProgressCodec, makeKept(drillProgressCodec, progress))).toEqual(progress);
  });

  it.each(['', '{', '[]', 'null', '7', '{"streaks":{"lay":{"now":-1,"best":"x"}}}'])(
    'is nothing where %s was stored',
    (text) => {
      expect(parseKept(drillProgressCodec, text) ?? NOTHING).toEqual(NOTHING);
    },
  );

  it('holds the last run and the longest, of each kind apart', () => {
    const one = fc.record({
      practice: fc.constantFrom(...PRACTICES),
      isRight: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one), (answers) => {
        let progress = NOTHING;
        for (const { practice, isRight } of answers) {
          progress = answered(progress, practice, isRight);
        }
        for (const practice of PRACTICES) {
          const runs = answers
            .filter((answer) => answer.practice === practice)
            .map(({ isRight }) => (isRight ? 'r' : 'w'))
            .join('')
            .split('w')
            .map((run) => run.length);
          const expected = { now: runs.at(-1)!, best: Math.max(...runs) };
          expect(progress.streaks[practice]).toEqual(expected);
        }
      }),
    );
  });
});

describe('the next drill', () => {
  it('gets harder every three in a row, up to the hardest', () => {
    expect([0, 2, 3, 6, 9, 100].map(difficultyAt)).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it('is of the kind chosen, or of each in turn', () => {
    expect([0, 1, 2].map((number) => kindAt('draw', number))).toEqual(['draw', 'draw', 'draw']);
    const turns = [...DRILL_KINDS, DRILL_KINDS[0]!];
    expect(turns.map((_, number) => kindAt('mixed', number))).toEqual(turns);
  });
});
