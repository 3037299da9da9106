import { describe, expect, it } from 'vitest';
import { ratingsOf } from './ratings.ts';

describe('ratings', () => {
  it('are those of a newcomer without a game', () => {
    const newcomer = { mu: 25, sigma: expect.closeTo(25 / 3, 6) as number, elo: 1500 };
    expect(ratingsOf({}, 2)).toEqual([newcomer, newcomer]);
  });

  it('lie 400 · log10(odds) apart, about 1500', () => {
    // Three of four games: 191 points.
    const [a, b] = ratingsOf({ '1,2': 3000, '2,1': 1000 }, 2);
    expect(a!.elo - b!.elo).toBeGreaterThan(181);
    expect(a!.elo - b!.elo).toBeLessThan(201);
    expect(a!.elo + b!.elo).toBeCloseTo(3000, 6);
    expect(a!.sigma).toBeLessThan(1);
  });

  it('follow the order of arrival, not only the wins', () => {
    const [first, second, third] = ratingsOf({ '1,2,3': 60, '1,2,2': 40 }, 3);
    expect(first!.elo).toBeGreaterThan(second!.elo);
    expect(second!.elo).toBeGreaterThan(third!.elo);
  });

  it('do not depend on the order in which games were counted', () => {
    const there = ratingsOf({ '1,2': 70, '2,1': 40, '1,1': 5 }, 2);
    expect(ratingsOf({ '1,1': 5, '2,1': 40, '1,2': 70 }, 2)).toEqual(there);
  });
});
