/**
 * The game that the other servers play, as near to ours as what is measured needs: 101 cards, ten in
 * each of four hands, a turn is a card drawn and a card discarded. It has no end.
 */

export const SEATS = 4;
const CARDS = 101;
const HAND = 10;

/** What only the server knows, plain and mutable, as both frameworks want it. */
export type Secret = { stock: number[]; discarded: number[]; hands: number[][] };

export function deal(shuffle: (cards: number[]) => number[]): Secret {
  const stock = shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const hands = Array.from({ length: SEATS }, () => stock.splice(0, HAND));
  return { stock, discarded: stock.splice(0, 1), hands };
}

/** The top of the stock; when it is used up, of the discarded cards but the newest, shuffled. */
export function draw(
  { stock, discarded, hands }: Secret,
  seat: number,
  shuffle: (cards: number[]) => number[],
): number {
  if (stock.length === 0) {
    stock.push(...shuffle(discarded.splice(0, discarded.length - 1)));
  }
  const card = stock.pop()!;
  hands[seat]!.push(card);
  return card;
}

/** False for a card that is not in the hand. */
export function discard({ discarded, hands }: Secret, seat: number, card: number): boolean {
  const hand = hands[seat]!;
  const index = hand.indexOf(card);
  if (index === -1) return false;
  hand.splice(index, 1);
  discarded.push(card);
  return true;
}

export function shuffled(cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
