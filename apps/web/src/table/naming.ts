/** How seats and things are called at this table. */
import type { Naming } from '@palier/text';
import { tableNames, type TableNames } from '../board/names.ts';
import { ui, words } from '../state/words.ts';
import { namingOf as namingAt } from '../state/seat-naming.ts';
import type { TableModel } from './table-model.ts';

export function namingOf(model: TableModel): Naming {
  return namingAt(model.seats.value, model.view.value.viewer);
}

export function namesAt({ view, seats, seat, online }: TableModel): TableNames {
  const named = {
    table: view.value.table,
    names: seats.value.map(({ name }) => name),
    own: seat.value,
    ...(online && { moreOf: online.factsOf }),
  };
  return tableNames(named, { words: words(), say: ui().table });
}
