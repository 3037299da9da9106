/** How the players of a game are called, whoever they are and wherever the game came from. */
import type { Viewer } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { quotable, type Naming } from '@palier/text';

export function namingOf(seats: readonly SeatInfo[], viewer: Viewer): Naming {
  return { viewer, names: toldApart(seats.map(({ name }) => quotable(name))) };
}

/** The names, those that several share with their seat's number; an empty one stays empty. */
export function toldApart(names: readonly string[]): readonly string[] {
  const isShared = (name: string): boolean =>
    name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  if (!names.some(isShared)) return names;
  // Numbered, a name may be another's own. Two numbered ones never meet, so this ends.
  return toldApart(names.map((name, index) => (isShared(name) ? `${name} ${index + 1}` : name)));
}
