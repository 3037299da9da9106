/** What a seat may ask for. Text for them is in `notation.ts`, their legality in `check.ts`. */
import { PASS, SWAP, type Card, type Placed } from './cards.ts';
import { PLAYED_ALONE, isAloneCommand, type AloneCommand } from './specials.ts';
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
  | { readonly t: 'offerCards'; readonly cards: readonly Card[] }
  | { readonly t: 'pickCard'; readonly from: Seat; readonly card: Card }
  | { readonly t: 'playSwap'; readonly cards: readonly Card[] }
  | AloneCommand;

export type CommandType = Command['t'];

/** The special card that a command plays for its effect, if it plays one. */
export function specialPlayed(command: Command): Card | undefined {
  if (command.t === 'playPass') return PASS;
  if (command.t === 'playSwap') return SWAP;
  return isAloneCommand(command) ? PLAYED_ALONE[command.t].card : undefined;
}
