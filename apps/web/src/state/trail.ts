/**
 * The screens somebody came by. The way back leads to the last of them, and not up to a screen they
 * never saw; each entry of the browser's history keeps its own trail, so a reload loses nothing.
 */

/** A screen's address, and which entry of the history it is. */
export type Step = { readonly address: string; readonly at: number };

export type Trail = { readonly at: number; readonly steps: readonly Step[] };

export const START: Trail = { at: 0, steps: [] };

/** The trail of the entry that is made by going from one screen to another, by their addresses. */
export function walk({ at, steps }: Trail, from: string, to: string): Trail {
  return { at: at + 1, steps: stepsTo(to, from, [...steps, { address: from, at }]) };
}

function stepsTo(to: string, from: string, steps: readonly Step[]): readonly Step[] {
  const kind = kindOf(to);
  if (kind === '') return [];
  // Whoever returns by a link is where they were.
  const known = steps.findIndex(({ address }) => address === to);
  if (known !== -1) return steps.slice(0, known);
  // One beside it, as the next of several questions, or up from it: back leads out of them all. The
  // rulebook is one page, whichever rule it shows.
  const isOnward = kind !== kindOf(from) || (to.startsWith(`${from}/`) && kind !== 'rules');
  return isOnward ? steps : steps.slice(0, -1);
}

/** The first word of an address; none at home. */
function kindOf(address: string): string {
  return address.split('/')[1] ?? '';
}
