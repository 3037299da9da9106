/** Intervals that hold the true share 95 times out of 100. */
export type Interval = readonly [low: number, high: number];

/** So many standard errors to either side hold 95 of 100. */
export const Z = 1.959964;

/** Wilson's score interval: right for few games too. Shared wins count as fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  // At either end rounding must not leave the true bound out.
  return [
    wins === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    wins === games ? 1 : Math.min(1, (centre + spread) / scale),
  ];
}

export function clipped(low: number, high: number): Interval {
  return [Math.max(0, low), Math.min(1, high)];
}
