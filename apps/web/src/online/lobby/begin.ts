/** What stands between a table that fills and its first deal. */
import type { ToldRoom } from '@palier/table/room';

export type Obstacle =
  | { readonly t: 'seats-open'; readonly seats: number }
  | { readonly t: 'nobody-seated' }
  /** Who was taken along from the game before, and has not come. */
  | { readonly t: 'people-missing' };

export function obstacleOf({ seats, people }: ToldRoom): Obstacle | undefined {
  if (!seats.some(({ t }) => t === 'person')) return { t: 'nobody-seated' };
  const open = seats.filter(({ t }) => t === 'open').length;
  if (open > 0) return { t: 'seats-open', seats: open };
  const isMissing = people.some(({ seat, salted }) => seat !== null && !salted);
  return isMissing ? { t: 'people-missing' } : undefined;
}
