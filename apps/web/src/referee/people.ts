/** How the seats of a situation are called: whoever asks is "you". */
import type { EditionId, Seat } from '@palier/rules';
import type { Naming } from '@palier/text';
import { words } from '../state/words.ts';
import { ASKER } from './situation.ts';

export function seatName(seat: Seat): string {
  return seat === ASKER ? words('table').you : words('shell').newGame.person(seat);
}

export function namingFor(players: number, edition: EditionId): Naming {
  const names = Array.from({ length: players }, (_, index) => seatName(index + 1));
  return { viewer: ASKER, names, edition };
}
