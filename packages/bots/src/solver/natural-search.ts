/**
 * HOUSE-jokerNeedsNatural where counting does not settle it: hands with two jokers or more, some of
 * them ranged, or sets that must differ. One place of each combination is kept from jokers, and for
 * each choice the cards are matched to the places one by one. Slow beside the other searches, and
 * asked seldom.
 */
import {
  CARD_CODES,
  COLOURS,
  JOKER,
  cardColour,
  cardValue,
  isNumber,
  jokerCovers,
  type Card,
} from '@palier/rules';
import type { LevelPlan } from './level-plan.ts';
import { jokersIn, type HandTally } from './tally.ts';

/** A place of a run or a set has a value; one of a colour that colour, above every value. */
const COLOUR_PLACE = 32;
/** Added to the place that is kept from jokers. */
const KEPT = 64;

const places = new Int32Array(16);
const cards: Card[] = [];
/** By place: the index of the card in it, or -1. */
const holders = new Int32Array(16);
/** By card: the places that take it, a bit each. */
const takers = new Int32Array(32);

let plan: LevelPlan;
let tally: HandTally;
let least = 0;
let enough = 0;
let jokers = 0;

/** The distance, known to lie between two numbers: above `low` only as far as it must. */
export function leastWithNaturals(
  hand: HandTally,
  level: LevelPlan,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  plan = level;
  tally = hand;
  least = high;
  enough = low;
  jokers = jokersIn(hand);
  cards.length = 0;
  for (let card = 1; card < CARD_CODES; card++) {
    if (!isNumber(card as Card) && (card < JOKER || card > JOKER + 3)) continue;
    for (let copy = hand.cards[card]!; copy > 0; copy--) cards.push(card as Card);
  }
  if (least > enough) placePart(0, 0, 1);
  return least;
}

/** `filled`: the places of the parts before; `first`: where an equal part begins. */
function placePart(part: number, filled: number, first: number): void {
  const found = plan.level[part];
  if (found === undefined) {
    least = Math.min(least, filled - matched(filled));
    return;
  }
  switch (found.kind) {
    case 'run':
      for (let start = first; start + found.size - 1 <= plan.top; start++) {
        for (let kept = 0; kept < found.size; kept++) {
          for (let i = 0; i < found.size; i++) {
            places[filled + i] = start + i + (i === kept ? KEPT : 0);
          }
          goOn(part, filled + found.size, start);
        }
      }
      return;
    case 'set':
      for (let value = first; value <= plan.top; value++) {
        if (plan.distinct && isTaken(part, value)) continue;
        fillAlike(filled, found.size, value);
        goOn(part, filled + found.size, value);
      }
      return;
    case 'colour':
      for (let colour = first - 1; colour < COLOURS.length; colour++) {
        fillAlike(filled, found.size, COLOUR_PLACE + colour);
        goOn(part, filled + found.size, colour + 1);
      }
  }
}

function fillAlike(from: number, size: number, place: number): void {
  for (let i = 0; i < size; i++) places[from + i] = place + (i === 0 ? KEPT : 0);
}

function goOn(part: number, filled: number, first: number): void {
  if (least <= enough || emptyAtLeast(filled) - jokers >= least) return;
  const { kind, size } = plan.level[part]!;
  const next = plan.level[part + 1];
  placePart(part + 1, filled, next?.kind === kind && next.size === size ? first : 1);
}

/** Whether a set of an earlier part has the value (HOUSE-pairsDistinct). */
function isTaken(part: number, value: number): boolean {
  let from = 0;
  for (let i = 0; i < part; i++) {
    const { kind, size } = plan.level[i]!;
    if (kind === 'set' && places[from] === value + KEPT) return true;
    from += size;
  }
  return false;
}

const demand = new Int32Array(KEPT);

/** Places without a number card, values and colours each for themselves. */
function emptyAtLeast(filled: number): number {
  demand.fill(0);
  let empty = 0;
  for (let i = 0; i < filled; i++) {
    const place = places[i]! % KEPT;
    const wanted = demand[place]! + 1;
    demand[place] = wanted;
    const held = place < COLOUR_PLACE ? tally.values[place]! : tally.colours[place - COLOUR_PLACE]!;
    if (wanted > held) empty++;
  }
  return empty;
}

/** The most cards that find a place together. */
function matched(filled: number): number {
  let size = 0;
  for (let i = 0; i < filled; i++) holders[i] = -1;
  for (const [index, card] of cards.entries()) {
    let mask = 0;
    for (let i = 0; i < filled; i++) if (takes(places[i]!, card)) mask |= 1 << i;
    takers[index] = mask;
    visited = 0;
    if (push(index)) size++;
  }
  return size;
}

function takes(place: number, card: Card): boolean {
  const what = place % KEPT;
  if (isNumber(card)) {
    return what < COLOUR_PLACE
      ? cardValue(card) === what
      : cardColour(card) === what - COLOUR_PLACE;
  }
  if (place >= KEPT) return false;
  return what >= COLOUR_PLACE || jokerCovers(card, what);
}

let visited = 0;

function push(index: number): boolean {
  for (;;) {
    const free = takers[index]! & ~visited;
    if (free === 0) return false;
    const place = 31 - Math.clz32(free);
    visited |= 1 << place;
    if (holders[place] === -1 || push(holders[place]!)) {
      holders[place] = index;
      return true;
    }
  }
}
