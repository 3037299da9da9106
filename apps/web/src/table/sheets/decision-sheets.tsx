/** What the rules ask of a player beyond a turn: keep, offer, pick, drop, and Swap's cards. */
import {
  MOST_SWAPPED,
  SWAP,
  droppable,
  keepLimit,
  ladderOfSeat,
  offerSize,
  type Card,
  type Seat,
} from '@palier/rules';
import type { HandCard } from '@palier/table/seat';
import { useSignal } from '@preact/signals';
import { CardList } from '../../board/cards.tsx';
import { Face } from '../../board/face.tsx';
import { words } from '../../state/words.ts';
import { namesAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { FixedSheet, Sheet } from '../../ui/sheet.tsx';
import { Button } from '../../ui/button.tsx';

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
  const { keepTitle, keepAbout, keepThese } = words('table');
  return (
    <FixedSheet title={keepTitle(most)}>
      <ChooseCards
        cards={model.hand.value}
        least={0}
        most={most}
        about={keepAbout}
        confirm={keepThese}
        onChoose={(cards) => void model.act({ t: 'keepCards', cards })}
      />
    </FixedSheet>
  );
}

function OfferSheet({ model, seat }: Props) {
  const size = offerSize(model.view.value.table, seat);
  const { offerTitle, offerAbout, offerThese } = words('table');
  return (
    <FixedSheet title={offerTitle(size)}>
      <ChooseCards
        cards={model.hand.value}
        least={size}
        most={size}
        about={offerAbout}
        confirm={() => offerThese}
        onChoose={(cards) => void model.act({ t: 'offerCards', cards })}
      />
    </FixedSheet>
  );
}

function PickSheet({ model }: { readonly model: TableModel }) {
  const offers = model.view.value.table.offers ?? [];
  return (
    <FixedSheet title={words('tableSheets').pickTitle}>
      <p>{words('tableSheets').pickAbout}</p>
      {offers.map((cards, index) =>
        cards.length === 0 ? null : (
          <section key={index} class="stack snug">
            <h3>{words('tableSheets').pickFrom(namesAt(model).call(index + 1))}</h3>
            <CardList
              class="pick-cards"
              says={words('game').card}
              cards={cards.map((card) => ({ card, look: 'lit' }))}
              onTouch={({ card }) => void model.act({ t: 'pickCard', from: index + 1, card })}
            />
          </section>
        ),
      )}
    </FixedSheet>
  );
}

function DropSheet({ model, seat }: Props) {
  const { table } = model.view.value;
  const { levels } = ladderOfSeat(table.setup, seat);
  const say = words('table');
  return (
    <FixedSheet title={words('tableSheets').dropTitle}>
      <p>{words('tableSheets').dropAbout}</p>
      <div class="stack snug">
        {droppable(table, seat).map((level) => (
          <Button
            key={level}
            class="way-move"
            onClick={() => void model.act({ t: 'dropPalier', level })}
          >
            <strong>{say.level(level, table.setup.edition)}</strong>{' '}
            {words('game').level(levels[level - 1]!)}
          </Button>
        ))}
      </div>
    </FixedSheet>
  );
}

/** A Swap card's cards, before it is played. */
export function SwapSheet({ model }: { readonly model: TableModel }) {
  const place = model.hand.value.findIndex(({ card }) => card === SWAP);
  const others = place === -1 ? model.hand.value : model.hand.value.toSpliced(place, 1);
  return (
    <Sheet title={words('tableSheets').swapTitle} onClose={model.closeSheet}>
      <ChooseCards
        cards={others}
        least={1}
        most={Math.min(MOST_SWAPPED, others.length - 1)}
        about={words('tableSheets').swapAbout}
        confirm={words('tableSheets').swapThese}
        onChoose={(cards) => void model.act({ t: 'playSwap', cards })}
        onCancel={model.closeSheet}
      />
    </Sheet>
  );
}

/** Choosing some cards of the hand: to keep, to offer, to swap. */
type ChooseCardsProps = {
  readonly cards: readonly HandCard[];
  readonly least: number;
  readonly most: number;
  readonly about: string;
  readonly confirm: (count: number) => string;
  readonly onChoose: (cards: readonly Card[]) => void;
  readonly onCancel?: () => void;
};

function ChooseCards(props: ChooseCardsProps) {
  const { cards, least, most, about, confirm, onChoose, onCancel } = props;
  const chosen = useSignal<readonly string[]>([]);
  const count = chosen.value.length;
  const toggle = (key: string): void => {
    const now = chosen.value;
    if (now.includes(key)) chosen.value = now.filter((one) => one !== key);
    // One too many takes the place of the first.
    else chosen.value = [...now.slice(now.length >= most ? 1 : 0), key];
  };
  return (
    <>
      <p>{about}</p>
      <CardList
        class="choose-cards"
        says={words('game').card}
        cards={cards.map(({ key, card }) => {
          const isPressed = chosen.value.includes(key);
          return { key, card, isPressed, look: isPressed ? 'selected' : undefined };
        })}
        onTouch={({ key }) => toggle(key!)}
      />
      <p class="soft" role="status">
        {words('table').choose(count, most)}
      </p>
      <div class="sheet-actions">
        {onCancel !== undefined && <Button onClick={onCancel}>{words('table').cancel}</Button>}
        <Button
          class="button-primary"
          disabled={count < least}
          onClick={() => {
            const picked = cards.filter(({ key }) => chosen.value.includes(key));
            onChoose(picked.map(({ card }) => card));
          }}
        >
          {confirm(count)}
        </Button>
      </div>
    </>
  );
}

/** Between two people at one device: the last hand has left the page, the next comes on demand. */
export function Curtain({ model, seat }: Props) {
  const info = model.seats.value[seat - 1]!;
  const table = words('table');
  return (
    <FixedSheet title={table.curtain(info.name)} isWide>
      <div class="curtain">
        <Face of={info} />
        <p>{words('tableSheets').curtainAbout}</p>
        <Button class="button-primary button-large" onClick={() => model.liftCurtain()}>
          {words('tableSheets').showCards(info.name)}
        </Button>
      </div>
    </FixedSheet>
  );
}
