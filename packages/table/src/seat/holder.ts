/** Whose eyes the device has: one person's, or of several the one who holds it. */
import { deciders, type Seat, type Table, type Viewer } from '@palier/rules';
import type { SeatInfo } from '../seats.ts';

export function peopleOf(seats: readonly SeatInfo[]): readonly Seat[] {
  return seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
}

/**
 * The person who must take the device now; undefined while nobody has to. Who holds it keeps it while
 * bots play.
 */
export function nextHolder(
  table: Table,
  seats: readonly SeatInfo[],
  viewer: Viewer,
): Seat | undefined {
  const people = peopleOf(seats);
  const due = deciders(table).filter((seat) => people.includes(seat));
  if (due.length === 0) return undefined;
  return viewer !== 'spectator' && due.includes(viewer) ? undefined : due[0];
}
