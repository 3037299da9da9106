/**
 * What is true of a game. `Table` is what everybody at the table sees and nothing else; the secrets
 * stand beside it. A view is the table with one seat's own cards, so a leak needs a new member here.
 */
import type { Card, Placed } from './cards.ts';
import type { Event } from './events.ts';
import type { Kind } from './ladders.ts';
import type { Setup } from './setup.ts';

/** 1 … players, clockwise. */
export type Seat = number;

/** Whose eyes: a seat's, or those of somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** In a run the cards ascend; in a set or a colour they keep the order they came in. */
export type Meld = { readonly kind: Kind; readonly cards: readonly Placed[] };

export const STEPS = ['draw', 'play', 'keep', 'drop', 'offer', 'pick', 'over'] as const;
export type Step = (typeof STEPS)[number];

export type Table = {
  readonly setup: Setup;
  readonly round: number;
  readonly dealer: Seat;
  /** Whose turn it is; while cards are kept (`keep`), who played the round's last turn. */
  readonly turn: Seat;
  /** `keep` with nobody pending: the next round is about to be dealt. */
  readonly step: Step;
  /** The levels still in front of each seat, ascending; on a stacked ladder the first is played. */
  readonly left: readonly (readonly number[])[];
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** Each seat's discard pile, top card last. */
  readonly discards: readonly (readonly Card[])[];
  /** How many cards of the stock lie face down. */
  readonly stock: number;
  /** The cards lying face up under the stock, the upper first. */
  readonly faceUp: readonly Card[];
  readonly melds: readonly (readonly Meld[])[];
  /** The level each seat has laid this round. */
  readonly laid: readonly (number | undefined)[];
  /** The player whose turn it is laid in this very turn. */
  readonly laidNow: boolean;
  /** The card taken from a discard pile in this turn. */
  readonly taken: Card | undefined;
  /** The seats with a Pass card in front of them. */
  readonly skipped: readonly Seat[];
  /** The seats with Hold cards in front of them, a seat once for each card. */
  readonly held: readonly Seat[];
  /** The seats that still must decide, in `keep` and `offer`. */
  readonly pending: readonly Seat[];
  /** At `pick`: what each seat has laid open. */
  readonly offers: readonly (readonly Card[])[] | undefined;
  /** Turns since the deal or the last laying or adding (STOCK-4). */
  readonly idle: number;
  /** Rounds in a row in which nobody climbed (STOCK-5). */
  readonly barren: number;
  readonly winners: readonly Seat[];
};

/** The round's events, the newest first: a list that grows without being copied. */
export type Past = { readonly event: Event; readonly before: Past | undefined };

export type State = {
  readonly table: Table;
  readonly hands: readonly (readonly Card[])[];
  /** The stock as it was last shuffled; its last `table.stock` cards are still there, next first. */
  readonly stock: readonly Card[];
  /** What each seat has chosen to offer, unseen until all have. */
  readonly offered: SecretChoices;
  /** What each seat has chosen to keep for the next round. */
  readonly kept: SecretChoices;
  readonly past: Past | undefined;
};

export type SecretChoices = readonly (readonly Card[] | undefined)[];

/** What one viewer knows: the table, its own cards, and the round as it saw it happen. */
export type View = {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly hand: readonly Card[];
  readonly offered: readonly Card[] | undefined;
  readonly kept: readonly Card[] | undefined;
  readonly past: Past | undefined;
};

export function nextSeat(seat: Seat, players: number): Seat {
  return seat === players ? 1 : seat + 1;
}

/** The seats that may act now: those still to decide, or the one whose turn it is (TURN-2). */
export function deciders({ step, pending, turn }: Table): readonly Seat[] {
  if (step === 'over') return [];
  return step === 'keep' || step === 'offer' ? pending : [turn];
}

/** The card the stock gives next. */
export function topOfStock(state: State): Card {
  return state.stock[state.stock.length - state.table.stock]!;
}

/** The level a seat is at: the number of those behind it, and one. */
export function levelOf(table: Table, seat: Seat): number {
  return table.setup.ladders[seat - 1]!.levels.length - table.left[seat - 1]!.length + 1;
}

/** The events of the round so far, the oldest first. */
export function pastEvents(past: Past | undefined): readonly Event[] {
  const events: Event[] = [];
  for (let at = past; at !== undefined; at = at.before) events.push(at.event);
  return events.toReversed();
}
