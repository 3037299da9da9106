import { createHash } from 'node:crypto';
import type { Seat } from '@palier/rules';

/**
 * A text for a program's own luck: the same in the same game of the same run, and nothing from which a
 * shuffle could be worked out.
 */
export function outsideSeed(seed: string, seat: Seat): string {
  return createHash('sha256').update(`${seed}/outside/${seat}`).digest('hex').slice(0, 16);
}
