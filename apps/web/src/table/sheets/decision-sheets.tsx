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
import { callName } from '../naming.ts';
import type { Sitting } from '../sitting.ts';
import { ChooseCards } from './choose-cards.tsx';
import { FixedSheet } from './fixed-sheet.tsx';
import { Sheet } from '../../screens/sheet.tsx';

type Props = { readonly sitting: Sitting; readonly seat: Seat };

/** The dialog of this step, where the step has one and this viewer must decide. */
export function DecisionSheet({ sitting }: { readonly sitting: Sitting }) {
  const seat = sitting.seat.value;
  if (seat === undefined || !sitting.isDue.value) return null;
  switch (sitting.view.value.table.step) {
    case 'keep':
      return <KeepSheet sitting={sitting} seat={seat} />;
    case 'offer':
      return <OfferSheet sitting={sitting} seat={seat} />;
    case 'pick':
      return <PickSheet sitting={sitting} />;
    case 'drop':
      return <DropSheet sitting={sitting} seat={seat} />;
    default:
      return null;
  }
}

function KeepSheet({ sitting, seat }: Props) {
  const most = keepLimit(sitting.view.value.table, seat);
  const { table } = ui();
  return (
    <FixedSheet title={table.keepTitle(most)}>
      <ChooseCards
        cards={sitting.hand.value}
        least={0}
        most={most}
        about={table.keepAbout}
        confirm={table.keepThese}
        onChoose={(cards) => void sitting.act({ t: 'keepCards', cards })}
      />
    </FixedSheet>
  );
}

function OfferSheet({ sitting, seat }: Props) {
  const size = offerSize(sitting.view.value.table, seat);
  const { table } = ui();
  return (
    <FixedSheet title={table.offerTitle(size)}>
      <ChooseCards
        cards={sitting.hand.value}
        least={size}
        most={size}
        about={table.offerAbout}
        confirm={() => table.offerThese}
        onChoose={(cards) => void sitting.act({ t: 'offerCards', cards })}
      />
    </FixedSheet>
  );
}

function PickSheet({ sitting }: { readonly sitting: Sitting }) {
  const offers = sitting.view.value.table.offers ?? [];
  const { table } = ui();
  return (
    <FixedSheet title={table.pickTitle}>
      <p>{table.pickAbout}</p>
      {offers.map((cards, index) =>
        cards.length === 0 ? null : (
          <section key={index} class="pick-offer">
            <h3>{table.pickFrom(callName(sitting, index + 1))}</h3>
            <div class="choose-cards">
              {cards.map((card, place) => (
                <button
                  key={place}
                  type="button"
                  class="choose-card card-holder card-lit"
                  onClick={() => void sitting.act({ t: 'pickCard', from: index + 1, card })}
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

function DropSheet({ sitting, seat }: Props) {
  const { table } = sitting.view.value;
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
            onClick={() => void sitting.act({ t: 'dropPalier', level })}
          >
            <strong>{say.level(level)}</strong> {words().level(levels[level - 1]!)}
          </button>
        ))}
      </div>
    </FixedSheet>
  );
}

/** A Swap card's cards, before it is played. */
export function SwapSheet({ sitting }: { readonly sitting: Sitting }) {
  const { table } = ui();
  const place = sitting.hand.value.findIndex(({ card }) => card === SWAP);
  const others = place === -1 ? sitting.hand.value : sitting.hand.value.toSpliced(place, 1);
  const close = (): void => {
    sitting.sheet.value = undefined;
  };
  return (
    <Sheet title={table.swapTitle} onClose={close}>
      <ChooseCards
        cards={others}
        least={1}
        most={Math.min(MOST_SWAPPED, others.length - 1)}
        about={table.swapAbout}
        confirm={table.swapThese}
        onChoose={(cards) => void sitting.act({ t: 'playSwap', cards })}
        onCancel={close}
      />
    </Sheet>
  );
}
