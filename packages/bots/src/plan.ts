/**
 * How far a hand is from a level and which of its cards serve it, by a greedy look: each part in turn
 * takes the value, window or colour of which most cards are there. Not exact, and quick.
 */
import {
  CARD_CODES,
  COLOURS,
  MAX_VALUE,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  numberCard,
  type Card,
  type Colour,
  type Level,
  type Part,
} from '@palier/rules';

/** Where the cards of a hand go: reused by every call, filled anew by each. */
const unused = new Uint8Array(CARD_CODES);
const used = new Uint8Array(CARD_CODES);
const values = new Uint8Array(MAX_VALUE + 1);
const colours = new Uint8Array(COLOURS.length);
let jokers = 0;

/** How many cards the level still lacks, jokers counted as whatever is needed. */
export function missingFor(hand: readonly Card[], level: Level, top: number): number {
  const forward = fill(hand, level, top);
  if (forward === 0 || isUniform(level)) return forward;
  return Math.min(forward, fill(hand, level.toReversed(), top));
}

/** For each card of the hand whether it serves the level; jokers always do. */
export function servingCards(hand: readonly Card[], level: Level, top: number): readonly boolean[] {
  const forward = fill(hand, level, top);
  if (forward > 0 && !isUniform(level) && fill(hand, level.toReversed(), top) >= forward) {
    fill(hand, level, top);
  }
  return hand.map((card) => {
    if (isJoker(card)) return true;
    if (used[card] === 0) return false;
    used[card] = used[card]! - 1;
    return true;
  });
}

/** The parts of such a level compete alike: their order makes no difference. */
function isUniform(level: Level): boolean {
  const first = level[0]!;
  return level.every(({ kind, size }) => kind === first.kind && size === first.size);
}

function fill(hand: readonly Card[], level: Level, top: number): number {
  spread(hand);
  let missing = -jokers;
  for (const part of level) missing += part.size - fillPart(part, top);
  return Math.max(0, missing);
}

function spread(hand: readonly Card[]): void {
  unused.fill(0);
  used.fill(0);
  values.fill(0);
  colours.fill(0);
  jokers = 0;
  for (const card of hand) {
    if (isJoker(card)) jokers++;
    else if (isNumber(card)) count(card, 1);
  }
}

function count(card: Card, change: 1 | -1): void {
  const value = cardValue(card);
  const colour = cardColour(card);
  unused[card] = unused[card]! + change;
  values[value] = values[value]! + change;
  colours[colour] = colours[colour]! + change;
}

function use(card: Card): void {
  count(card, -1);
  used[card] = used[card]! + 1;
}

/** Uses the cards of a part that are there; how many they are. */
function fillPart({ kind, size }: Part, top: number): number {
  switch (kind) {
    case 'set':
      return fillSet(size, top);
    case 'run':
      return fillRun(size, top);
    case 'colour':
      return fillColour(size, top);
  }
}

function fillSet(size: number, top: number): number {
  let best = 1;
  for (let value = 2; value <= top; value++) {
    if (values[value]! > values[best]!) best = value;
  }
  let filled = 0;
  for (let i = 0; i < COLOURS.length && filled < size; i++) {
    filled += useCopies(numberCard(i as Colour, best), size - filled);
  }
  return filled;
}

function fillColour(size: number, top: number): number {
  let best: Colour = 0;
  for (const colour of COLOURS) if (colours[colour]! > colours[best]!) best = colour;
  let filled = 0;
  for (let value = 1; value <= top && filled < size; value++) {
    filled += useCopies(numberCard(best, value), size - filled);
  }
  return filled;
}

function useCopies(card: Card, most: number): number {
  const copies = Math.min(most, unused[card]!);
  for (let i = 0; i < copies; i++) use(card);
  return copies;
}

function fillRun(size: number, top: number): number {
  let present = 0;
  let most = -1;
  let start = 1;
  for (let value = 1; value <= top; value++) {
    if (values[value]! > 0) present++;
    if (value > size && values[value - size]! > 0) present--;
    if (value >= size && present > most) {
      most = present;
      start = value - size + 1;
    }
  }
  for (let value = start; value < start + size && value <= top; value++) useOneOf(value);
  return Math.max(0, most);
}

/** One card of a value, of the colour that the hand has fewest of. */
function useOneOf(value: number): void {
  let best: Card | undefined;
  for (const colour of COLOURS) {
    const card = numberCard(colour, value);
    if (unused[card] === 0) continue;
    if (best === undefined || colours[colour]! < colours[cardColour(best)]!) best = card;
  }
  if (best !== undefined) use(best);
}
