/** How seats are called, the viewer's own "you" and the others by name, and in the words of which box. */
import type { EditionId, Meld, Seat, Viewer } from '@palier/rules';

export type Naming = {
  readonly viewer: Viewer;
  /** By seat; an empty or missing name is replaced by the seat's number. */
  readonly names: readonly string[];
  /** The box that is played: Level Up's levels are « paliers » in French. */
  readonly edition: EditionId;
  /** What lay on the table, by seat: a meld of it is called by what it is, any other by its number. */
  readonly melds?: readonly (readonly Meld[])[];
};

export function isYou(naming: Naming, seat: Seat): boolean {
  return naming.viewer === seat;
}

export function nameOf(naming: Naming, seat: Seat): string | undefined {
  const name = naming.names[seat - 1]?.trim();
  return name === '' ? undefined : name;
}

/** The seats with the viewer's own last, or first: where a language puts "you" in a list. */
export function withYou(
  naming: Naming,
  seats: readonly Seat[],
  place: 'first' | 'last',
): readonly Seat[] {
  const others = seats.filter((seat) => !isYou(naming, seat));
  const you = seats.filter((seat) => isYou(naming, seat));
  return place === 'first' ? [...you, ...others] : [...others, ...you];
}

/** Seats by how many levels they climbed, the most first; those who climbed none are left out. */
export function climbers(
  cleared: readonly (readonly number[])[],
): readonly { readonly levels: number; readonly seats: readonly Seat[] }[] {
  return [...new Set(cleared.map(({ length }) => length))]
    .filter((levels) => levels > 0)
    .sort((a, b) => b - a)
    .map((levels) => ({
      levels,
      seats: cleared.flatMap((own, index) => (own.length === levels ? [index + 1] : [])),
    }));
}

/** The names, those that several share with their seat's number; an empty one stays empty. */
export function toldApart(names: readonly string[]): readonly string[] {
  const isShared = (name: string): boolean =>
    name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  if (!names.some(isShared)) return names;
  // Numbered, a name may be another's own. Two numbered ones never meet, so this ends.
  return toldApart(names.map((name, index) => (isShared(name) ? `${name} ${index + 1}` : name)));
}
