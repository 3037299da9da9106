/** Who comes to lead, and who is overtaken. */
import type { Seat } from '@palier/rules';
import { aheadOf, furthest } from './seat-facts.ts';

/** Who takes the lead, by how far everybody was and is, and who was further until then. */
export function leadTaken(
  before: readonly number[],
  after: readonly number[],
): { readonly by: Seat; readonly from: readonly Seat[] } | undefined {
  const by = aheadOf(after);
  if (by === undefined || by === aheadOf(before)) return undefined;
  const first = furthest(before);
  // Whoever was as far as they has not been overtaken, only left behind.
  return { by, from: first.includes(by) ? [] : first };
}
