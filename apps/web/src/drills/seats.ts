/** Who sits at the table of a drill: the one who is asked, and characters around. */
import type { CharacterId } from '@palier/bots';
import type { View } from '@palier/rules';
import type { Naming } from '@palier/text';
import type { FaceOf } from '../board/face.tsx';
import { ui, words } from '../state/words.ts';

const AROUND: readonly CharacterId[] = ['odile', 'bruno', 'wanda', 'hugo', 'nell'];

export function facesOf({ table, viewer }: View): readonly FaceOf[] {
  let next = 0;
  return Array.from({ length: table.setup.players }, (_, index) => {
    if (index + 1 === viewer) return { name: ui().table.you };
    const id = AROUND[next++]!;
    return { name: words().character(id).name, bot: id };
  });
}

export function namingIn(view: View): Naming {
  return { viewer: view.viewer, names: facesOf(view).map(({ name }) => name) };
}
