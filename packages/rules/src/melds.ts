/** Combinations: what cards can be, what a joker among them can stand for, and what fits on. */
import {
  COLOURS,
  cardOf,
  hasMeaning,
  isJoker,
  isNumber,
  isSpecial,
  jokerCovers,
  placeAsColour,
  placeAsValue,
  placeCard,
  placedColour,
  placedValue,
  type Card,
  type Placed,
} from './cards.ts';
import type { Kind } from './ladders.ts';
import type { Meld } from './state.ts';

/** Cards as a combination of one kind: their only reading, several readings, or none. */
export type Reading =
  | { readonly t: 'one'; readonly cards: readonly Placed[] }
  | { readonly t: 'several' }
  | { readonly t: 'none' };

const NONE: Reading = { t: 'none' };
const SEVERAL: Reading = { t: 'several' };

/** How cards, some of them jokers without meaning, can be read as a combination of a kind. */
export function readAs(kind: Kind, cards: readonly Placed[], top: number): Reading {
  if (cards.some((placed) => isSpecial(cardOf(placed)))) return NONE;
  if (!cards.some(isOpen)) return readClosed(kind, cards, top);
  switch (kind) {
    case 'run':
      return readRun(cards, top);
    case 'set':
      return readSet(cards, top);
    case 'colour':
      return readColour(cards);
  }
}

function isOpen(placed: Placed): boolean {
  return isJoker(cardOf(placed)) && !hasMeaning(placed);
}

/** Whether a card may count as a value: a number card its own, a joker one within its range. */
function canBeValue(placed: Placed, value: number): boolean {
  const card = cardOf(placed);
  if (isNumber(card)) return placedValue(placed) === value;
  return jokerCovers(card, value) && (!hasMeaning(placed) || placedValue(placed) === value);
}

function asValue(placed: Placed, value: number): Placed {
  return isOpen(placed) ? placeAsValue(cardOf(placed), value) : placed;
}

/** Cards that leave nothing open are a combination or not: the common case, without a search. */
function readClosed(kind: Kind, cards: readonly Placed[], top: number): Reading {
  const first = cards[0]!;
  if (kind === 'colour') {
    const colour = placedColour(first);
    const isColour = colour !== undefined && cards.every((card) => placedColour(card) === colour);
    return isColour ? { t: 'one', cards } : NONE;
  }
  const low = kind === 'set' ? placedValue(first)! : lowest(cards);
  const order: Placed[] = [];
  for (const placed of cards) {
    const value = placedValue(placed);
    if (value === undefined || value > top || !canBeValue(placed, value)) return NONE;
    const place = kind === 'set' ? order.length : value - low;
    if (kind === 'set' ? value !== low : place >= cards.length) return NONE;
    if (order[place] !== undefined) return NONE;
    order[place] = placed;
  }
  return { t: 'one', cards: order };
}

function lowest(cards: readonly Placed[]): number {
  let low = Infinity;
  for (const placed of cards) low = Math.min(low, placedValue(placed) ?? Infinity);
  return low;
}

function readSet(cards: readonly Placed[], top: number): Reading {
  let found: Reading = NONE;
  for (let value = 1; value <= top; value++) {
    if (!cards.every((placed) => canBeValue(placed, value))) continue;
    if (found !== NONE) return SEVERAL;
    found = { t: 'one', cards: cards.map((placed) => asValue(placed, value)) };
  }
  return found;
}

function readColour(cards: readonly Placed[]): Reading {
  let found: Reading = NONE;
  for (const colour of COLOURS) {
    if (!cards.every((placed) => isOpen(placed) || placedColour(placed) === colour)) continue;
    if (found !== NONE) return SEVERAL;
    found = {
      t: 'one',
      cards: cards.map((placed) =>
        isOpen(placed) ? placeAsColour(cardOf(placed), colour) : placed,
      ),
    };
  }
  return found;
}

function readRun(cards: readonly Placed[], top: number): Reading {
  const fixed: (Placed | undefined)[] = [];
  for (const placed of cards) {
    if (isOpen(placed)) continue;
    const value = placedValue(placed);
    if (value === undefined || value > top || fixed[value] !== undefined) return NONE;
    if (!canBeValue(placed, value)) return NONE;
    fixed[value] = placed;
  }
  const open = cards.filter(isOpen).map(cardOf);
  let found: Reading = NONE;
  for (let start = 1; start + cards.length - 1 <= top; start++) {
    const window = Array.from({ length: cards.length }, (_, i) => fixed[start + i]);
    if (window.filter((placed) => placed === undefined).length !== open.length) continue;
    const reading = fillWindow(window, start, open);
    if (reading === NONE) continue;
    if (reading === SEVERAL || found !== NONE) return SEVERAL;
    found = reading;
  }
  return found;
}

/** Puts jokers into the gaps of a run in every distinguishable way. */
function fillWindow(
  window: readonly (Placed | undefined)[],
  start: number,
  jokers: readonly Card[],
): Reading {
  const gap = window.indexOf(undefined);
  if (gap === -1) return { t: 'one', cards: window as readonly Placed[] };
  let found: Reading = NONE;
  for (const joker of new Set(jokers)) {
    if (!jokerCovers(joker, start + gap)) continue;
    const rest = jokers.toSpliced(jokers.indexOf(joker), 1);
    const reading = fillWindow(window.with(gap, placeAsValue(joker, start + gap)), start, rest);
    if (reading === NONE) continue;
    if (reading === SEVERAL || found !== NONE) return SEVERAL;
    found = reading;
  }
  return found;
}

/** The values or the colour a meld can take next (ADD-2). */
export function addableValues(meld: Meld, top: number): readonly number[] {
  const first = placedValue(meld.cards[0]!)!;
  if (meld.kind === 'set') return [first];
  const last = placedValue(meld.cards.at(-1)!)!;
  const ends: number[] = [];
  if (first > 1) ends.push(first - 1);
  if (last < top) ends.push(last + 1);
  return ends;
}

/** How a card fits on a meld: as what, in several ways, or not at all. */
export type Fit = { readonly t: 'one'; readonly card: Placed } | { readonly t: 'several' | 'none' };

const NO_FIT: Fit = { t: 'none' };

export function fitOn(meld: Meld, placed: Placed, top: number): Fit {
  const card = cardOf(placed);
  if (isSpecial(card)) return NO_FIT;
  if (meld.kind === 'colour') {
    const colour = placedColour(meld.cards[0]!)!;
    if (isOpen(placed)) return { t: 'one', card: placeAsColour(card, colour) };
    return placedColour(placed) === colour ? { t: 'one', card: placed } : NO_FIT;
  }
  if (isNumber(card))
    return fitsValue(meld, placedValue(placed)!, top) ? { t: 'one', card: placed } : NO_FIT;
  const values = addableValues(meld, top).filter((value) => canBeValue(placed, value));
  if (values.length === 0) return NO_FIT;
  if (values.length > 1) return { t: 'several' };
  return { t: 'one', card: asValue(placed, values[0]!) };
}

/** Whether a number of this value extends a run or set. */
function fitsValue(meld: Meld, value: number, top: number): boolean {
  const first = placedValue(meld.cards[0]!)!;
  if (meld.kind === 'set') return value === first;
  return value === first - 1 || (value === first + meld.cards.length && value <= top);
}

/** Whether a card from hand fits on a meld in any way. */
export function takes(meld: Meld, card: Card, top: number): boolean {
  const first = meld.cards[0]!;
  if (isNumber(card)) {
    const placed = placeCard(card);
    if (meld.kind === 'colour') return placedColour(placed) === placedColour(first);
    return fitsValue(meld, placedValue(placed)!, top);
  }
  return waysOn(meld, card, top).length > 0;
}

/** Every way a card from hand fits on a meld: one, or a joker's two at the ends of a run. */
export function waysOn(meld: Meld, card: Card, top: number): readonly Placed[] {
  if (isNumber(card)) return takes(meld, card, top) ? [placeCard(card)] : [];
  if (!isJoker(card)) return [];
  if (meld.kind === 'colour') return [placeAsColour(card, placedColour(meld.cards[0]!)!)];
  return addableValues(meld, top)
    .filter((value) => jokerCovers(card, value))
    .map((value) => placeAsValue(card, value));
}

/** A meld with one card more: a run stays ascending. */
export function grow(meld: Meld, placed: Placed): Meld {
  const atStart = meld.kind === 'run' && placedValue(placed)! < placedValue(meld.cards[0]!)!;
  return {
    kind: meld.kind,
    cards: atStart ? [placed, ...meld.cards] : [...meld.cards, placed],
  };
}

/** Where in a meld lies the joker that stands for what a number card is (HOUSE-jokerSwap). */
export function jokerFor(meld: Meld, card: Card): number | undefined {
  const wanted = placeCard(card);
  const index = meld.cards.findIndex((placed) => {
    if (!isJoker(cardOf(placed))) return false;
    return meld.kind === 'colour'
      ? placedColour(placed) === placedColour(wanted)
      : placedValue(placed) === placedValue(wanted);
  });
  return index === -1 ? undefined : index;
}
