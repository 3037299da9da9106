/** In which order a game ended. */
import type { Seat } from './state.ts';

/**
 * By seat, from 1: winners are first, the others follow by the levels they still had in front of them.
 * Who is alike shares the better place.
 */
export function placesOf(left: readonly number[], winners: readonly Seat[]): readonly number[] {
  const behind = left.map((levels, index) => (winners.includes(index + 1) ? -1 : levels));
  return behind.map((own) => 1 + behind.filter((other) => other < own).length);
}
