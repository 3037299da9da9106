/** How seats and things are called at this table. */
import type { Card, LevelPart, Placed } from '@palier/rules';
import type { Naming } from '@palier/text';
import { tableNames, type Named, type TableNames } from '../board/names.ts';
import { seatNaming } from '../state/seat-name.ts';
import { words } from '../state/words.ts';
import type { TableModel } from './table-model.ts';

export function namingAt(model: TableModel): Naming {
  const { viewer, table } = model.view.value;
  return {
    ...seatNaming(model.seats.value, viewer, table.setup.edition),
    melds: table.melds,
  };
}

export function namesAt({ view, seats, seat, online }: TableModel): TableNames {
  return drawnNames({
    table: view.value.table,
    names: seats.value.map(({ name }) => name),
    own: seat.value,
    ...(online && { moreOf: online.factsOf }),
  });
}

/** The same for a table that is only drawn. */
export function drawnNames(named: Named): TableNames {
  return tableNames(named, { words: words('game'), say: words('table') });
}

/** A combination that is being put together, as a slot is called. */
export function slotOf(part: LevelPart | undefined, cards: readonly (Card | Placed)[]) {
  const { part: nameOf, cards: listOf } = words('game');
  const say = words('table');
  const name = part === undefined ? '' : nameOf(part);
  const size = part?.size ?? 0;
  const content = cards.length === 0 ? say.partEmpty : listOf(cards);
  return { name, says: `${say.partFilled(name, cards.length, size)}, ${content}`, size, cards };
}
