/** How sure a share is: intervals that hold the true share 95 times out of 100. */
import { POINTS, type EntryTotals, type Totals } from './totals.ts';

export type Interval = readonly [low: number, high: number];

/** Where the interval comes from: single games (Wilson), or how far deals lie apart (normal). */
export type Method = 'wilson' | 'deals';

const Z = 1.959964;

/** Wilson's score interval; shared wins count as fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  return clipped((centre - spread) / scale, (centre + spread) / scale);
}

/** The normal interval around the mean of the deals, from their own variance. */
export function fromDeals(
  { points, squares }: EntryTotals,
  deals: number,
  gamesOfDeal: number,
): Interval {
  // One deal says nothing about how far deals lie apart.
  if (deals < 2) return [0, 1];
  const unit = POINTS * gamesOfDeal;
  const mean = points / deals;
  const variance = (squares - (points * points) / deals) / (deals - 1);
  const spread = Z * Math.sqrt(Math.max(0, variance) / deals);
  return clipped((mean - spread) / unit, (mean + spread) / unit);
}

function clipped(low: number, high: number): Interval {
  return [Math.max(0, low), Math.min(1, high)];
}

export function intervalOf(totals: Totals, entry: number, method: Method): Interval {
  const own = totals.entries[entry]!;
  if (method === 'wilson') return wilson(own.points / POINTS, totals.games);
  return fromDeals(own, totals.samples, totals.games / Math.max(1, totals.samples));
}
