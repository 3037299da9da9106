/** Whether counts look like chance. Tests fix their seeds, so an answer once right stays right. */

/** Pearson's statistic of counts that should all be equal. */
export function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// The normal distribution's quantile of 99.9 %.
const Z_999 = 3.0902;

/** What chi-square stays below 999 times in 1000 (Wilson and Hilferty). */
export function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + Z_999 * Math.sqrt(spread)) ** 3;
}
