import { describe, expect, it } from 'vitest';
import { parseLadderCode } from '../new-game/ladder-code.ts';
import { faultsOf, isPlayable, wholeFault } from './faults.ts';

const ladder = (code: string) => parseLadderCode(code)!;

describe('what is wrong with a ladder', () => {
  it('is told of every level, by its own number', () => {
    const wrong = ladder('1.level-up.r3-s7--r6s5-s7.X');
    expect(faultsOf(wrong).map((fault) => fault && [fault.code, fault.facts])).toEqual([
      undefined,
      ['level-impossible', { level: 2 }],
      ['wrong-length', { length: 0, min: 1, max: 5 }],
      ['level-too-big', { cards: 11, most: 10 }],
      ['level-impossible', { level: 5 }],
    ]);
    expect(isPlayable(wrong)).toBe(false);
    expect(wholeFault(wrong)).toBeUndefined();
  });

  it('follows the edition', () => {
    expect(isPlayable(ladder('1.level-8-101.r3-s7.X'))).toBe(true);
    expect(isPlayable(ladder('1.level-up.r3-s7.X'))).toBe(false);
  });

  it('may be the whole', () => {
    const long = ladder(`1.level-up.${Array.from({ length: 13 }, () => 'r3').join('-')}.X`);
    expect(faultsOf(long).every((fault) => fault === undefined)).toBe(true);
    expect(wholeFault(long)).toMatchObject({
      code: 'wrong-length',
      facts: { length: 13, max: 12 },
    });
  });
});
