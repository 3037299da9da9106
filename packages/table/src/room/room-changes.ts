/** What a step has changed beside the game: what must be told, and listed, anew. */
import type { Room } from './room.ts';

/** Of a table that is listed: others are nobody's business, and not every move is looked at. */
export function isOtherRound(before: Room, after: Room): boolean {
  const isNobodys = after.options.listing === 'hidden' && after.club === undefined;
  if (isNobodys || before.truth === after.truth) return false;
  return before.truth?.timeline.at.table.round !== after.truth?.timeline.at.table.round;
}

/** Whether more has changed than the game and what was said. */
export function isOtherRoom(before: Room, after: Room): boolean {
  return (
    before.seats !== after.seats ||
    before.people !== after.people ||
    before.waiting !== after.waiting ||
    before.barred !== after.barred ||
    before.options !== after.options ||
    before.host !== after.host ||
    before.phase !== after.phase ||
    before.votes !== after.votes ||
    before.wish !== after.wish ||
    before.next !== after.next ||
    before.isShut !== after.isShut ||
    before.night !== after.night ||
    // A clock that was set again; after a move its time is told with the move.
    (before.since !== after.since && before.truth === after.truth)
  );
}
