/**
 * When a bot plays for a person, and for how long. What is decided here is written into the event, so
 * that other numbers tomorrow leave every stored table as it was.
 */
import type { Seat } from '@palier/rules';
import { isOverDays } from './options.ts';
import type { Room, RoomEvent, StandIn } from './room.ts';
import { isPlayedByPeople } from './who.ts';

/** Who lets the clock run out so many turns in a row is not here, whatever the connection says. */
const MOST_LAPSES = 2;

export function hasLapsedTooOften({ lapses }: Room, seat: Seat): boolean {
  return lapses[seat - 1]! >= MOST_LAPSES;
}

export function standInComes({ lapses }: Room, seat: Seat, why: StandIn): RoomEvent {
  const isLast = why === 'clock' && lapses[seat - 1]! + 1 >= MOST_LAPSES;
  return { t: 'standInCame', seat, why, standIn: isLast ? 'gone' : why };
}

/**
 * Who comes back gets the whole time again, but not for ever: otherwise one could hold up a table by
 * coming back whenever the clock has run out, or the others have voted. Where a game over days has waited
 * because all were gone, whoever comes back first keeps nobody waiting.
 */
export function standInGoes(room: Room, seat: Seat): RoomEvent {
  const sitter = room.seats[seat - 1];
  const isVotedOut = sitter?.t === 'person' && sitter.standIn === 'vote';
  const holdsUp =
    hasLapsedTooOften(room, seat) && !(isOverDays(room.options.clock) && !isPlayedByPeople(room));
  return { t: 'standInWent', seat, setsClock: !isVotedOut && !holdsUp };
}
