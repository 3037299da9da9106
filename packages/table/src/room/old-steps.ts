/**
 * What steps of older versions mean, which did not say all that was decided. These tables have been
 * played: nothing here may change, whatever becomes of the numbers in `stand-in.ts` and `options.ts`.
 */
import type { Seat } from '@palier/rules';
import type { RoomOptions } from './options.ts';
import type { Room, StandIn } from './room.ts';

const MOST_LAPSES_THEN = 2;

/** What `standInCame` without its `standIn` made of a seat. */
export function standInThen({ lapses }: Room, seat: Seat, why: StandIn): StandIn {
  return why === 'clock' && lapses[seat - 1]! + 1 >= MOST_LAPSES_THEN ? 'gone' : why;
}

/** Whether `standInWent` without its `setsClock` gave the whole time again. */
export function setsClockThen({ seats, lapses }: Room, seat: Seat): boolean {
  const sitter = seats[seat - 1];
  const isVotedOut = sitter?.t === 'person' && sitter.standIn === 'vote';
  return !isVotedOut && lapses[seat - 1]! < MOST_LAPSES_THEN;
}

/** What a table was like that did not name an option. */
export const OPTIONS_THEN: Omit<RoomOptions, 'setup'> = {
  clock: 'off',
  absence: 'standIn',
  watching: 'anyone',
  delay: 0,
  chat: 'phrases',
  takeBack: 'consent',
  joining: 'anyone',
  listing: 'hidden',
};
