/** The games on this device, as far as this page knows: asked for when a screen shows them. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { savedGames, type SavedGame } from './lobby.ts';
import { rememberPlayed } from './played.ts';

const known = signal<readonly SavedGame[] | undefined>(undefined);

/** The newest first; undefined until they were read once. */
export const games: ReadonlySignal<readonly SavedGame[] | undefined> = known;

export async function refreshGames(): Promise<void> {
  try {
    known.value = await savedGames();
    if (known.value.length > 0) rememberPlayed();
  } catch {
    // Where nothing can be stored there is nothing to list.
    known.value ??= [];
  }
}

export function isOver(game: SavedGame): boolean {
  return game.winners.length > 0;
}
