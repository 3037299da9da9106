/** How long the table holds when a round ends. */
import { expect, it } from 'vitest';
import { holdOf } from './hold.ts';

const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;

it.each(MOTIONS)(
  'the cards that win a game are seen longer than the end of a round: %s',
  (motion) => {
    expect(holdOf(motion, true)).toBeGreaterThan(holdOf(motion, false));
  },
);

it('and as long where nothing moves: they are read all the same', () => {
  expect(holdOf('off', true)).toBe(holdOf('normal', true));
  expect(holdOf('normal', true)).toBeGreaterThanOrEqual(2500);
  expect(holdOf('off', false)).toBe(0);
});
