/** Hands in an order that people find their cards in. */
import { cardColour, cardValue, isJoker, isSpecial, type Card } from '@palier/rules';

export type HandOrder = 'value' | 'colour';

/** Numbers by value or by colour, then jokers, then the other cards. */
export function handInOrder(hand: readonly Card[], order: HandOrder): readonly Card[] {
  return hand.toSorted((a, b) => rank(a, order) - rank(b, order));
}

function rank(card: Card, order: HandOrder): number {
  if (isSpecial(card)) return 2000 + card;
  if (isJoker(card)) return 1000 + card;
  const [value, colour] = [cardValue(card), cardColour(card)];
  return order === 'value' ? value * 10 + colour : colour * 100 + value;
}
