/** How sure the share of an entry is. */
import { POINTS } from './points.ts';
import type { EntryTotals, Totals } from './totals.ts';
import { Z, clipped, wilson, type Interval } from './wilson.ts';

/** Where the interval comes from: single games (Wilson), or how far deals lie apart (Student). */
export type Method = 'wilson' | 'deals';

/**
 * Student's interval around the mean of the deals, from their own variance. Where all deals ended
 * alike there is no spread to go by: then each deal is one trial of Wilson's.
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
  const variance = (squares - (points * points) / deals) / (deals - 1);
  if (variance <= 0) return wilson(points / unit, deals);
  const spread = student(deals - 1) * Math.sqrt(variance / deals);
  return clipped((mean - spread) / unit, (mean + spread) / unit);
}

/** So many standard errors hold 95 of 100 when the error itself comes from few deals. */
export function student(freedom: number): number {
  const few = FEW[freedom - 1];
  if (few !== undefined) return few;
  // The first terms of the expansion around the normal quantile: good to three digits from here on.
  const n = freedom;
  return Z + (Z ** 3 + Z) / (4 * n) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * n * n);
}

const FEW: readonly number[] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];

export function intervalOf(totals: Totals, entry: number, method: Method): Interval {
  const own = totals.entries[entry]!;
  if (method === 'wilson') return wilson(own.points / POINTS, totals.games);
  return fromDeals(own, totals.samples, totals.games / Math.max(1, totals.samples));
}
