/** In which order the cards of a combination are shown and read. */
import { cardOf, cardValue, isNumber, type Meld, type Placed } from '@palier/rules';

/** A card with its place in the combination, by which the rules know it. */
export type ShownCard = { readonly placed: Placed; readonly at: number };

/**
 * Cards of one colour lie in the order they came in, which says nothing: they are shown by their numbers,
 * jokers last. Runs and cards of one number are in order already.
 */
export function shownCards({ kind, cards }: Meld): readonly ShownCard[] {
  const shown = cards.map((placed, at) => ({ placed, at }));
  return kind === 'colour'
    ? shown.toSorted((one, other) => heightOf(one.placed) - heightOf(other.placed))
    : shown;
}

export function inShownOrder(meld: Meld): readonly Placed[] {
  return shownCards(meld).map(({ placed }) => placed);
}

/** Higher than any number. */
const LAST = 100;

function heightOf(placed: Placed): number {
  const card = cardOf(placed);
  return isNumber(card) ? cardValue(card) : LAST;
}
