/**
 * Cards travel from where they were to where they go. The table is drawn as it is at once and each
 * card then moves in from its old place: nothing waits for a flight, and a new one ends an old one.
 * All places are looked up before the first card moves: whoever measures after a change makes the
 * browser lay the table out again, and the cards of one laying would do so ten times over.
 */
import type { RecordedEvent } from '@palier/rules';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../state/settings.ts';
import {
  boxOf,
  heldIn,
  moveIn,
  sendGhost,
  STAGGER,
  TIMES,
  type Held,
  type Start,
} from './flight-motion.ts';
import type * as MoveFlights from './move-flights.ts';
import type { TableModel } from './table-model.ts';

/** How cards fly in a game that goes on: fetched after the first cards, which only have to be dealt. */
let moves: typeof MoveFlights | undefined;

async function fetchMoves(): Promise<void> {
  moves ??= await import('./move-flights.ts');
}

type Pending = {
  readonly before: MoveFlights.Snapshot;
  readonly events: readonly RecordedEvent[];
};

type Root = { readonly current: HTMLElement | null };

/** Cards fly when something happens: measured before it is drawn, moved after. */
export function useFlights(root: Root, model: TableModel): void {
  const pending = useRef<Pending | undefined>(undefined);
  useEffect(() => {
    void fetchMoves().catch(() => undefined);
    return model.onEvents((events) => {
      if (root.current === null || moves === undefined) return;
      const earlier = pending.current;
      pending.current = {
        before: earlier?.before ?? moves.snapshot(root.current, events),
        events: [...(earlier?.events ?? []), ...events],
      };
    });
  }, [model]);
  const { value: shown } = model.shown;
  useLayoutEffect(() => {
    const flight = pending.current;
    pending.current = undefined;
    if (flight === undefined || root.current === null) return;
    moves?.fly(root.current, flight.before, { events: flight.events, viewer: model.seat.peek() });
  }, [shown]);
  // A hand that was dealt flies once it is sorted, which may be later than the deal.
  const { value: deals } = model.deals;
  useLayoutEffect(() => {
    if (deals > 0 && root.current !== null) deal(root.current);
  }, [deals]);
}

/** A hand that is sorted anew while nothing happens: each card goes on from where it is seen. */
export function useHandFlights(hand: Root, model: TableModel): void {
  const before = useRef<readonly Held[] | undefined>(undefined);
  useEffect(() => {
    let shown = model.shown.peek();
    return effect(() => {
      const { value: cards } = model.hand;
      const isTold = model.shown.value !== shown;
      shown = model.shown.value;
      const { current: box } = hand;
      if (isTold || cards.length === 0 || box?.dataset['waiting'] !== 'false') return;
      before.current ??= heldIn(box);
    });
  }, [model]);
  const { value: cards } = model.hand;
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = undefined;
    if (last !== undefined) moves?.settleHand(last, heldIn(hand.current)).forEach((go) => go());
  }, [cards]);
}

/** From the stock to everybody: the viewer's own cards, and for the others a few backs. */
function deal(root: HTMLElement): void {
  const time = TIMES[settings.value.motion];
  const pile = root.querySelector('[data-place="stock"]');
  if (time === 0 || pile === null) return;
  const stock = boxOf(pile);
  const starts: Start[] = [];
  for (const [index, { element, rest }] of heldIn(root.querySelector('.hand')).entries()) {
    // A card that is still in the stock shows no face.
    const timing = { time, delay: index * STAGGER, isHidden: true };
    starts.push(moveIn(element, stock, timing, rest));
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
