/**
 * A hand as counts, changed in place: trying one card more or less costs a few additions, and the
 * solver reads sets of values at once from the planes.
 */
import {
  CARD_CODES,
  COLOURS,
  JOKER,
  JOKERS,
  MAX_VALUE,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  type Card,
} from '@palier/rules';

/** More cards of one value than any deck has (12 with the Master add-on), and one. */
export const PLANES = 16;

export type HandTally = {
  /** How many of each card, by card code. */
  readonly cards: Uint8Array;
  /** How many number cards of each value. */
  readonly values: Uint8Array;
  /** How many number cards of each colour. */
  readonly colours: Uint8Array;
  /** Plain, low, middle, high. */
  readonly jokers: Uint8Array;
  /** At k the values of which there are at least k number cards, a bit each; 0 is not used. */
  readonly planes: Int32Array;
  /** By colour: the values of which there is a card in that colour, and two (no deck has three). */
  readonly once: Int32Array;
  readonly twice: Int32Array;
  /** Number cards. */
  numbers: number;
  /** Cards in all, special ones too. */
  size: number;
};

export function emptyTally(): HandTally {
  return {
    cards: new Uint8Array(CARD_CODES),
    values: new Uint8Array(MAX_VALUE + 1),
    colours: new Uint8Array(COLOURS.length),
    jokers: new Uint8Array(JOKERS.length),
    planes: new Int32Array(PLANES),
    once: new Int32Array(COLOURS.length),
    twice: new Int32Array(COLOURS.length),
    numbers: 0,
    size: 0,
  };
}

export function tallyOf(cards: readonly Card[]): HandTally {
  const tally = emptyTally();
  for (const card of cards) addTo(tally, card);
  return tally;
}

/** Makes a tally that of other cards. */
export function refill(tally: HandTally, cards: readonly Card[]): void {
  tally.cards.fill(0);
  tally.values.fill(0);
  tally.colours.fill(0);
  tally.jokers.fill(0);
  tally.planes.fill(0);
  tally.once.fill(0);
  tally.twice.fill(0);
  tally.numbers = 0;
  tally.size = 0;
  for (const card of cards) addTo(tally, card);
}

export function addTo(tally: HandTally, card: Card): void {
  tally.size++;
  const copies = tally.cards[card]!;
  tally.cards[card] = copies + 1;
  if (isNumber(card)) {
    const value = cardValue(card);
    const colour = cardColour(card);
    const bit = 1 << value;
    const count = tally.values[value]! + 1;
    tally.values[value] = count;
    tally.planes[count] = tally.planes[count]! | bit;
    tally.colours[colour] = tally.colours[colour]! + 1;
    if (copies === 0) tally.once[colour] = tally.once[colour]! | bit;
    else tally.twice[colour] = tally.twice[colour]! | bit;
    tally.numbers++;
  } else if (isJoker(card)) {
    tally.jokers[card - JOKER] = tally.jokers[card - JOKER]! + 1;
  }
}

/** Takes out a card that is there. */
export function removeFrom(tally: HandTally, card: Card): void {
  tally.size--;
  const copies = tally.cards[card]!;
  tally.cards[card] = copies - 1;
  if (isNumber(card)) {
    const value = cardValue(card);
    const colour = cardColour(card);
    const bit = 1 << value;
    const count = tally.values[value]!;
    tally.values[value] = count - 1;
    tally.planes[count] = tally.planes[count]! & ~bit;
    tally.colours[colour] = tally.colours[colour]! - 1;
    if (copies === 1) tally.once[colour] = tally.once[colour]! & ~bit;
    else if (copies === 2) tally.twice[colour] = tally.twice[colour]! & ~bit;
    tally.numbers--;
  } else if (isJoker(card)) {
    tally.jokers[card - JOKER] = tally.jokers[card - JOKER]! - 1;
  }
}

/** Cards from how many there are of each, by card code. */
export function listCards(counts: Uint8Array): Card[] {
  const list: Card[] = [];
  for (let card = 1; card < counts.length; card++) {
    for (let copy = counts[card]!; copy > 0; copy--) list.push(card as Card);
  }
  return list;
}

export function jokersIn({ jokers }: HandTally): number {
  return jokers[0]! + jokers[1]! + jokers[2]! + jokers[3]!;
}

export function rangedJokersIn({ jokers }: HandTally): number {
  return jokers[1]! + jokers[2]! + jokers[3]!;
}
