/**
 * What people look like and play with. The drawings are many and small; none is needed up to the first
 * card, so they are fetched once that lies there, or at once for who has chosen some of them.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { DrawnBack } from './backs.tsx';
import type * as Drawings from './drawings.tsx';

const known = signal<typeof Drawings | undefined>(undefined);
let isAsked = false;

/** Undefined until they are here: then people have a plain face, and cards a plain back. */
export const drawings: ReadonlySignal<typeof Drawings | undefined> = known;

export async function fetchDrawings(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    known.value = await import('./drawings.tsx');
  } catch {
    // Without them everything can be played. With the next wish it is tried again.
    isAsked = false;
  }
}

export type Back = DrawnBack | 'stairs';

/** The person whose device it is: by these names, with this face. The app says who (`own-look.ts`). */
type Owner = {
  readonly names: readonly string[];
  readonly face: string | undefined;
  readonly back: Back;
};

export const owner = signal<Owner>({ names: [], face: undefined, back: 'stairs' });
