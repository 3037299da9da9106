/** Until when somebody may think about the decision that is due, and until when all may. */
import { PROGRAM_TIME, TURN_TIME } from './options.ts';
import type { PersonId, Room } from './room.ts';
import { duePeople, isProgram } from './who.ts';

/** Infinity without a clock. */
export function deadlineFor(room: Room, person: PersonId): number {
  const usual = TURN_TIME[room.options.clock];
  return room.since + (isProgram(room, person) ? Math.min(usual, PROGRAM_TIME) : usual);
}

/** When the first of those who must decide runs out of time; Infinity without a clock. */
export function deadlineOf(room: Room): number {
  const due = duePeople(room).map(({ person }) => deadlineFor(room, person));
  return due.length === 0 ? room.since + TURN_TIME[room.options.clock] : Math.min(...due);
}
