/** Who takes time off from a game over days, and who is back. */
import { paceOf } from './budget.ts';
import { happens, type Decision } from './decision.ts';
import { isOverDays } from './options.ts';
import { openRest, restLeft } from './rest.ts';
import type { PersonId, Room } from './room.ts';
import { isProgram, seatOf } from './who.ts';

/** Milliseconds: shorter than that nobody rests. */
const LEAST_REST = 3_600_000;

/** Whether a clock runs here that could stand still for somebody. */
export function canRest(room: Room, person: PersonId): boolean {
  const goesOn = room.phase !== 'over' && room.isShut !== true && isOverDays(room.options.clock);
  return goesOn && seatOf(room, person) !== undefined && !isProgram(room, person);
}

/** Until then, or for as long as may be; undefined: is back. What cannot be granted changes nothing. */
export function decideRest(
  room: Room,
  person: PersonId,
  until: number | undefined,
  now: number,
): Decision {
  if (!canRest(room, person) || paceOf(room, person, now) !== 'on') return happens();
  const open = openRest(room, person);
  const isResting = open !== undefined && open.until > now;
  if (until === undefined) return isResting ? happens({ t: 'restEnded', person }) : happens();
  const end = Math.min(until, now + restLeft(room, person, now));
  if (end - now < LEAST_REST || (isResting && open.until === end)) return happens();
  return happens({ t: 'restTaken', person, until: end });
}
