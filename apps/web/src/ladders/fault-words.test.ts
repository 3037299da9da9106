import { MIN_PLAYERS, isFault } from '@palier/rules';
import { loadPart } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { parseLadderCode, setupOn } from '../new-game/ladder-code.ts';
import { faultOfLadder } from './fault-words.ts';

const { faults: says } = await loadPart('en', 'ladders');

function told(code: string): string | undefined {
  const fault = setupOn(parseLadderCode(code)!, MIN_PLAYERS);
  return isFault(fault) ? faultOfLadder(fault, says) : undefined;
}

describe('what is wrong with a ladder is said of its place', () => {
  it.each([
    [
      `1.level-8-101.${Array.from({ length: 22 }, () => 'r3').join('-')}.X`,
      'The level set has 22 levels, but may have 1 to 12.',
    ],
    ['1.level-8-101.r3-.X', 'Level 2 is empty: it needs at least one combination.'],
    ['1.level-8-101.r3-s2s2s2s2s2s2.X', 'Level 2 has 6 combinations, but may have 5 at most.'],
    ['1.level-8-101.r3-s2r22.X', 'Combination 2 of level 2 has 22 cards, but may have 2 to 10.'],
    ['1.level-8-101.r3-s5r6.X', 'Level 2 asks for 11 cards, but may ask for 10 at most.'],
  ])('%s', (code, sentence) => {
    expect(told(code)).toBe(sentence);
  });

  it('level by level too', () => {
    const faults = faultsOf(parseLadderCode('1.level-8-101.r3-r1-r3-.X')!);
    expect(faults.map((fault) => fault && faultOfLadder(fault, says))).toEqual([
      undefined,
      'Combination 1 of level 2 has 1 card, but may have 2 to 10.',
      undefined,
      'Level 4 is empty: it needs at least one combination.',
    ]);
  });

  it('what the kernel says well is left to it', () => {
    expect(told('1.level-up.s7.X')).toBeUndefined();
  });
});
