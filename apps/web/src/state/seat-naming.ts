/** How the players of a game are called, whoever they are and wherever the game came from. */
import type { Viewer } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { quotable, toldApart, type Naming } from '@palier/text';

export function namingOf(seats: readonly SeatInfo[], viewer: Viewer): Naming {
  return { viewer, names: toldApart(seats.map(({ name }) => quotable(name))) };
}
