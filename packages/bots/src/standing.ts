/**
 * How likely a seat is to win the game from the levels that everybody has left: what a round's end is
 * worth. Every seat has a strength, its chance is its share of all. The strengths were fitted on games
 * of experts by `npm run lab:standing`; see bench/tuning.md.
 */
import { ladderOfSeat, type Seat, type Table } from '@palier/rules';

/** Logarithms of a seat's strength by the levels it has left, with two players and with more. */
const WITH_TWO: readonly number[] = [0, 0, -1.3, -2.2, -3, -3.4, -4.1, -4.5, -4.9];
const WITH_MORE: readonly number[] = [0, 0, -0.45, -1.2, -1.6, -1.9, -2.2, -2.4, -2.55];
/** Beyond the longest ladder they were fitted on. */
const FALL_BEYOND = 0.3;

function strength(strengths: readonly number[], left: number): number {
  const last = strengths.length - 1;
  return left <= last ? strengths[left]! : strengths[last]! - FALL_BEYOND * (left - last);
}

/** How strong a seat with so many levels left is among so many players. */
export function strengthOf(players: number, left: number): number {
  return Math.exp(strength(players === 2 ? WITH_TWO : WITH_MORE, Math.max(0, left)));
}

/** The seat's chance to win the game if the next round were dealt now; a shared win is a part. */
export function chanceToWin(table: Table, seat: Seat): number {
  const { left, winners } = table;
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  const strengths = left.length === 2 ? WITH_TWO : WITH_MORE;
  let sum = 0;
  for (let other = 1; other <= left.length; other++) {
    sum += Math.exp(strength(strengths, levelsToGo(table, other)));
  }
  return Math.exp(strength(strengths, levelsToGo(table, seat))) / sum;
}

/**
 * How many levels are between a seat and the end of the game. HOUSE-openWin: where the last palier
 * alone wins, whoever lays any other and goes out is rid of it too.
 */
export function levelsToGo({ setup, left }: Table, seat: Seat): number {
  const { length } = left[seat - 1]!;
  if (setup.rules.openWin === 'all' || ladderOfSeat(setup, seat).mode !== 'open') return length;
  return Math.min(length, 2);
}
