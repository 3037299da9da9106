/** A kind word at the end of a round in which the viewer could do little. */
import { pastEvents } from '@palier/rules';
import { words } from '../state/words.ts';
import { badLuckOf } from './bad-luck.ts';
import type { TableModel } from './table-model.ts';
import './bad-luck.css';

export function BadLuckNote({ model }: { readonly model: TableModel }) {
  const seat = model.seat.value;
  if (seat === undefined) return null;
  const luck = badLuckOf(pastEvents(model.view.value.past), seat);
  if (luck === undefined) return null;
  const say = words('tableSheets').unlucky;
  return <p class="bad-luck">{luck.t === 'missed' ? say.missed(luck.turns) : say[luck.t]}</p>;
}
