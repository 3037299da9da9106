/**
 * How likely a seat is to win the game from the levels that everybody has left: what a round's end is
 * worth. A level less to climb multiplies a seat's chance against the others' by a factor that grows
 * towards the top. The factors were fitted on games of bots by `npm run lab:tune -- standing`; see
 * bench/tuning.md.
 */
import type { Seat, Table } from '@palier/rules';

/** The logarithm of a seat's strength by the levels it has left; from the last on they fall evenly. */
const STRENGTHS: readonly number[] = [0, 0, -0.75, -1.25, -1.8, -2.35, -2.9, -3.4, -3.9];
const FALL_BEYOND = 0.5;

function strength(left: number): number {
  const last = STRENGTHS.length - 1;
  return left <= last ? STRENGTHS[left]! : STRENGTHS[last]! - FALL_BEYOND * (left - last);
}

/** The seat's chance to win the game if the next round were dealt now; a shared win is a part. */
export function chanceToWin({ left, winners }: Table, seat: Seat): number {
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  let sum = 0;
  for (const levels of left) sum += Math.exp(strength(levels.length));
  return Math.exp(strength(left[seat - 1]!.length)) / sum;
}
