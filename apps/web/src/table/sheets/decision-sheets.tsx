/** What the rules ask of a player beyond a turn: keep, offer, pick, drop, and Swap's cards. */
import {
  MOST_SWAPPED,
  SWAP,
  droppable,
  keepLimit,
  ladderOfSeat,
  offerSize,
  type Seat,
} from '@palier/rules';
import { CardView } from '../../board/card.tsx';
import { ui, words } from '../../state/words.ts';
import { namesAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { ChooseCards } from './choose-cards.tsx';
import { FixedSheet } from './fixed-sheet.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = { readonly model: TableModel; readonly seat: Seat };

/** The dialog of this step, where the step has one and this viewer must decide. */
export function DecisionSheet({ model }: { readonly model: TableModel }) {
  const seat = model.seat.value;
  if (seat === undefined || !model.isDue.value) return null;
  switch (model.view.value.table.step) {
    case 'keep':
      return <KeepSheet model={model} seat={seat} />;
    case 'offer':
      return <OfferSheet model={model} seat={seat} />;
    case 'pick':
      return <PickSheet model={model} />;
    case 'drop':
      return <DropSheet model={model} seat={seat} />;
    default:
      return null;
  }
}

function KeepSheet({ model, seat }: Props) {
  const most = keepLimit(model.view.value.table, seat);
  const { table } = ui();
  return (
    <FixedSheet title={table.keepTitle(most)}>
      <ChooseCards
        cards={model.hand.value}
        least={0}
        most={most}
        about={table.keepAbout}
        confirm={table.keepThese}
        onChoose={(cards) => void model.act({ t: 'keepCards', cards })}
      />
    </FixedSheet>
  );
}

function OfferSheet({ model, seat }: Props) {
  const size = offerSize(model.view.value.table, seat);
  const { table } = ui();
  return (
    <FixedSheet title={table.offerTitle(size)}>
      <ChooseCards
        cards={model.hand.value}
        least={size}
        most={size}
        about={table.offerAbout}
        confirm={() => table.offerThese}
        onChoose={(cards) => void model.act({ t: 'offerCards', cards })}
      />
    </FixedSheet>
  );
}

function PickSheet({ model }: { readonly model: TableModel }) {
  const offers = model.view.value.table.offers ?? [];
  const { table } = ui();
  return (
    <FixedSheet title={table.pickTitle}>
      <p>{table.pickAbout}</p>
      {offers.map((cards, index) =>
        cards.length === 0 ? null : (
          <section key={index} class="pick-offer">
            <h3>{table.pickFrom(namesAt(model).call(index + 1))}</h3>
            <div class="choose-cards">
              {cards.map((card, place) => (
                <button
                  key={place}
                  type="button"
                  class="choose-card card-holder card-lit"
                  onClick={() => void model.act({ t: 'pickCard', from: index + 1, card })}
                >
                  <span class="visually-hidden">{words().card(card)}</span>
                  <CardView card={card} />
                </button>
              ))}
            </div>
          </section>
        ),
      )}
    </FixedSheet>
  );
}

function DropSheet({ model, seat }: Props) {
  const { table } = model.view.value;
  const { levels } = ladderOfSeat(table.setup, seat);
  const say = ui().table;
  return (
    <FixedSheet title={say.dropTitle}>
      <p>{say.dropAbout}</p>
      <div class="drop-levels">
        {droppable(table, seat).map((level) => (
          <button
            key={level}
            type="button"
            class="button"
            onClick={() => void model.act({ t: 'dropPalier', level })}
          >
            <strong>{say.level(level)}</strong> {words().level(levels[level - 1]!)}
          </button>
        ))}
      </div>
    </FixedSheet>
  );
}

/** A Swap card's cards, before it is played. */
export function SwapSheet({ model }: { readonly model: TableModel }) {
  const { table } = ui();
  const place = model.hand.value.findIndex(({ card }) => card === SWAP);
  const others = place === -1 ? model.hand.value : model.hand.value.toSpliced(place, 1);
  const close = (): void => {
    model.sheet.value = undefined;
  };
  return (
    <Sheet title={table.swapTitle} onClose={close}>
      <ChooseCards
        cards={others}
        least={1}
        most={Math.min(MOST_SWAPPED, others.length - 1)}
        about={table.swapAbout}
        confirm={table.swapThese}
        onChoose={(cards) => void model.act({ t: 'playSwap', cards })}
        onCancel={close}
      />
    </Sheet>
  );
}
