/** What of a table is new at a step: the cards and piles that the last event touched. */
import type { Card, Placed, RecordedEvent, Seat } from '@palier/rules';
import { takeOne, valueRank } from '@palier/table/seat';
import type { ReplayScene } from './replay.ts';

export type ReplayMarks = {
  /** New in a seat's hand: a card for each. */
  readonly hand: { readonly seat: Seat; readonly cards: readonly Card[] } | undefined;
  /** A combination with its new cards by place; `all`: just laid. */
  readonly melds:
    | { readonly seat: Seat; readonly meld: number | 'all'; readonly card?: Placed }
    | undefined;
  /** The seat whose discard pile changed. */
  readonly pile: Seat | undefined;
  readonly isStock: boolean;
};

const NOTHING: ReplayMarks = { hand: undefined, melds: undefined, pile: undefined, isStock: false };

export function marksOf({ event }: Pick<ReplayScene, 'event'>): ReplayMarks {
  return { ...NOTHING, ...(event && marked(event)) };
}

function marked(event: RecordedEvent): Partial<ReplayMarks> {
  switch (event.t) {
    case 'cardDrawn':
      return { hand: { seat: event.seat, cards: [event.card] }, isStock: true };
    case 'cardTaken':
      return { hand: { seat: event.seat, cards: [event.card] }, pile: event.from };
    case 'levelLaid':
      return { melds: { seat: event.seat, meld: 'all' } };
    case 'cardAdded':
      return { melds: { seat: event.to, meld: event.meld, card: event.card } };
    case 'jokerExchanged':
      return { melds: { seat: event.to, meld: event.meld } };
    case 'cardDiscarded':
    case 'swapPlayed':
      return { pile: event.seat };
    case 'cardPicked':
      return { hand: { seat: event.seat, cards: [event.card] } };
    case 'replacementsDrawn':
      return { hand: { seat: event.seat, cards: event.cards }, isStock: true };
    case 'stockRebuilt':
    case 'takePlayed':
    case 'turnSkipped':
      return { isStock: true };
    default:
      return {};
  }
}

/** A hand in order, with the places of what is new in it. */
export function sortedHand(
  cards: readonly Card[],
  fresh: readonly Card[],
): readonly { readonly card: Card; readonly isFresh: boolean }[] {
  const left = [...fresh];
  return cards
    .toSorted((a, b) => valueRank(a) - valueRank(b))
    .map((card) => ({ card, isFresh: takeOne(left, card) }));
}
