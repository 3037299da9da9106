/**
 * What levels were thought to be worth when the judgement of `deliberate` got its weights: strengths
 * fitted on games of the experts of November 2026. The network learnt upon that judgement and these
 * inputs, so both keep these figures until they are made anew; what rounds are really worth now is in
 * `standing.ts`.
 */
import type { Seat, Table } from '@palier/rules';
import { levelsToGo } from './standing.ts';

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
export function judgedChance(table: Table, seat: Seat): number {
  const { left, winners } = table;
  if (winners.length > 0) return winners.includes(seat) ? 1 / winners.length : 0;
  const strengths = left.length === 2 ? WITH_TWO : WITH_MORE;
  let sum = 0;
  for (let other = 1; other <= left.length; other++) {
    sum += Math.exp(strength(strengths, levelsToGo(table, other)));
  }
  return Math.exp(strength(strengths, levelsToGo(table, seat))) / sum;
}
