/** What stands between a table that fills and its first deal. */
import type { ToldRoom } from '@palier/table/room';

export type Obstacle =
  | { readonly t: 'seats-open'; readonly seats: number }
  | { readonly t: 'nobody-seated' };

export function obstacleOf({ seats }: ToldRoom): Obstacle | undefined {
  if (!seats.some(({ t }) => t === 'person')) return { t: 'nobody-seated' };
  const open = seats.filter(({ t }) => t === 'open').length;
  return open === 0 ? undefined : { t: 'seats-open', seats: open };
}
