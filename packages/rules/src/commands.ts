/** What a seat may ask for. Text for them is in `notation.ts`, their legality in `check.ts`. */
import { HOLD, PASS, SWAP, TAKE, type Card, type Placed } from './cards.ts';
import type { Seat } from './state.ts';

export type LayLevel = {
  readonly t: 'layLevel';
  /** Needed on an open ladder only. */
  readonly level?: number;
  /** Jokers may be without meaning where only one is possible. */
  readonly melds: readonly (readonly Placed[])[];
};

/** A meld on the table: a seat's combination, by its place in the order laid, from 1. */
export type AddCard = {
  readonly t: 'addCard';
  readonly card: Placed;
  readonly to: Seat;
  readonly meld: number;
};

export type Command =
  | { readonly t: 'drawCard' }
  | { readonly t: 'takeCard'; readonly from: Seat }
  | LayLevel
  | AddCard
  | {
      readonly t: 'exchangeJoker';
      readonly card: Card;
      readonly to: Seat;
      readonly meld: number;
    }
  | { readonly t: 'discard'; readonly card: Card }
  | { readonly t: 'playPass'; readonly on: Seat }
  | { readonly t: 'dropPalier'; readonly level: number }
  | { readonly t: 'keepCards'; readonly cards: readonly Card[] }
  | { readonly t: 'playTake' }
  | { readonly t: 'offerCards'; readonly cards: readonly Card[] }
  | { readonly t: 'pickCard'; readonly from: Seat; readonly card: Card }
  | { readonly t: 'playSwap'; readonly cards: readonly Card[] }
  | { readonly t: 'playHold' };

export type CommandType = Command['t'];

const PLAYED: { readonly [T in CommandType]?: Card } = {
  playPass: PASS,
  playTake: TAKE,
  playSwap: SWAP,
  playHold: HOLD,
};

/** The special card that a command plays for its effect, if it plays one. */
export function specialPlayed({ t }: Command): Card | undefined {
  return PLAYED[t];
}
