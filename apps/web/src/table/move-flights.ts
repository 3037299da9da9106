/** Which cards fly when something happens at the table, and from where: fetched after the first cards. */
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
import { type Spot, spotName } from '@palier/table/seat';
import { settings } from '../state/settings.ts';
import {
  boxOf,
  heldIn,
  moveIn,
  sendCopy,
  sendGhost,
  STAGGER,
  TIMES,
  type Box,
  type Held,
  type Start,
} from './flight-motion.ts';

/** How everything lay before a change: the places, the cards in hand, and those that are taken up from a pile. */
export type Snapshot = {
  readonly places: ReadonlyMap<string, Box>;
  readonly hand: readonly Held[];
  readonly tops: ReadonlyMap<RecordedEvent, Node>;
  /** What lies open, where something is taken back. */
  readonly lying: readonly Lying[];
};

type Lying = { readonly element: CardElement; readonly placed: string; readonly seen: Box };

type CardElement = HTMLElement | SVGElement;

export function snapshot(root: HTMLElement, events: readonly RecordedEvent[]): Snapshot {
  const places = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    // What was carried to where it was let go is seen there.
    const carried =
      element.dataset['lifted'] === undefined ? null : document.querySelector('.dragged-card');
    places.set(element.dataset['place']!, boxOf(carried ?? element));
  }
  const tops = new Map<RecordedEvent, Node>();
  for (const event of events) {
    if (event.t !== 'cardTaken') continue;
    const top = topOf(root, spotName({ t: 'pile', seat: event.from }));
    if (top?.dataset['card'] === makeCard(event.card)) tops.set(event, top.cloneNode(true));
  }
  const lying = events.some(({ t }) => t === 'takenBack') ? lyingOpen(root) : [];
  return { places, hand: heldIn(root.querySelector('.hand')), tops, lying };
}

function lyingOpen(root: HTMLElement): readonly Lying[] {
  const cards = root.querySelectorAll<CardElement>('.meld-card, .pile > .card');
  return [...cards].map((element) => {
    const { card: placed = '' } = element.dataset;
    return { element, placed, seen: boxOf(element) };
  });
}

/** The card that lies uppermost. */
function topOf(root: HTMLElement, place: string): SVGElement | null {
  return root.querySelector(`[data-place="${place}"] .pile > .card`);
}

/** Moves what has a new place since the snapshot. */
export function fly(
  root: HTMLElement,
  before: Snapshot,
  {
    events,
    viewer,
  }: { readonly events: readonly RecordedEvent[]; readonly viewer: Seat | undefined },
): void {
  const time = TIMES[settings.peek().motion];
  if (time === 0) return;
  const now = heldIn(root.querySelector('.hand'));
  const gone = before.hand.filter(({ key }) => now.every((one) => one.key !== key));
  const come = now.filter(({ key }) => before.hand.every((one) => one.key !== key));
  const flight = { before, gone, come, viewer, time };
  const starts = [
    ...events.flatMap((event) => flyEvent(root, event, flight)),
    ...settleHand(before.hand, now),
  ];
  for (const start of starts) start();
}

type Flight = {
  readonly before: Snapshot;
  /** The cards that have left the viewer's hand and those that have come, of which each flies once. */
  readonly gone: Held[];
  readonly come: Held[];
  readonly viewer: Seat | undefined;
  readonly time: number;
};

function flyEvent(root: HTMLElement, event: RecordedEvent, flight: Flight): readonly Start[] {
  switch (event.t) {
    case 'cardDrawn':
      return flyToPlayer(root, event, 'stock', flight);
    case 'replacementsDrawn':
      return event.cards.flatMap((card) =>
        flyToPlayer(root, { seat: event.seat, card }, 'stock', flight),
      );
    case 'cardTaken':
      return flyToPlayer(root, event, spotName({ t: 'pile', seat: event.from }), flight);
    case 'cardPicked':
      return flyToPlayer(root, event, spotName({ t: 'seat', seat: event.from }), flight);
    case 'cardDiscarded':
      return flyFromPlayer(root, event, { t: 'pile', seat: event.seat }, flight);
    case 'swapPlayed':
      return flyFromPlayer(root, { seat: event.seat }, { t: 'pile', seat: event.seat }, flight);
    case 'cardAdded':
      return flyFromPlayer(root, event, { t: 'meld', seat: event.to, meld: event.meld }, flight);
    case 'jokerExchanged': {
      const meld = { t: 'meld', seat: event.to, meld: event.meld } as const;
      const joker = { seat: event.seat, card: cardOf(event.joker) };
      return [
        ...flyFromPlayer(root, event, meld, flight),
        ...flyToPlayer(root, joker, spotName(meld), flight),
      ];
    }
    case 'levelLaid':
      return flyLaying(root, event, flight);
    case 'takenBack':
      return event.seat === flight.viewer ? flyBack(flight) : [];
    default:
      return [];
  }
}

/** A card that comes to the viewer is new in hand; to another it goes to the seat. */
function flyToPlayer(
  root: HTMLElement,
  event: { readonly seat: Seat; readonly card: Card },
  from: string,
  { before, come, viewer, time }: Flight,
): readonly Start[] {
  const start = before.places.get(from);
  if (start === undefined) return [];
  const timing = { time, delay: 0 };
  if (event.seat === viewer) {
    const held = takeFrom(come, event.card);
    return held === undefined ? [] : [moveIn(held.element, start, timing, held.rest)];
  }
  const seat = spotName({ t: 'seat', seat: event.seat });
  const target = root.querySelector(`[data-place="${seat}"]`);
  const face = before.tops.get(event as RecordedEvent);
  return target === null ? [] : [sendGhost(start, boxOf(target), timing, face)];
}

/** One of these that is this card, which is then not among them any more. */
function takeFrom(all: Held[], card: Card): Held | undefined {
  const index = all.findIndex((one) => one.card === makeCard(card));
  return index === -1 ? undefined : all.splice(index, 1)[0];
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
  const moving = to.t === 'meld' ? addedIn(target, card) : topOf(root, spotName(to));
  return to.t === 'meld' && moving instanceof HTMLElement
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
  { before, gone, viewer }: Flight,
): Box | undefined {
  const isOwn = card !== undefined && seat === viewer;
  const own = isOwn ? takeFrom(gone, cardOf(card as Placed)) : undefined;
  const place = before.places.get(seat === viewer ? 'hand' : spotName({ t: 'seat', seat }));
  // Out of a hand that is not seen: a card that grows, and not one as large as the place.
  return own?.seen ?? (place && { ...place, x: place.x + place.width / 4, width: 0 });
}

/** What is taken back comes from where it lay. */
function flyBack({ before, come, time }: Flight): readonly Start[] {
  const left = before.lying.filter(
    ({ element, placed }) => !element.isConnected || element.dataset['card'] !== placed,
  );
  return left.flatMap(({ placed, seen }, index) => {
    // A joker's name says what it stood for.
    const [name] = placed.split('=');
    const held = come.find(({ card }) => card === name);
    if (held === undefined) return [];
    come.splice(come.indexOf(held), 1);
    return [moveIn(held.element, seen, { time, delay: index * STAGGER }, held.rest)];
  });
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

/** Cards that stay in hand go from where they are seen to their new places; where one has none its way goes on. */
export function settleHand(before: readonly Held[], now: readonly Held[]): readonly Start[] {
  const time = TIMES[settings.peek().motion];
  if (time === 0) return [];
  return now.flatMap(({ element, key, rest }) => {
    const old = before.find((one) => one.key === key);
    if (old === undefined) return [];
    const isMoved = Math.hypot(old.rest.x - rest.x, old.rest.y - rest.y) > 2;
    return isMoved ? [moveIn(element, old.seen, { time, delay: 0 }, rest)] : [];
  });
}
