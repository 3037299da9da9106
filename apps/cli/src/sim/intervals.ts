/** How sure the share of an entry is. */
import { POINTS } from './points.ts';
import type { EntryTotals, Totals } from './totals.ts';
import { Z, clipped, wilson, type Interval } from './wilson.ts';

/** Where the interval comes from: single games (Wilson), or how far deals lie apart (normal). */
export type Method = 'wilson' | 'deals';

/**
 * The normal interval around the mean of the deals, from their own variance. Where all deals were won
 * or none, there is no spread to go by: then each deal is one trial of Wilson's.
 */
export function fromDeals(
  { points, squares }: EntryTotals,
  deals: number,
  gamesOfDeal: number,
): Interval {
  // One deal says nothing about how far deals lie apart.
  if (deals < 2) return [0, 1];
  const unit = POINTS * gamesOfDeal;
  const mean = points / deals;
  if (mean === 0 || mean === unit) return wilson(points / unit, deals);
  const variance = (squares - (points * points) / deals) / (deals - 1);
  const spread = Z * Math.sqrt(Math.max(0, variance) / deals);
  return clipped((mean - spread) / unit, (mean + spread) / unit);
}

export function intervalOf(totals: Totals, entry: number, method: Method): Interval {
  const own = totals.entries[entry]!;
  if (method === 'wilson') return wilson(own.points / POINTS, totals.games);
  return fromDeals(own, totals.samples, totals.games / Math.max(1, totals.samples));
}
