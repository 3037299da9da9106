/** Until when somebody may think about the decision that is due, and until when all may. */
import { isOverDays, PROGRAM_TIME, TURN_TIME } from './options.ts';
import { afterRests, openRest } from './rest.ts';
import type { PersonId, Room } from './room.ts';
import { duePeople, isProgram } from './who.ts';

/** Infinity without a clock. */
export function deadlineFor(room: Room, person: PersonId): number {
  const usual = TURN_TIME[room.options.clock];
  if (isProgram(room, person)) return room.since + Math.min(usual, PROGRAM_TIME);
  if (!isOverDays(room.options.clock)) return room.since + usual;
  return afterRests(room, person, room.since, usual);
}

/** When the time off of somebody is up whom the others wait for: from then on their clock runs. */
export function restEndFor(room: Room, person: PersonId): number | undefined {
  const rest = isOverDays(room.options.clock) ? openRest(room, person) : undefined;
  return rest !== undefined && rest.until > room.dueSince ? rest.until : undefined;
}

/** When the first of those who must decide runs out of time; Infinity without a clock. */
export function deadlineOf(room: Room): number {
  const due = duePeople(room).map(({ person }) => deadlineFor(room, person));
  return due.length === 0 ? room.since + TURN_TIME[room.options.clock] : Math.min(...due);
}
