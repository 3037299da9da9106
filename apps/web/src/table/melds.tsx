/** The combinations on the table, each player's together. */
import type { Meld, Seat } from '@palier/rules';
import { Face } from '../board/face.tsx';
import { MeldView } from '../board/meld.tsx';
import { ui, words } from '../state/words.ts';
import { callName, ownerName } from './naming.ts';
import { seatsAfter } from './opponents.tsx';
import type { TableModel } from './table-model.ts';
import { placeOf } from './targets.ts';

export function Melds({ model }: { readonly model: TableModel }) {
  const { table } = model.view.value;
  const own = model.seat.value;
  const others = seatsAfter(own, table.setup.players);
  const seats = [...others, ...(own === undefined ? [] : [own])];
  const isBare = table.melds.every((melds) => melds.length === 0);
  return (
    <section
      class="melds"
      aria-label={ui().table.melds}
      data-bare={isBare}
      data-count={others.length}
      tabIndex={isBare ? -1 : 0}
    >
      {isBare && <p class="melds-bare">{ui().table.nothingLaid}</p>}
      {seats.map((seat) => (
        <MeldGroup key={seat} model={model} seat={seat} isOwn={seat === own} />
      ))}
    </section>
  );
}

type GroupProps = { readonly model: TableModel; readonly seat: Seat; readonly isOwn: boolean };

function MeldGroup({ model, seat, isOwn }: GroupProps) {
  const melds = model.view.value.table.melds[seat - 1]!;
  return (
    <div class="meld-group" data-own={isOwn} data-bare={melds.length === 0}>
      {melds.length > 0 && (
        <h2 class="meld-owner">
          <Face of={model.seats.value[seat - 1]!} />
          <span>{callName(model, seat)}</span>
        </h2>
      )}
      {melds.map((meld, index) => (
        <MeldButton key={index} model={model} seat={seat} meld={meld} number={index + 1} />
      ))}
    </div>
  );
}

type MeldProps = {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly meld: Meld;
  readonly number: number;
};

function MeldButton({ model, seat, meld, number }: MeldProps) {
  const target = { t: 'meld', seat, meld: number } as const;
  const place = placeOf(target);
  const isLit = model.choices.value.lit.has(place);
  const name = ui().table.meld(ownerName(model, seat), meld.kind, words().cards(meld.cards));
  return (
    <button
      type="button"
      class="meld-button"
      data-place={place}
      data-lit={isLit}
      onClick={() => model.tap(target)}
    >
      <span class="visually-hidden">{isLit ? `${name}, ${ui().table.isTarget}` : name}</span>
      <MeldView meld={meld} size="small" />
    </button>
  );
}
