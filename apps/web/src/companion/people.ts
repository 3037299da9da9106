/** How the people of an evening are called. */
import type { EditionId } from '@palier/rules';
import { toldApart, type Naming } from '@palier/text';
import { words } from '../state/words.ts';

export function personNames(names: readonly string[]): readonly string[] {
  const { person } = words('shell').newGame;
  return toldApart(names.map((name, index) => (name.trim() === '' ? person(index + 1) : name)));
}

/** Nobody is "you": the phone lies between all of them. */
export function personNaming(names: readonly string[], edition: EditionId): Naming {
  return { viewer: 'spectator', names: personNames(names), edition };
}
