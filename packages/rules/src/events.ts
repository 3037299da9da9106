/**
 * Past-tense facts, every random outcome inside. In what a viewer is shown, a card that the viewer
 * may not know is `UNKNOWN` and a choice not yet public is absent: the shape stays the same, so one
 * fold of the table serves the truth and every view.
 */
import type { Card, Placed } from './cards.ts';
import type { AloneEvent } from './specials.ts';
import type { Meld, Seat } from './state.ts';

/** `win`: a laying ended game and round at once. */
export const ROUND_ENDS = ['went-out', 'stock', 'blocked', 'win'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

export type RoundDealt = {
  readonly t: 'roundDealt';
  readonly round: number;
  readonly dealer: Seat;
  /** What each seat was dealt, without the cards it had kept. */
  readonly hands: readonly (readonly Card[])[];
  readonly upcard: Card;
  readonly stock: readonly Card[];
};

export type RoundEnded = {
  readonly t: 'roundEnded';
  readonly by: RoundEnd;
  /** Who went out or won by laying. */
  readonly seat?: Seat;
  /** Who had the round's last turn. */
  readonly last: Seat;
  /** The levels each seat has cleared. */
  readonly cleared: readonly (readonly number[])[];
  /** The seats that may keep cards (KEEP-1, MASTER-5). */
  readonly keepers: readonly Seat[];
  /** Absent when the game is over. */
  readonly nextDealer?: Seat;
};

export type Event =
  | RoundDealt
  | { readonly t: 'upcardSkipped'; readonly seat: Seat }
  | { readonly t: 'cardDrawn'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'cardTaken'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | {
      readonly t: 'levelLaid';
      readonly seat: Seat;
      readonly level: number;
      readonly melds: readonly Meld[];
    }
  | {
      readonly t: 'cardAdded';
      readonly seat: Seat;
      readonly card: Placed;
      readonly to: Seat;
      readonly meld: number;
    }
  | {
      readonly t: 'jokerExchanged';
      readonly seat: Seat;
      readonly card: Card;
      readonly joker: Placed;
      readonly to: Seat;
      readonly meld: number;
    }
  | { readonly t: 'cardDiscarded'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'passPlayed'; readonly seat: Seat; readonly on: Seat }
  | { readonly t: 'turnSkipped'; readonly seat: Seat }
  | { readonly t: 'stockRebuilt'; readonly stock: readonly Card[] }
  | { readonly t: 'offerMade'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly t: 'offersShown'; readonly offers: readonly (readonly Card[])[] }
  | { readonly t: 'cardPicked'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly t: 'swapPlayed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly t: 'replacementsDrawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | AloneEvent
  | { readonly t: 'bonusDue'; readonly seat: Seat }
  | { readonly t: 'palierDropped'; readonly seat: Seat; readonly level: number }
  | RoundEnded
  | { readonly t: 'cardsKept'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly t: 'gameWon'; readonly winners: readonly Seat[] };

export type EventType = Event['t'];
export type EventOf<T extends EventType> = Extract<Event, { readonly t: T }>;

/** A correction by the table, not by the rules: the events after number `to` are as if never been. */
export type TakenBack = { readonly t: 'takenBack'; readonly seat: Seat; readonly to: number };
