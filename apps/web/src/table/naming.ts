/** How seats and things are called at this table. */
import type { Naming } from '@palier/text';
import { tableNames, type Named, type TableNames } from '../board/names.ts';
import { namingOf as namingAt } from '../state/seat-naming.ts';
import { words } from '../state/words.ts';
import type { TableModel } from './table-model.ts';

export function namingOf(model: TableModel): Naming {
  return namingAt(model.seats.value, model.view.value.viewer);
}

export function namesAt({ view, seats, seat, online }: TableModel): TableNames {
  return namesOf({
    table: view.value.table,
    names: seats.value.map(({ name }) => name),
    own: seat.value,
    ...(online && { moreOf: online.factsOf }),
  });
}

/** The same for a table that is only drawn. */
export function namesOf(named: Named): TableNames {
  return tableNames(named, { words: words('game'), say: words('table') });
}
