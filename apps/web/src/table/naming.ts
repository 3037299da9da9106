/** How seats are called at this table. */
import type { Naming } from '@palier/text';
import type { Seat } from '@palier/rules';
import { ui } from '../state/words.ts';
import { namingOf as namingAt } from '../state/seat-naming.ts';
import type { TableModel } from './table-model.ts';

export function namingOf(model: TableModel): Naming {
  return namingAt(model.seats.value, model.view.value.viewer);
}

/** The viewer's own seat is "you". */
export function callName(model: TableModel, seat: Seat): string {
  return seat === model.seat.value ? ui().table.you : model.seats.value[seat - 1]!.name;
}

/** For sentences in which one's own things are named otherwise than another's. */
export function ownerName(model: TableModel, seat: Seat): string | undefined {
  return seat === model.seat.value ? undefined : model.seats.value[seat - 1]!.name;
}
