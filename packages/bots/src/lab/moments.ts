/**
 * Errors that respect what belongs together. Hands of one round, rounds of one game and games of one
 * deal are not independent; samples are. So counts are summed over samples together with their
 * products, and the error of whatever is made from the sums follows from how far samples lie apart.
 */
import { Z, wilson, type Interval } from './wilson.ts';
import type { Sums } from './sums.ts';

export type Moments = {
  readonly samples: number;
  /** The sum of each count over the samples. */
  readonly sums: readonly number[];
  /** The sum of each product of two counts of a sample: row by row, from the diagonal on. */
  readonly products: readonly number[];
} & Sums;

export const NO_MOMENTS: Moments = { samples: 0, sums: [], products: [] };

/** The moments of one sample. */
export function sampleMoments(counts: readonly number[]): Moments {
  const products: number[] = [];
  for (let row = 0; row < counts.length; row++) {
    for (let column = row; column < counts.length; column++) {
      products.push(counts[row]! * counts[column]!);
    }
  }
  return { samples: 1, sums: counts, products };
}

/** A number made from sums, with its standard error: undefined where one sample is all there is. */
export type Estimate = { readonly value: number; readonly error: number | undefined };

/** A part of a whole, with the interval that holds the true one 95 times out of 100. */
export type Share = {
  readonly value: number;
  readonly interval: Interval;
  /** What it is a share of. */
  readonly of: number;
};

/** How much a number changes with each of the sums it is made from, by their places. */
export type Slopes = ReadonlyMap<number, number>;

/** A number with its error, from how it changes with each sum. */
export function estimate(moments: Moments, value: number, slopes: Slopes): Estimate {
  const { samples } = moments;
  if (samples < 2) return { value, error: undefined };
  let variance = 0;
  for (const [i, a] of slopes) {
    for (const [j, b] of slopes) variance += a * b * covarianceOf(moments, i, j);
  }
  return { value, error: Math.sqrt(Math.max(0, variance)) };
}

/** Of two sums, from the spread of the samples. */
export function covarianceOf({ samples, sums, products }: Moments, i: number, j: number): number {
  const [row, column] = i < j ? [i, j] : [j, i];
  // Rows above: sums.length, sums.length - 1, …
  const place = row * sums.length - (row * (row - 1)) / 2 + (column - row);
  const spread = products[place]! - (sums[i]! * sums[j]!) / samples;
  return (spread * samples) / (samples - 1);
}

/** One sum as a multiple of another; undefined where there is none of the other. */
export function ratioOf(moments: Moments, part: number, whole: number): Estimate | undefined {
  const slopes = ratioSlopes(moments, part, whole);
  if (slopes === undefined) return undefined;
  return estimate(moments, moments.sums[part]! / moments.sums[whole]!, slopes);
}

function ratioSlopes({ sums }: Moments, part: number, whole: number): Slopes | undefined {
  const below = sums[whole] ?? 0;
  if (below === 0) return undefined;
  return new Map([
    [part, 1 / below],
    [whole, -sums[part]! / (below * below)],
  ]);
}

type Ratio = readonly [part: number, whole: number];

/** How much larger the first ratio is than the second. */
export function ratioGap(moments: Moments, a: Ratio, b: Ratio): Estimate | undefined {
  const [up, down] = [ratioSlopes(moments, ...a), ratioSlopes(moments, ...b)];
  if (up === undefined || down === undefined) return undefined;
  const slopes = new Map(up);
  for (const [place, slope] of down) slopes.set(place, (slopes.get(place) ?? 0) - slope);
  const { sums } = moments;
  return estimate(moments, sums[a[0]]! / sums[a[1]]! - sums[b[0]]! / sums[b[1]]!, slopes);
}

/**
 * A ratio that lies between 0 and 1, with Wilson's interval for as many trials as it is worth. `unit`
 * is what one trial counts in the whole.
 */
export function shareOf(
  moments: Moments,
  part: number,
  whole: number,
  unit = 1,
): Share | undefined {
  const ratio = ratioOf(moments, part, whole);
  if (ratio === undefined) return undefined;
  const { value, error } = ratio;
  const of = moments.sums[whole]! / unit;
  // Without a spread, where nothing or everything hit, each sample counts for one trial.
  const worth =
    error === undefined || error === 0 ? moments.samples : (value * (1 - value)) / (error * error);
  const trials = Math.min(of, worth);
  return { value, interval: wilson(value * trials, trials), of };
}

/** How much y grows with one more x, by least squares over the counts `n, Σx, Σy, Σx², Σxy`. */
export function slopeOf(moments: Moments): Estimate | undefined {
  const [n = 0, x = 0, y = 0, xx = 0, xy = 0] = moments.sums;
  const above = n * xy - x * y;
  const below = n * xx - x * x;
  // Where x never changes, nothing can be said.
  if (below === 0) return undefined;
  const value = above / below;
  // The quotient's derivative by each of the five.
  const slopes = [xy - value * xx, -y + 2 * value * x, -x, -value * n, n].map(
    (slope, index) => [index, slope / below] as const,
  );
  return estimate(moments, value, new Map(slopes));
}

/** The interval that holds the true number 95 times out of 100; undefined where no error is known. */
export function intervalAround({ value, error }: Estimate): Interval | undefined {
  return error === undefined ? undefined : [value - Z * error, value + Z * error];
}
