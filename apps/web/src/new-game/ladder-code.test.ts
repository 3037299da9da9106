import { EDITION_IDS, KINDS, isFault, type LevelPart } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../state/seat-name.ts';
import { makeLadderCode, parseLadderCode, setupOn, type OwnLadder } from './ladder-code.ts';

const aPart: fc.Arbitrary<LevelPart> = fc.record({
  kind: fc.constantFrom(...KINDS),
  size: fc.integer({ min: 1, max: 99 }),
});

const aLadder: fc.Arbitrary<OwnLadder> = fc.record({
  edition: fc.constantFrom(...EDITION_IDS),
  levels: fc.array(fc.array(aPart, { maxLength: 5 }), { minLength: 1, maxLength: 12 }),
  name: fc.string({ unit: 'grapheme', maxLength: 20 }).map(cleanName),
});

describe('a ladder as a text', () => {
  it('says what it is', () => {
    const ladder = parseLadderCode('1.level-up.r3s10-c4.Up. And up!');
    expect(ladder).toEqual({
      edition: 'level-up',
      levels: [
        [
          { kind: 'run', size: 3 },
          { kind: 'set', size: 10 },
        ],
        [{ kind: 'colour', size: 4 }],
      ],
      name: 'Up. And up!',
    });
  });

  it('is read back as it was, playable or not', () => {
    fc.assert(
      fc.property(aLadder, (ladder) => {
        expect(parseLadderCode(makeLadderCode(ladder))).toEqual(ladder);
      }),
    );
  });

  it.each([
    ['of another version', '2.level-up.r3.X'],
    ['for a box that we do not have', '1.level-9.r3.X'],
    ['of other parts', '1.level-up.r3q2.X'],
    ['of sizes that nobody would write', '1.level-up.r300.X'],
    ['cut off', '1.level-up.r3'],
    ['endless', `1.level-up.${'r3'.repeat(5000)}.X`],
    ['of no text', 7],
    ['of nothing', undefined],
  ])('%s is none', (_, text) => {
    expect(parseLadderCode(text)).toBeUndefined();
  });

  it('has a name of one line', () => {
    expect(parseLadderCode('1.level-up.r3.a\u0007b\u202ec')?.name).toBe('abc');
    expect(parseLadderCode('1.level-up.r3.a\nb\u2028c\u2029')?.name).toBe('abc');
  });

  it('is the kernel’s to refuse', () => {
    const judged = (text: string): unknown => {
      const setup = setupOn(parseLadderCode(text)!, 3);
      return isFault(setup) ? setup.code : setup.ladders[2]!.levels.length;
    };
    expect(judged('1.level-8-101.s7-r3.X')).toBe(2);
    expect(judged('1.level-up.s7.X')).toBe('level-impossible');
    expect(judged('1.level-up.r6s5.X')).toBe('level-too-big');
    expect(judged('1.level-up.r1.X')).toBe('out-of-range');
    expect(judged('1.level-up.r3-.X')).toBe('wrong-length');
    expect(judged(`1.level-up.${Array.from({ length: 13 }, () => 'r3').join('-')}.X`)).toBe(
      'wrong-length',
    );
  });
});
