/** The order a player gave a hand, stored for the next visit: that of the game played last. */
import { CARD_CODES, type Card, type Fault } from '@palier/rules';
import { card as cardText, integer } from '@palier/rules/codec';
import { takeOne } from '@palier/table/seat';
import { anyText, looseList, looseObject, type KeptCodec } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

type Order = { readonly game: string; readonly cards: readonly Card[] };

const NO_ORDER: Order = { game: '', cards: [] };
const MOST_CARDS = 256;

const formerCard = integer(1, CARD_CODES - 1);

/** Cards were once stored as their numbers. */
const card: KeptCodec<Card> = {
  parse: (json, path) =>
    typeof json === 'number'
      ? (formerCard.parse(json, path) as Card | Fault)
      : cardText.parse(json, path),
  make: cardText.make,
};

export const orderCodec = looseObject<Order>({
  game: anyText,
  cards: looseList(card, MOST_CARDS),
});

const order = kept('order', orderCodec, NO_ORDER);

export function keepOrder(game: string, cards: readonly Card[]): void {
  order.set({ game, cards });
}

/** The hand as it was left: what the order does not know comes last. */
export function inKeptOrder(game: string, hand: readonly Card[]): readonly Card[] {
  const known = order.peek();
  const left = [...hand];
  const first = (known.game === game ? known.cards : []).filter((one) => takeOne(left, one));
  return [...first, ...left];
}
