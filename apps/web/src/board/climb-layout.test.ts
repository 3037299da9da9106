/** The large staircase: nobody hides another, and whoever wins is seen climbing the last step. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  crowdsOf,
  framesOf,
  hopsOf,
  landedAfter,
  standsOf,
  withTheMoonLast,
} from './climb-layout.ts';

const LEVELS = 8;
const places = fc.array(fc.integer({ min: 1, max: LEVELS + 1 }), { minLength: 2, maxLength: 6 });

it('shows more than half of every face, however many share a landing', () => {
  fc.assert(
    fc.property(places, (all) => {
      const stands = standsOf(all);
      for (const place of new Set(all)) {
        const crowd = stands.filter((_, index) => all[index] === place);
        expect(crowd.map(({ below }) => below)).toEqual(crowd.map((_, index) => index));
        expect(crowd.every(({ apart }) => apart >= 0.6)).toBe(true);
        const { faces } = crowdsOf(all).find((one) => one.place === place)!;
        const top = Math.max(...crowd.map(({ below, apart }) => below * apart)) + 1;
        expect(faces).toBeCloseTo(top);
      }
    }),
  );
});

it('puts whoever has just come behind those who were there before', () => {
  const came = [true, false, false];
  const stands = standsOf([4, 4, 4], (index) => came[index]!);
  expect(stands.map(({ below }) => below)).toEqual([2, 0, 1]);
});

it('lets whoever reaches the moon set out when all others have come to stand', () => {
  const all = [
    { from: 8, to: 9 },
    { from: 4, to: 6 },
    { from: 3, to: 3 },
  ];
  const [winner, second, third] = withTheMoonLast(all, LEVELS);
  expect([second, third]).toEqual(all.slice(1));
  const others = landedAfter(second!, LEVELS);
  // The rest before the first hop is part of it.
  expect(landedAfter(winner!, LEVELS) - landedAfter(all[0]!, LEVELS)).toBe(others - 2);
  expect(landedAfter(third!, LEVELS)).toBe(0);
});

it('goes from the last step up to the moon, longer and higher than any other hop', () => {
  expect(framesOf({ from: 8, to: 9 }, LEVELS)).toEqual([
    { offset: 0, level: 8, over: 0 },
    { offset: 0.5, level: 8.5, over: 2 },
    { offset: 1, level: 9, over: 0 },
  ]);
  expect(hopsOf({ from: 8, to: 9 }, LEVELS)).toBe(2);
  expect(framesOf({ from: 7, to: 9 }, LEVELS).map(({ offset }) => offset)).toEqual([
    0,
    1 / 6,
    1 / 3,
    2 / 3,
    1,
  ]);
});
