/** How seats are called at this table. */
import type { Naming } from '@palier/text';
import type { Seat } from '@palier/rules';
import { ui } from '../state/words.ts';
import { namingOf as namingAt } from '../story/naming.ts';
import type { Sitting } from './sitting.ts';

export function namingOf(sitting: Sitting): Naming {
  return namingAt(sitting.seats.value, sitting.view.value.viewer);
}

/** The viewer's own seat is "you". */
export function callName(sitting: Sitting, seat: Seat): string {
  return seat === sitting.seat.value ? ui().table.you : sitting.seats.value[seat - 1]!.name;
}

/** For sentences in which one's own things are named otherwise than another's. */
export function ownerName(sitting: Sitting, seat: Seat): string | undefined {
  return seat === sitting.seat.value ? undefined : sitting.seats.value[seat - 1]!.name;
}
