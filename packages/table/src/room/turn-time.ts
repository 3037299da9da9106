/** Until when somebody may think about the decision that is due, and until when all may. */
import { TURN_TIME } from './options.ts';
import type { PersonId, Room } from './room.ts';
import { duePeople } from './who.ts';

/** Infinity without a clock. */
export function deadlineFor({ options, since }: Room, _: PersonId): number {
  return since + TURN_TIME[options.clock];
}

/** When the first of those who must decide runs out of time; Infinity without a clock. */
export function deadlineOf(room: Room): number {
  const due = duePeople(room).map(({ person }) => deadlineFor(room, person));
  return due.length === 0 ? room.since + TURN_TIME[room.options.clock] : Math.min(...due);
}
