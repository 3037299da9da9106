/**
 * How likely a seat is to win the game from the levels that everybody has left: what a round's end is
 * worth. Every seat has a strength, its chance is its share of all. The strengths were fitted on games
 * of experts by `npm run lab:standing`; see bench/tuning.md.
 */
import { ladderOfSeat, type Seat, type Table } from '@palier/rules';

/** Logarithms of a seat's strength by the levels it has left, the same for any number of players. */
const STACKED: readonly number[] = [0, 0, -0.44, -1.19, -1.37, -1.79, -1.88, -2.2, -2.35];
const OPEN: readonly number[] = [0, 0, -0.14, -1.2, -1.52, -2.25, -2.61, -2.89, -3.17];
/** Beyond the longest ladder they were fitted on. */
const FALL_BEYOND = 0.3;

function strengthOf(table: Table, seat: Seat): number {
  const strengths = ladderOfSeat(table.setup, seat).mode === 'open' ? OPEN : STACKED;
  const levels = levelsToGo(table, seat);
  const last = strengths.length - 1;
  return Math.exp(
    levels <= last ? strengths[levels]! : strengths[last]! - FALL_BEYOND * (levels - last),
  );
}

/** The seat's chance to win the game if the next round were dealt now; a shared win is a part. */
export function chanceToWin(table: Table, seat: Seat): number {
  const { left, winners } = table;
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  let sum = 0;
  for (let other = 1; other <= left.length; other++) sum += strengthOf(table, other);
  return strengthOf(table, seat) / sum;
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
