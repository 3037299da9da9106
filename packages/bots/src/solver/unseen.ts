/** The cards that a seat has not seen, and how many of them would bring its hand nearer. */
import {
  CARD_CODES,
  COLOURS,
  JOKER,
  JOKERS,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  type Card,
} from '@palier/rules';
import type { Assessment } from './assessment.ts';
import { countBits } from './bits.ts';

export type Unseen = {
  /** How many of each card, by card code. */
  readonly cards: Uint8Array;
  /** By colour: the values of which a card is unseen, and those of which two are. */
  readonly once: Int32Array;
  readonly twice: Int32Array;
  total: number;
};

/** From how many of each card are unseen, by card code: a deck has at most two of a number card. */
export function unseenFrom(counts: ArrayLike<number>): Unseen {
  const unseen: Unseen = {
    cards: new Uint8Array(CARD_CODES),
    once: new Int32Array(COLOURS.length),
    twice: new Int32Array(COLOURS.length),
    total: 0,
  };
  for (let card = 1; card < CARD_CODES; card++) {
    for (let copy = counts[card]!; copy > 0; copy--) putUnseen(unseen, card as Card);
  }
  return unseen;
}

export function putUnseen(unseen: Unseen, card: Card): void {
  const copies = unseen.cards[card]!;
  unseen.cards[card] = copies + 1;
  unseen.total++;
  if (!isNumber(card)) return;
  const plane = copies === 0 ? unseen.once : unseen.twice;
  const colour = cardColour(card);
  plane[colour] = plane[colour]! | (1 << cardValue(card));
}

/** Takes away a card that is among the unseen. */
export function takeUnseen(unseen: Unseen, card: Card): void {
  const copies = unseen.cards[card]! - 1;
  unseen.cards[card] = copies;
  unseen.total--;
  if (!isNumber(card)) return;
  const plane = copies === 0 ? unseen.once : unseen.twice;
  const colour = cardColour(card);
  plane[colour] = plane[colour]! & ~(1 << cardValue(card));
}

/** Whether a card lowers the distance. */
export function isOut({ outs, jokerOuts }: Assessment, card: Card): boolean {
  if (isNumber(card)) return (outs[cardColour(card)]! & (1 << cardValue(card))) !== 0;
  return isJoker(card) && (jokerOuts & (1 << (card - JOKER))) !== 0;
}

/** How many unseen cards lower the distance. */
export function countOuts({ outs, jokerOuts }: Assessment, unseen: Unseen): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const mask = outs[colour]!;
    sum += countBits(mask & unseen.once[colour]!) + countBits(mask & unseen.twice[colour]!);
  }
  for (let joker = 0; joker < JOKERS.length; joker++) {
    if ((jokerOuts & (1 << joker)) !== 0) sum += unseen.cards[JOKER + joker]!;
  }
  return sum;
}
