/** The viewer's cards: chosen by a tap, a drag or the arrow keys, and left where they were put. */
import { type HandCard, moved, type Spot } from '@palier/table/seat';
import { useSignal, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { CardView } from '../board/card.tsx';
import { words } from '../state/words.ts';
import { useResized } from '../ui/use-resized.ts';
import { draggable, type Point } from './drag.ts';
import { useHandFlights } from './flights.ts';
import { useArrowsToHand, walkThrough } from './hand-keys.ts';
import type { TableModel } from './table-model.ts';

/** Two taps within so many milliseconds are a double tap. */
const DOUBLE_TAP = 350;

type Tap = { readonly key: string; readonly time: number };

export function HandCards({ model }: { readonly model: TableModel }) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 360, card: 56 });
  const lastTap = useRef<Tap>({ key: '', time: 0 });
  const cards = model.hand.value;
  const gap = useSignal<Gap | undefined>(undefined);
  useArrowsToHand();
  useHandFlights(element, model);
  // The first cards may come without the box growing: it is measured again when their number changes.
  useResized(
    element,
    (box) => {
      const width = box.clientWidth;
      const card = box.querySelector('.card')?.clientWidth ?? 0;
      const { width: oldWidth, card: oldCard } = size.peek();
      const isNew = width !== oldWidth || card !== oldCard;
      if (width > 0 && card > 0 && isNew) size.value = { width, card };
    },
    cards.length,
  );
  const grid = gridOf(cards.length, size.value);
  const { value: opened } = gap;
  const places = opened === undefined ? cards : moved(cards, opened.key, opened.to);
  return (
    <div
      ref={element}
      class="hand"
      role="toolbar"
      aria-label={words('table').hand(cards.length)}
      data-place="hand"
      data-rows={grid.rows}
      data-waiting={!model.isHandReady.value}
      data-gap={opened !== undefined}
      style={{
        '--hand-columns': grid.columns,
        '--hand-step': `${grid.step}px`,
        '--hand-rows': grid.rows,
      }}
      onKeyDown={(event) => {
        // A key held down is no double tap.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        walkThrough(event, grid.columns);
      }}
    >
      {cards.map((one, index) => (
        <OneCard
          key={one.key}
          model={model}
          one={one}
          index={index}
          // What is dragged is where the finger is, and the others make room for it.
          place={one.key === opened?.key ? index : places.indexOf(one)}
          gap={gap}
          grid={grid}
          lastTap={lastTap}
        />
      ))}
    </div>
  );
}

/** Where a card that is being dragged would come to lie. */
type Gap = { readonly key: string; readonly to: number };

type OneCardProps = {
  readonly model: TableModel;
  readonly one: HandCard;
  readonly index: number;
  readonly place: number;
  readonly gap: Signal<Gap | undefined>;
  readonly grid: Grid;
  readonly lastTap: { current: Tap };
};

function OneCard({ model, one, index, place, gap, grid, lastTap }: OneCardProps) {
  const { key, card } = one;
  const isChosen = model.chosen.value === key;
  const marks = {
    isFresh: model.fresh.value.has(key),
    isSpare: model.spare.value.has(key),
    fits: model.fitting.value.has(card),
  };
  const classes = [
    'hand-card',
    'card-holder',
    isChosen ? 'card-selected' : '',
    marks.isFresh && !isChosen ? 'card-fresh' : '',
    marks.isSpare && !isChosen ? 'card-spare' : '',
  ];
  const tap = (event: MouseEvent): void => {
    const isDouble =
      lastTap.current.key === key && event.timeStamp - lastTap.current.time < DOUBLE_TAP;
    lastTap.current = { key, time: isDouble ? 0 : event.timeStamp };
    if (isDouble) model.doObvious(key);
    else model.choose(key);
  };
  const isFirstStop = model.chosen.value === undefined ? index === 0 : isChosen;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-key={key}
      data-fits={marks.fits}
      tabIndex={isFirstStop ? 0 : -1}
      aria-pressed={isChosen}
      style={{ '--at-column': place % grid.columns, '--at-row': Math.floor(place / grid.columns) }}
      onClick={tap}
      {...draggable({
        onMove: (at) => openGap(gap, key, placeAt(at, grid)),
        onEnd: () => (gap.value = undefined),
        onDrop: ({ places, ...at }) => {
          const spot = places.map(spotNamed).find((found) => found !== undefined);
          const to = placeAt(at, grid);
          if (spot !== undefined) return model.drop(key, spot);
          if (to !== undefined) model.move(key, to);
          return undefined;
        },
      })}
    >
      <span class="visually-hidden">
        {words('table').handCard(words('game').card(card), marks)}
      </span>
      <CardView card={card} />
    </button>
  );
}

/** A place's name read back, where a card can be put. */
function spotNamed(place: string): Spot | undefined {
  const [name, seat = '', meld = ''] = place.split('-');
  switch (name) {
    case 'pile':
      return { t: 'pile', seat: Number(seat) };
    case 'meld':
      return { t: 'meld', seat: Number(seat), meld: Number(meld) };
    case 'seat':
      return { t: 'seat', seat: Number(seat) };
    default:
      return undefined;
  }
}

/** How a hand is spread: in as many rows as leave a finger's width of every card. */
type Grid = {
  readonly rows: number;
  readonly columns: number;
  /** From one card to the next, in pixels. */
  readonly step: number;
  /** The width of it all. */
  readonly width: number;
};

/** What a finger needs of a card. */
const FINGER = 46;
const GAP = 6;

function gridOf(
  count: number,
  { width, card }: { readonly width: number; readonly card: number },
): Grid {
  const most = Math.max(1, Math.floor((width - card) / FINGER) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const room = columns === 1 ? card : (width - card) / (columns - 1);
  const step = Math.floor(Math.min(room, card + GAP));
  return { rows, columns, step, width: step * (columns - 1) + card };
}

/** The place in the hand under a point, for a card that is put there. */
function placeAt({ x, y }: Point, grid: Grid): number | undefined {
  const box = document.querySelector('.hand')?.getBoundingClientRect();
  if (box === undefined) return undefined;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  const left = box.left + (box.width - grid.width) / 2;
  const column = Math.max(0, Math.min(grid.columns - 1, Math.floor((x - left) / grid.step)));
  const row = Math.max(
    0,
    Math.min(grid.rows - 1, Math.floor(((y - box.top) / box.height) * grid.rows)),
  );
  return row * grid.columns + column;
}

function openGap(gap: Signal<Gap | undefined>, key: string, to: number | undefined): void {
  if (gap.peek()?.to !== to) gap.value = to === undefined ? undefined : { key, to };
}
