/** How long the others wait for somebody before they may vote to move on. */
import {
  AWAY_VOTE_AFTER,
  LONG_VOTE_AFTER,
  STALLED_AFTER,
  TURN_TIME,
  VOTE_AFTER,
  isOverDays,
  type RoomOptions,
} from './options.ts';
import type { Presence } from './wire.ts';

/**
 * Milliseconds of a decision. None for who is gone; where the game waits for who is not here, very many.
 * Where a clock runs, it is the clock that says how long somebody has who is present, unless it is never
 * left to run out. Over days it says so of everybody: nobody has to be there.
 */
export function patienceWith(
  presence: Presence,
  { clock, absence }: Pick<RoomOptions, 'clock' | 'absence'>,
): number {
  if (isOverDays(clock)) return 3 * TURN_TIME[clock];
  const hasClock = TURN_TIME[clock] !== Infinity;
  if (hasClock && presence !== 'gone') return STALLED_AFTER;
  if (absence === 'wait' && presence !== 'here') return LONG_VOTE_AFTER;
  return { here: VOTE_AFTER, away: AWAY_VOTE_AFTER, gone: 0 }[presence];
}
