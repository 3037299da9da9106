/** The distinct ways to lay a level, the best first. */
import { layings, type Card, type Level } from '@palier/rules';
import type { LaidTable } from './additions.ts';
import { bestMeasured, type MeasuredLaying } from './best-laying.ts';
import { compareMeasures, measureLaying } from './measure.ts';
import { shapeOf } from './table-shape.ts';
import { tallyOf } from './tally.ts';

export type RankedLayings = {
  readonly layings: readonly MeasuredLaying[];
  /** Whether there are more ways than were looked at. */
  readonly more: boolean;
};

/** A hand with several jokers has thousands of ways: so many are looked at unless told otherwise. */
export const MOST_RANKED = 500;

/**
 * The ways of the one search in rules, ordered by `compareMeasures`, equal ones as that search finds
 * them. Where there are more than the limit, the first found are ranked and the best of all
 * (`bestLaying`) stands before them.
 */
export function rankedLayings(
  hand: readonly Card[],
  level: Level,
  context: LaidTable & { readonly limit?: number },
): RankedLayings {
  const { setup, melds, limit = MOST_RANKED } = context;
  const best = bestMeasured(hand, level, context);
  if (best === undefined) return { layings: [], more: false };
  const tally = tallyOf(hand);
  const table = shapeOf(melds, setup.top);
  const found: MeasuredLaying[] = [];
  let more = false;
  for (const laying of layings(hand, level, setup)) {
    more = found.length === limit;
    if (more) break;
    found.push({ laying, measure: measureLaying(tally, laying, { table, setup }) });
  }
  found.sort((a, b) => compareMeasures(a.measure, b.measure));
  const first = found[0];
  const isThere = first !== undefined && compareMeasures(first.measure, best.measure) <= 0;
  return { layings: isThere ? found : [best, ...found], more };
}
