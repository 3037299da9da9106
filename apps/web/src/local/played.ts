/** Whether a game was ever begun here: kept, so that home is right before the games are read. */
import { flag } from '@palier/rules/codec';
import { kept } from '../state/kept.ts';

const played = kept('played', flag, false);

export function hasPlayed(): boolean {
  return played.peek();
}

/** Who throws the games away later has played all the same. */
export function rememberPlayed(): void {
  if (!played.peek()) played.set(true);
}
