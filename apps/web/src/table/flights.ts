/**
 * Cards travel from where they were to where they go. The table is drawn as it is at once and each
 * card then moves in from its old place: nothing waits for a flight, and a new one ends an old one.
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
import type { TableModel } from './table-model.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number };

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

function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left, y: top, width };
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
  for (const event of events) flyEvent(root, event, { before, viewer, time });
  settleHand(root, before, time);
}

type Flight = {
  readonly before: Snapshot;
  readonly viewer: Seat | undefined;
  readonly time: number;
};

function flyEvent(root: HTMLElement, event: RecordedEvent, flight: Flight): void {
  switch (event.t) {
    case 'cardDrawn':
    case 'replacementsDrawn':
      flyToPlayer(root, event.seat, 'stock', flight);
      return;
    case 'cardTaken':
      flyToPlayer(root, event.seat, spotName({ t: 'pile', seat: event.from }), flight);
      return;
    case 'cardPicked':
      flyToPlayer(root, event.seat, spotName({ t: 'seat', seat: event.from }), flight);
      return;
    case 'cardDiscarded':
      flyFromPlayer(root, event, { t: 'pile', seat: event.seat }, flight);
      return;
    case 'swapPlayed':
      flyFromPlayer(root, { seat: event.seat }, { t: 'pile', seat: event.seat }, flight);
      return;
    case 'cardAdded':
    case 'jokerExchanged':
      flyFromPlayer(root, event, { t: 'meld', seat: event.to, meld: event.meld }, flight);
      return;
    case 'levelLaid':
      flyLaying(root, event, flight);
      return;
    default:
  }
}

/** A card that comes to the viewer is the newest in hand; to another it goes to the seat. */
function flyToPlayer(root: HTMLElement, seat: Seat, from: string, flight: Flight): void {
  const start = flight.before.get(from);
  if (start === undefined) return;
  const target =
    seat === flight.viewer
      ? root.querySelector<HTMLElement>('.hand-card.card-fresh')
      : root.querySelector<HTMLElement>(`[data-place="${spotName({ t: 'seat', seat })}"]`);
  if (target === null) return;
  if (seat === flight.viewer) moveIn(target, start, { time: flight.time, delay: 0 });
  else sendGhost(start, boxOf(target), { time: flight.time });
}

/** From the card in hand, where it was seen, or from its player. */
function flyFromPlayer(
  root: HTMLElement,
  { seat, card }: { readonly seat: Seat; readonly card?: Card | Placed },
  to: Spot,
  flight: Flight,
): void {
  const start = startOf(seat, card, flight);
  const target = root.querySelector<HTMLElement>(`[data-place="${spotName(to)}"]`);
  if (start === undefined || target === null) return;
  const moving =
    to.t === 'meld' ? addedIn(target, card) : target.querySelector<HTMLElement>('.pile > .card');
  if (to.t === 'meld' && moving !== null) sendCopy(moving, start, { time: flight.time, delay: 0 });
  else moveIn(moving ?? target, start, { time: flight.time, delay: 0 });
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
): void {
  let delay = 0;
  for (const [index, { cards }] of melds.entries()) {
    const place = spotName({ t: 'meld', seat, meld: index + 1 });
    const laid = root.querySelectorAll<HTMLElement>(`[data-place="${place}"] .meld-card`);
    for (const element of laid) {
      const card = cards.find((one) => makePlaced(one) === element.dataset['card']);
      const start = startOf(seat, seat === flight.viewer ? card : undefined, flight);
      if (start !== undefined) sendCopy(element, start, { time: flight.time, delay });
      delay += STAGGER;
    }
  }
}

/** From the stock to everybody: the viewer's own cards, and for the others a few backs. */
function deal(root: HTMLElement): void {
  const time = TIMES[settings.value.motion];
  const pile = root.querySelector('[data-place="stock"]');
  if (time === 0 || pile === null) return;
  const stock = boxOf(pile);
  for (const [index, card] of root.querySelectorAll<HTMLElement>('.hand-card').entries()) {
    moveIn(card, stock, { time, delay: index * STAGGER });
  }
  for (const [index, seat] of root.querySelectorAll('[data-place^="seat-"]').entries()) {
    for (let round = 0; round < BACKS_DEALT; round++) {
      const delay = (index + round * 4) * STAGGER;
      sendGhost(stock, boxOf(seat), { time, delay });
    }
  }
}

/** Cards seen on their way to each of the others: enough to be a deal. */
const BACKS_DEALT = 3;

/** Cards that stay in hand slide to their new places. */
function settleHand(root: HTMLElement, before: Snapshot, time: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('.hand-card')) {
    const old = before.get(element.dataset['key']!);
    if (old === undefined) continue;
    const now = boxOf(element);
    if (Math.hypot(old.x - now.x, old.y - now.y) > 2) moveIn(element, old, { time, delay: 0 });
  }
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

function moveIn(
  element: HTMLElement | SVGElement,
  from: Box,
  { time, delay }: { readonly time: number; readonly delay: number },
): void {
  const to = boxOf(element);
  const scale = to.width === 0 ? 1 : Math.max(0.4, Math.min(2, from.width / to.width));
  element.animate(
    [
      {
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
        zIndex: 50,
      },
      { transform: 'none', zIndex: 50 },
    ],
    { duration: time, delay, easing: EASE, fill: 'backwards' },
  );
}

/** What lies where it would be cut off on its way: a copy flies over everything, and then it is seen. */
function sendCopy(
  element: HTMLElement,
  from: Box,
  { time, delay }: { readonly time: number; readonly delay: number },
): void {
  const card = element.querySelector('.card') ?? element;
  const { left, top, width } = card.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'flying-copy';
  copy.setAttribute('aria-hidden', 'true');
  copy.append(card.cloneNode(true));
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px` });
  // Away from the table a card has another size.
  copy.style.setProperty('--card-width', `${width}px`);
  document.body.append(copy);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, delay, fill: 'backwards' });
  const scale = Math.max(0.4, Math.min(2, from.width / width));
  const start = `translate(${from.x - left}px, ${from.y - top}px) scale(${scale})`;
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: time,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
  const remove = (): void => copy.remove();
  flight.finished.then(remove, remove);
}

/** A card that is not seen where it goes: its back flies there. */
function sendGhost(
  from: Box,
  to: Box,
  { time, delay = 0 }: { readonly time: number; readonly delay?: number },
): void {
  const ghost = document.createElement('div');
  ghost.className = 'flying-card';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px` });
  document.body.append(ghost);
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.5)`, opacity: 0.4 },
    ],
    { duration: time, delay, easing: EASE },
  );
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
