/** How people of a night are called. */
import { words } from '../state/words.ts';
import type { Night } from './night-api.ts';

/** To who looks. */
export function nameIn({ entrants, me }: Night, entrant: number): string {
  const says = words('friends').nights;
  if (entrant === me) return says.you;
  return entrants[entrant - 1]?.name ?? says.gone;
}
