import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_MOMENTS,
  intervalAround,
  sampleMoments,
  ratioGap,
  ratioOf,
  shareOf,
  slopeOf,
  type Moments,
} from './moments.ts';
import { addSums } from './sums.ts';
import { wilson } from './wilson.ts';

function over(samples: readonly (readonly number[])[]): Moments {
  return samples.map(sampleMoments).reduce((a, b) => addSums(a, b), NO_MOMENTS);
}

describe('a ratio', () => {
  it('has the error of a mean where the whole never changes', () => {
    // 1, 3, 5, 7: mean 4, standard deviation sqrt(20/3), error sqrt(20/3 / 4).
    const { value, error } = ratioOf(over([1, 3, 5, 7].map((x) => [x, 1])), 0, 1)!;
    expect(value).toBe(4);
    expect(error).toBeCloseTo(Math.sqrt(20 / 12), 10);
  });

  it('is that of the sums, and its error knows that both move together', () => {
    // Always half: nothing is uncertain, however much the sizes differ.
    const { value, error } = ratioOf(
      over([
        [1, 2],
        [5, 10],
        [3, 6],
      ]),
      0,
      1,
    )!;
    expect(value).toBe(0.5);
    expect(error).toBeCloseTo(0, 10);
  });

  it('of nothing is not known, and of one sample its error is not', () => {
    expect(ratioOf(over([[0, 0]]), 0, 1)).toBeUndefined();
    expect(ratioOf(NO_MOMENTS, 0, 1)).toBeUndefined();
    expect(ratioOf(over([[1, 2]]), 0, 1)).toEqual({ value: 0.5, error: undefined });
  });

  it('compares with another by their difference', () => {
    const samples = [
      [1, 2, 1, 4],
      [2, 2, 1, 4],
      [1, 2, 3, 4],
    ];
    const moments = over(samples);
    const gap = ratioGap(moments, [0, 1], [2, 3])!;
    const differences = samples.map(([a, b, c, d]) => a! / b! - c! / d!);
    const mean = differences.reduce((sum, x) => sum + x, 0) / 3;
    const spread = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 2;
    expect(gap.value).toBeCloseTo(mean, 10);
    expect(gap.error).toBeCloseTo(Math.sqrt(spread / 3), 10);
  });
});

describe('a share', () => {
  it('of single trials is Wilson’s, nearly', () => {
    const trials = Array.from({ length: 400 }, (_, index) => [index < 100 ? 1 : 0, 1]);
    const { value, interval, of } = shareOf(over(trials), 0, 1)!;
    const [low, high] = wilson(100, 400);
    expect({ value, of }).toEqual({ value: 0.25, of: 400 });
    expect(interval[0]).toBeCloseTo(low, 3);
    expect(interval[1]).toBeCloseTo(high, 3);
  });

  it('is no surer for trials that always go together', () => {
    const single = Array.from({ length: 60 }, (_, index) => [index % 3 === 0 ? 1 : 0, 1]);
    const tenfold = single.map(([hit]) => [hit! * 10, 10]);
    const once = shareOf(over(single), 0, 1)!;
    const often = shareOf(over(tenfold), 0, 1)!;
    expect(often.of).toBe(600);
    expect(often.interval[0]).toBeCloseTo(once.interval[0], 6);
    expect(often.interval[1]).toBeCloseTo(once.interval[1], 6);
  });

  it('that never hit could still hit', () => {
    const { value, interval } = shareOf(over(Array.from({ length: 50 }, () => [0, 3])), 0, 1)!;
    expect(value).toBe(0);
    expect(interval).toEqual(wilson(0, 50));
  });

  it('lies in its interval, whatever the samples', () => {
    const sample = fc.nat(9).chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole)));
    fc.assert(
      fc.property(fc.array(sample, { minLength: 2 }), (samples) => {
        const share = shareOf(over(samples), 0, 1);
        if (share === undefined) return;
        const { value, interval } = share;
        expect(interval[0]).toBeLessThanOrEqual(value + 1e-9);
        expect(interval[1]).toBeGreaterThanOrEqual(value - 1e-9);
        expect(interval[0]).toBeGreaterThanOrEqual(0);
        expect(interval[1]).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a slope', () => {
  const sampleOf = (pairs: readonly (readonly [number, number])[]): readonly number[] =>
    pairs.reduce<readonly number[]>(
      (sum, [x, y]) => [1, x, y, x * x, x * y].map((by, index) => sum[index]! + by),
      [0, 0, 0, 0, 0],
    );

  it('is that of least squares', () => {
    // (0,1) (1,3) (2,2) (3,5): Sxy = 5.5, Sxx = 5.
    const pairs = [
      [0, 1],
      [1, 3],
      [2, 2],
      [3, 5],
    ] as const;
    expect(slopeOf(over(pairs.map((pair) => sampleOf([pair]))))!.value).toBeCloseTo(1.1, 10);
    expect(slopeOf(over([sampleOf(pairs)]))!.value).toBeCloseTo(1.1, 10);
  });

  it('has the usual robust error where each sample is one pair', () => {
    const pairs = [
      [0, 1],
      [1, 3],
      [2, 2],
      [3, 5],
    ] as const;
    const residuals = pairs.map(([x, y]) => (x - 1.5) * (y - 2.75 - 1.1 * (x - 1.5)));
    const meat = residuals.reduce((sum, u) => sum + u * u, 0);
    const expected = Math.sqrt((meat * 4) / 3) / 5;
    expect(slopeOf(over(pairs.map((pair) => sampleOf([pair]))))!.error).toBeCloseTo(expected, 10);
  });

  it('is not known where x never changes', () => {
    expect(slopeOf(over([sampleOf([[2, 1]]), sampleOf([[2, 5]])]))).toBeUndefined();
  });
});

it('an interval needs an error', () => {
  expect(intervalAround({ value: 1, error: undefined })).toBeUndefined();
  expect(intervalAround({ value: 1, error: 0.5 })![1]).toBeCloseTo(1.98, 2);
});
