/**
 * Cards in places, one by one. Cards are offered in an order of preference: a card once placed stays
 * placed, though perhaps elsewhere, so the first cards that can stand together do stand (the greedy
 * choice is best, since the sets of cards that fit together form a matroid).
 */
import { cardColour, cardValue, isJoker, isNumber, jokerCovers, type Card } from '@palier/rules';

/** A place of a run or a set is its value; one of a colour is that colour, above every value. */
export const COLOUR_PLACE = 32;
/** Added to a place that is kept from jokers. */
export const KEPT = 64;

const NOBODY = -1;

export type Matching = {
  readonly places: Int32Array;
  /** How many places there are. */
  size: number;
  /** By place: the index of the card in it, or NOBODY. */
  readonly holders: Int32Array;
};

/** One for all: matchings do not overlap. */
export const matching: Matching = {
  places: new Int32Array(16),
  size: 0,
  holders: new Int32Array(16),
};

/** By card: the places that take it, a bit each. */
const takers = new Int32Array(64);
let visited = 0;

/** Puts as many cards as possible into the places; how many they are. */
export function matchCards(cards: readonly Card[]): number {
  const { size, holders, places } = matching;
  let matched = 0;
  for (let place = 0; place < size; place++) holders[place] = NOBODY;
  for (let index = 0; index < cards.length && matched < size; index++) {
    let mask = 0;
    for (let place = 0; place < size; place++) {
      if (takes(places[place]!, cards[index]!)) mask |= 1 << place;
    }
    takers[index] = mask;
    visited = 0;
    if (push(index)) matched++;
  }
  return matched;
}

/** The places that are empty or can be emptied by moving cards, a bit each. */
export function movablePlaces(): number {
  const { size, holders } = matching;
  let movable = 0;
  for (;;) {
    const before = movable;
    for (let place = 0; place < size; place++) {
      const holder = holders[place]!;
      if (holder === NOBODY || (takers[holder]! & movable) !== 0) movable |= 1 << place;
    }
    if (movable === before) return movable;
  }
}

function takes(place: number, card: Card): boolean {
  const what = place & (KEPT - 1);
  if (isNumber(card)) {
    return what < COLOUR_PLACE
      ? cardValue(card) === what
      : cardColour(card) === what - COLOUR_PLACE;
  }
  if (place >= KEPT || !isJoker(card)) return false;
  return what >= COLOUR_PLACE || jokerCovers(card, what);
}

function push(index: number): boolean {
  const { holders } = matching;
  for (;;) {
    const free = takers[index]! & ~visited;
    if (free === 0) return false;
    const place = 31 - Math.clz32(free & -free);
    visited |= 1 << place;
    if (holders[place] === NOBODY || push(holders[place]!)) {
      holders[place] = index;
      return true;
    }
  }
}
