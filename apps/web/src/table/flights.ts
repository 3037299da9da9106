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
import { fleeting, removeAfter } from '../ui/fleeting.ts';
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

/** A flight that is measured and only has to be started. */
type Start = () => void;

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
    : [sendGhost(start, boxOf(target), { time: flight.time })];
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

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

function moveIn(
  element: HTMLElement | SVGElement,
  from: Box,
  { time, delay }: { readonly time: number; readonly delay: number },
): Start {
  const to = boxOf(element);
  const scale = to.width === 0 ? 1 : Math.max(0.4, Math.min(2, from.width / to.width));
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  return () => {
    const flight = element.animate([{ transform: start }, { transform: 'none' }], {
      duration: time,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
    during(flight, element, { name: 'z-index', value: 'var(--z-fly)' });
  };
}

/** The newest flight of what has a style for as long as it flies. */
const flying = new WeakMap<Element, Animation>();

/**
 * Gives something a style for as long as a flight takes. Not by an animation: one that moves nothing, or
 * changes more than where a thing is and how it is seen through, takes the page's thread for every frame.
 */
function during(
  flight: Animation,
  element: HTMLElement | SVGElement,
  { name, value }: { readonly name: string; readonly value: string },
): void {
  element.style.setProperty(name, value);
  flying.set(element, flight);
  const end = (): void => {
    if (flying.get(element) === flight) element.style.removeProperty(name);
  };
  flight.finished.then(end, end);
}

/** What lies where it would be cut off on its way: a copy flies over everything, and then it is seen. */
function sendCopy(
  element: HTMLElement,
  from: Box,
  { time, delay }: { readonly time: number; readonly delay: number },
): Start {
  const card = element.querySelector('.card') ?? element;
  const { left, top, width } = card.getBoundingClientRect();
  return () => {
    const copy = inFlight('flying-copy', { x: left, y: top });
    copy.append(card.cloneNode(true));
    // Away from the table a card has another size.
    copy.style.setProperty('--card-width', `${width}px`);
    const scale = Math.max(0.4, Math.min(2, from.width / width));
    const start = `translate(${from.x - left}px, ${from.y - top}px) scale(${scale})`;
    const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
      duration: time,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
    during(flight, element, { name: 'opacity', value: '0' });
    removeAfter(copy, flight);
  };
}

/** A card that is not seen where it goes: its back flies there. */
function sendGhost(
  from: Box,
  to: Box,
  { time, delay = 0 }: { readonly time: number; readonly delay?: number },
): Start {
  return () => {
    const ghost = inFlight('flying-card', from);
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.5)`,
          opacity: 0.4,
        },
      ],
      { duration: time, delay, easing: EASE },
    );
    removeAfter(ghost, flight);
  };
}

/** Something over everything, that nobody is told of. */
function inFlight(name: string, { x, y }: Pick<Box, 'x' | 'y'>): HTMLElement {
  const element = fleeting(name);
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  return element;
}
