/**
 * Who lets others down at a table among strangers: leaves a game that people play, or is gone from it for
 * so long that a bot has their seat. Whose last company were bots lets down nobody.
 */
import type { PersonId, Room, RoomEvent, RoomStep } from './room.ts';
import { isProgram, personOf, seatOf } from './who.ts';

/** The hashes of their tokens. */
export function desertersIn({ by, events }: RoomStep, before: Room): readonly string[] {
  if (before.options.listing !== 'quick' || before.phase !== 'playing') return [];
  return events.flatMap((event) => {
    const person = by === undefined ? lostSeat(event, before) : leaver(event, before, by);
    if (person === undefined || !isMissed(before, person)) return [];
    const token = personOf(before, person)?.token;
    return token === undefined ? [] : [token];
  });
}

/** By their own will: whom the host removes has not left. */
function leaver(event: RoomEvent, before: Room, by: PersonId): PersonId | undefined {
  const isLeaver = event.t === 'left' && event.person === by && seatOf(before, by) !== undefined;
  return isLeaver ? by : undefined;
}

/** What time does, and nobody asked for. */
function lostSeat(event: RoomEvent, before: Room): PersonId | undefined {
  if (event.t !== 'botSeated') return undefined;
  const sitter = before.seats[event.seat - 1];
  return sitter?.t === 'person' ? sitter.person : undefined;
}

function isMissed(before: Room, person: PersonId): boolean {
  return before.seats.some(
    (seat) =>
      seat.t === 'person' &&
      seat.person !== person &&
      seat.standIn !== 'gone' &&
      !isProgram(before, seat.person),
  );
}
