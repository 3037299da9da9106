import { describe, expect, test } from 'vitest';
import { saidAt, timeLeft, toSay } from './time.ts';

describe('what is left', () => {
  test.each([
    [100_000, 70_000, 30_000, { seconds: 30, share: 1 }],
    [100_000, 85_001, 30_000, { seconds: 15, share: 14_999 / 30_000 }],
    [100_000, 99_999, 30_000, { seconds: 1, share: 1 / 30_000 }],
    [100_000, 100_000, 30_000, { seconds: 0, share: 0 }],
    // A clock that runs elsewhere may be a little ahead, or over.
    [100_000, 60_000, 30_000, { seconds: 40, share: 1 }],
    [100_000, 130_000, 30_000, { seconds: 0, share: 0 }],
  ])('until %i at %i of %i', (dueAt, now, whole, left) => {
    expect(timeLeft(dueAt, now, whole)).toEqual(left);
  });
});

describe('what is said', () => {
  test.each([
    [90_000, [45, 10]],
    [30_000, [15, 10]],
    [20_000, [10]],
  ])('of %i ms', (whole, seconds) => {
    expect(saidAt(whole)).toEqual(seconds);
  });

  test.each([
    ['at half', 46, 45, 45],
    ['near the end', 11, 10, 10],
    ['not between', 44, 43, undefined],
    ['not twice', 45, 45, undefined],
    ['the later one after a tab slept through both', 60, 8, 10],
    ['nothing where the clock was below it when it was first seen', 9, 8, undefined],
  ])('%s', (_, from, to, said) => {
    expect(toSay(from, to, 90_000)).toBe(said);
  });
});
