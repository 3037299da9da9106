/**
 * Cards travel from where they were to where they go. The table is drawn as it is at once and each
 * card then moves in from its old place: nothing waits for a flight, and a new one ends an old one.
 * All places are looked up before the first card moves: whoever measures after a change makes the
 * browser lay the table out again, and the cards of one laying would do so ten times over.
 */
import {
  cardOf,
  makeCard,
  makePlaced,
  type Card,
  type Meld,
  type Placed,
  type RecordedEvent,
  type Seat,
} from '@palier/rules';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { spotName, type Spot } from '../board/spot.ts';
import { settings } from '../state/settings.ts';
import { boxOf, moveIn, sendCopy, sendGhost, type Box, type Start } from './flight-motion.ts';
import type { TableModel } from './table-model.ts';

/** Where everything was before the change: places, and cards in hand by name. */
type Snapshot = ReadonlyMap<string, Box>;

/** Milliseconds of a flight. */
const TIMES = { slow: 300, normal: 220, fast: 150, off: 0 } as const;
/** Cards of one move start one after another. */
const STAGGER = 35;

type Pending = {
  readonly before: Snapshot;
  readonly events: readonly RecordedEvent[];
};

/** Cards fly when something happens: measured before it is drawn, moved after. */
export function useFlights(
  root: { readonly current: HTMLElement | null },
  model: TableModel,
): void {
  const pending = useRef<Pending | undefined>(undefined);
  useEffect(
    () =>
      model.onEvents((events) => {
        if (root.current === null) return;
        const earlier = pending.current;
        pending.current = {
          before: earlier?.before ?? snapshot(root.current),
          events: [...(earlier?.events ?? []), ...events],
        };
      }),
    [model],
  );
  const { value: shown } = model.shown;
  useLayoutEffect(() => {
    const flight = pending.current;
    pending.current = undefined;
    if (flight === undefined || root.current === null) return;
    fly(root.current, flight.before, { events: flight.events, viewer: model.seat.peek() });
  }, [shown]);
  // A hand that was dealt flies once it is sorted, which may be later than the deal.
  const { value: deals } = model.deals;
  useLayoutEffect(() => {
    if (deals > 0 && root.current !== null) deal(root.current);
  }, [deals]);
}

function snapshot(root: HTMLElement): Snapshot {
  const boxes = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    boxes.set(element.dataset['place']!, boxOf(element));
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    boxes.set(element.dataset['key']!, boxOf(element));
    const card = element.querySelector<SVGElement>('[data-card]')?.dataset['card'];
    if (card !== undefined) boxes.set(`card ${card}`, boxOf(element));
  }
  return boxes;
}

/** A card in hand as a snapshot names it. */
function handName(card: Card): string {
  return `card ${makeCard(card)}`;
}

/** Moves what has a new place since the snapshot. */
function fly(
  root: HTMLElement,
  before: Snapshot,
  {
    events,
    viewer,
  }: { readonly events: readonly RecordedEvent[]; readonly viewer: Seat | undefined },
): void {
  const time = TIMES[settings.value.motion];
  if (time === 0) return;
  const starts = [
    ...events.flatMap((event) => flyEvent(root, event, { before, viewer, time })),
    ...settleHand(root, before, time),
  ];
  for (const start of starts) start();
}

type Flight = {
  readonly before: Snapshot;
  readonly viewer: Seat | undefined;
  readonly time: number;
};

function flyEvent(root: HTMLElement, event: RecordedEvent, flight: Flight): readonly Start[] {
  switch (event.t) {
    case 'cardDrawn':
    case 'replacementsDrawn':
      return flyToPlayer(root, event.seat, 'stock', flight);
    case 'cardTaken':
      return flyToPlayer(root, event.seat, spotName({ t: 'pile', seat: event.from }), flight);
    case 'cardPicked':
      return flyToPlayer(root, event.seat, spotName({ t: 'seat', seat: event.from }), flight);
    case 'cardDiscarded':
      return flyFromPlayer(root, event, { t: 'pile', seat: event.seat }, flight);
    case 'swapPlayed':
      return flyFromPlayer(root, { seat: event.seat }, { t: 'pile', seat: event.seat }, flight);
    case 'cardAdded':
    case 'jokerExchanged':
      return flyFromPlayer(root, event, { t: 'meld', seat: event.to, meld: event.meld }, flight);
    case 'levelLaid':
      return flyLaying(root, event, flight);
    default:
      return [];
  }
}

/** A card that comes to the viewer is the newest in hand; to another it goes to the seat. */
function flyToPlayer(
  root: HTMLElement,
  seat: Seat,
  from: string,
  flight: Flight,
): readonly Start[] {
  const start = flight.before.get(from);
  if (start === undefined) return [];
  const target =
    seat === flight.viewer
      ? root.querySelector<HTMLElement>('.hand-card.card-fresh')
      : root.querySelector<HTMLElement>(`[data-place="${spotName({ t: 'seat', seat })}"]`);
  if (target === null) return [];
  return seat === flight.viewer
    ? [moveIn(target, start, { time: flight.time, delay: 0 })]
    : [sendGhost(start, boxOf(target), { time: flight.time, delay: 0 })];
}

/** From the card in hand, where it was seen, or from its player. */
function flyFromPlayer(
  root: HTMLElement,
  { seat, card }: { readonly seat: Seat; readonly card?: Card | Placed },
  to: Spot,
  flight: Flight,
): readonly Start[] {
  const start = startOf(seat, card, flight);
  const target = root.querySelector<HTMLElement>(`[data-place="${spotName(to)}"]`);
  if (start === undefined || target === null) return [];
  const moving =
    to.t === 'meld' ? addedIn(target, card) : target.querySelector<HTMLElement>('.pile > .card');
  return to.t === 'meld' && moving !== null
    ? [sendCopy(moving, start, { time: flight.time, delay: 0 })]
    : [moveIn(moving ?? target, start, { time: flight.time, delay: 0 })];
}

/** The card that was added; the last of several that are alike. */
function addedIn(meld: HTMLElement, card: Card | Placed | undefined): HTMLElement | null {
  const cards = [...meld.querySelectorAll<HTMLElement>('.meld-card')];
  const name = card === undefined ? undefined : makePlaced(card as Placed);
  return cards.findLast(({ dataset }) => dataset['card'] === name) ?? cards.at(-1) ?? null;
}

function startOf(
  seat: Seat,
  card: Card | Placed | undefined,
  { before, viewer }: Flight,
): Box | undefined {
  const own = card === undefined ? undefined : before.get(handName(cardOf(card as Placed)));
  const place = before.get(seat === viewer ? 'hand' : spotName({ t: 'seat', seat }));
  // Out of a hand that is not seen: a card that grows, and not one as large as the place.
  return own ?? (place && { ...place, x: place.x + place.width / 4, width: 0 });
}

/** Every card of a laying, one after the other: the viewer's from where each was in hand. */
function flyLaying(
  root: HTMLElement,
  { seat, melds }: { readonly seat: Seat; readonly melds: readonly Meld[] },
  flight: Flight,
): readonly Start[] {
  const starts: Start[] = [];
  let delay = 0;
  for (const [index, { cards }] of melds.entries()) {
    const place = spotName({ t: 'meld', seat, meld: index + 1 });
    const laid = root.querySelectorAll<HTMLElement>(`[data-place="${place}"] .meld-card`);
    for (const element of laid) {
      const card = cards.find((one) => makePlaced(one) === element.dataset['card']);
      const start = startOf(seat, seat === flight.viewer ? card : undefined, flight);
      if (start !== undefined) starts.push(sendCopy(element, start, { time: flight.time, delay }));
      delay += STAGGER;
    }
  }
  return starts;
}

/** From the stock to everybody: the viewer's own cards, and for the others a few backs. */
function deal(root: HTMLElement): void {
  const time = TIMES[settings.value.motion];
  const pile = root.querySelector('[data-place="stock"]');
  if (time === 0 || pile === null) return;
  const stock = boxOf(pile);
  const starts: Start[] = [];
  for (const [index, card] of root.querySelectorAll<HTMLElement>('.hand-card').entries()) {
    starts.push(moveIn(card, stock, { time, delay: index * STAGGER }));
  }
  for (const [index, seat] of root.querySelectorAll('[data-place^="seat-"]').entries()) {
    const place = boxOf(seat);
    for (let round = 0; round < BACKS_DEALT; round++) {
      const delay = (index + round * 4) * STAGGER;
      starts.push(sendGhost(stock, place, { time, delay }));
    }
  }
  for (const start of starts) start();
}

/** Cards seen on their way to each of the others: enough to be a deal. */
const BACKS_DEALT = 3;

/** Cards that stay in hand slide to their new places. */
function settleHand(root: HTMLElement, before: Snapshot, time: number): readonly Start[] {
  return [...root.querySelectorAll<HTMLElement>('.hand-card')].flatMap((element) => {
    const old = before.get(element.dataset['key']!);
    if (old === undefined) return [];
    const now = boxOf(element);
    const isMoved = Math.hypot(old.x - now.x, old.y - now.y) > 2;
    return isMoved ? [moveIn(element, old, { time, delay: 0 })] : [];
  });
}
