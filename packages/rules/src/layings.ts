/**
 * The one search for layings: every distinct way to lay a level from some cards, lazily. Two ways are
 * distinct when they differ as unordered combinations with their jokers' meanings (LAY-1 … LAY-6,
 * JOKER-1 … JOKER-4). Number cards are tried before jokers, so the first ways found spare jokers.
 */
import {
  CARD_CODES,
  COLOURS,
  JOKERS,
  MAX_VALUE,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  jokerCovers,
  numberCard,
  placeAsColour,
  placeAsValue,
  placeCard,
  placedColour,
  placedValue,
  type Card,
  type Colour,
  type Placed,
} from './cards.ts';
import type { Choices } from './house-rules.ts';
import type { Level, Part } from './ladders.ts';
import type { Meld } from './state.ts';

export type LayingRules = {
  readonly top: number;
  readonly rules: Pick<Choices, 'pairsDistinct' | 'jokerNeedsNatural'>;
};

/** One combination for each part of the level, in the level's order. */
export type Laying = readonly Meld[];

type Search = {
  readonly level: Level;
  readonly top: number;
  readonly rules: LayingRules['rules'];
  /** How many of each card are not yet used. */
  readonly unused: Uint8Array;
  /** How many number cards of each value, and of each colour, are not yet used. */
  readonly values: Uint8Array;
  readonly colours: Uint8Array;
  jokers: number;
  readonly chosen: Meld[];
};

export function* layings(
  cards: readonly Card[],
  level: Level,
  context: LayingRules,
): Generator<Laying, undefined> {
  if (!mayLay(cards, level, context.top)) return;
  const search: Search = {
    level,
    top: context.top,
    rules: context.rules,
    unused: new Uint8Array(CARD_CODES),
    values: new Uint8Array(MAX_VALUE + 1),
    colours: new Uint8Array(COLOURS.length),
    jokers: 0,
    chosen: [],
  };
  for (const card of cards) give(search, card);
  yield* fillFrom(search, 0);
}

/** Some way to lay the level, or undefined where there is none. */
export function firstLaying(
  cards: readonly Card[],
  level: Level,
  context: LayingRules,
): Laying | undefined {
  return mayLay(cards, level, context.top)
    ? layings(cards, level, context).next().value
    : undefined;
}

/** Cards as far as runs, sets and colours tell them apart; jokers of every range alike. */
type Tally = { readonly values: Uint8Array; readonly colours: Uint8Array; jokers: number };

const scratch: Tally = {
  values: new Uint8Array(MAX_VALUE + 1),
  colours: new Uint8Array(COLOURS.length),
  jokers: 0,
};

/** A necessary condition, quick and seldom wrong: most hands that cannot lay fail here. */
export function mayLay(cards: readonly Card[], level: Level, top: number): boolean {
  const { values, colours } = scratch;
  values.fill(0);
  colours.fill(0);
  scratch.jokers = 0;
  for (const card of cards) {
    if (isNumber(card)) {
      const value = cardValue(card);
      const colour = cardColour(card);
      values[value] = values[value]! + 1;
      colours[colour] = colours[colour]! + 1;
    } else if (isJoker(card)) scratch.jokers++;
  }
  return suffices(scratch, level, { from: 0, top });
}

type Rest = { readonly from: number; readonly top: number };

/**
 * Whether a tally can fill the parts of a level from one on: colours each for itself, runs and sets
 * together. There a number card in the place of a joker is never worse, so each takes all it can.
 */
function suffices(tally: Tally, level: Level, { from, top }: Rest): boolean {
  let jokers = tally.jokers;
  for (let i = from; i < level.length; i++) {
    const part = level[i]!;
    if (part.kind === 'colour') jokers -= lacking(part, tally, top);
    // Each part for itself first: the common refusal, without any search.
    else if (lacking(part, tally, top) > jokers) return false;
    if (jokers < 0) return false;
  }
  return fits(level, from, { values: tally.values, jokers, top, least: 1 });
}

function lacking({ kind, size }: Part, { values, colours }: Tally, top: number): number {
  let most = 0;
  switch (kind) {
    case 'set':
      for (let value = 1; value <= top; value++) if (values[value]! > most) most = values[value]!;
      break;
    case 'colour':
      for (const count of colours) if (count > most) most = count;
      break;
    case 'run': {
      let present = 0;
      for (let value = 1; value <= top; value++) {
        if (values[value]! > 0) present++;
        if (value > size && values[value - size]! > 0) present--;
        if (present > most) most = present;
      }
    }
  }
  return most >= size ? 0 : size - most;
}

/** `least`: equal parts are filled in ascending order, so each choice is tried once. */
type Fitting = {
  readonly values: Uint8Array;
  readonly jokers: number;
  readonly top: number;
  readonly least: number;
};

function fits(level: Level, index: number, fitting: Fitting): boolean {
  const part = level[index];
  if (part === undefined) return true;
  if (part.kind === 'colour') return fits(level, index + 1, { ...fitting, least: 1 });
  return part.kind === 'set' ? fitsSet(level, index, fitting) : fitsRun(level, index, fitting);
}

function isTwinOfNext(level: Level, index: number): boolean {
  const next = level[index + 1];
  return next !== undefined && next.kind === level[index]!.kind && next.size === level[index]!.size;
}

function fitsSet(level: Level, index: number, fitting: Fitting): boolean {
  const { values, jokers, top, least } = fitting;
  const { size } = level[index]!;
  const isTwin = isTwinOfNext(level, index);
  let triedBare = false;
  for (let value = least; value <= top; value++) {
    const used = Math.min(values[value]!, size);
    if (size - used > jokers || (used === 0 && triedBare)) continue;
    // Where no number card is used one value is as good as another.
    if (used === 0) triedBare = true;
    values[value] = values[value]! - used;
    const next = { values, jokers: jokers - (size - used), top, least: isTwin ? value : 1 };
    const isFit = fits(level, index + 1, next);
    values[value] = values[value]! + used;
    if (isFit) return true;
  }
  return false;
}

function fitsRun(level: Level, index: number, fitting: Fitting): boolean {
  const { values, jokers, top, least } = fitting;
  const { size } = level[index]!;
  const isTwin = isTwinOfNext(level, index);
  for (let start = least; start + size - 1 <= top; start++) {
    let used = 0;
    for (let value = start; value < start + size; value++) {
      if (values[value]! > 0) used |= 1 << (value - start);
    }
    const missing = size - bitCount(used);
    if (missing > jokers) continue;
    shift(values, { start, mask: used, by: -1 });
    const next = { values, jokers: jokers - missing, top, least: isTwin ? start : 1 };
    const isFit = fits(level, index + 1, next);
    shift(values, { start, mask: used, by: 1 });
    if (isFit) return true;
  }
  return false;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type Shift = { readonly start: number; readonly mask: number; readonly by: 1 | -1 };

function shift(values: Uint8Array, { start, mask, by }: Shift): void {
  for (let rest = mask, value = start; rest !== 0; rest >>= 1, value++) {
    if ((rest & 1) === 1) values[value] = values[value]! + by;
  }
}

function give(search: Search, card: Card): void {
  count(search, card, 1);
}

function use(search: Search, card: Card): void {
  count(search, card, -1);
}

function count(search: Search, card: Card, change: 1 | -1): void {
  search.unused[card] = search.unused[card]! + change;
  if (isJoker(card)) search.jokers += change;
  else if (isNumber(card)) {
    const value = cardValue(card);
    const colour = cardColour(card);
    search.values[value] = search.values[value]! + change;
    search.colours[colour] = search.colours[colour]! + change;
  }
}

function* fillFrom(search: Search, index: number): Generator<Laying, undefined> {
  const part = search.level[index];
  if (part === undefined) {
    yield search.chosen.slice();
    return;
  }
  const twin = twinBefore(search, index);
  switch (part.kind) {
    case 'run':
      yield* fillRun(search, index, twin);
      return;
    case 'set':
      yield* fillSet(search, index, twin);
      return;
    case 'colour':
      yield* fillColour(search, index, twin);
  }
}

/** The last combination chosen for an equal part: this one may not come before it. */
function twinBefore(search: Search, index: number): Meld | undefined {
  const { kind, size } = search.level[index]!;
  for (let i = index - 1; i >= 0; i--) {
    const other = search.level[i]!;
    if (other.kind === kind && other.size === size) return search.chosen[i];
  }
  return undefined;
}

function* fillRun(search: Search, index: number, twin?: Meld): Generator<Laying, undefined> {
  const { size } = search.level[index]!;
  const first = twin === undefined ? 1 : placedValue(twin.cards[0]!)!;
  for (let start = first; start + size - 1 <= search.top; start++) {
    let missing = 0;
    for (let value = start; value < start + size; value++) {
      if (search.values[value] === 0) missing++;
    }
    if (missing > search.jokers) continue;
    yield* extendRun(search, { index, start, cards: [], twin: start === first ? twin : undefined });
  }
}

type Growing = {
  readonly index: number;
  readonly cards: Placed[];
  /** Only where both begin alike (same start, value or colour), so that cards decide the order. */
  readonly twin: Meld | undefined;
};

function* extendRun(
  search: Search,
  run: Growing & { readonly start: number },
): Generator<Laying, undefined> {
  const { size } = search.level[run.index]!;
  if (run.cards.length === size) {
    yield* place(search, run);
    return;
  }
  const value = run.start + run.cards.length;
  for (const colour of COLOURS) {
    const card = numberCard(colour, value);
    if (search.unused[card]! === 0) continue;
    use(search, card);
    run.cards.push(placeCard(card));
    yield* extendRun(search, run);
    run.cards.pop();
    give(search, card);
  }
  for (const joker of JOKERS) {
    if (search.unused[joker]! === 0 || !jokerCovers(joker, value)) continue;
    use(search, joker);
    run.cards.push(placeAsValue(joker, value));
    yield* extendRun(search, run);
    run.cards.pop();
    give(search, joker);
  }
}

function* fillSet(search: Search, index: number, twin?: Meld): Generator<Laying, undefined> {
  const { size } = search.level[index]!;
  const first = twin === undefined ? 1 : placedValue(twin.cards[0]!)!;
  for (let value = first; value <= search.top; value++) {
    if (search.values[value]! + search.jokers < size) continue;
    const choices: Placed[] = [];
    for (const colour of COLOURS) choices.push(placeCard(numberCard(colour, value)));
    for (const joker of JOKERS) {
      if (jokerCovers(joker, value)) choices.push(placeAsValue(joker, value));
    }
    const floor = value === first ? twin : undefined;
    yield* choose(search, { index, choices, from: 0, cards: [], twin: floor });
  }
}

function* fillColour(search: Search, index: number, twin?: Meld): Generator<Laying, undefined> {
  const { size } = search.level[index]!;
  const first: Colour = twin === undefined ? 0 : placedColour(twin.cards[0]!)!;
  for (const colour of COLOURS) {
    if (colour < first || search.colours[colour]! + search.jokers < size) continue;
    const choices: Placed[] = [];
    for (let value = 1; value <= search.top; value++) {
      choices.push(placeCard(numberCard(colour, value)));
    }
    for (const joker of JOKERS) choices.push(placeAsColour(joker, colour));
    const floor = colour === first ? twin : undefined;
    yield* choose(search, { index, choices, from: 0, cards: [], twin: floor });
  }
}

/** Every multiset of the part's size among the choices still unused. */
function* choose(
  search: Search,
  set: Growing & { readonly choices: readonly Placed[]; readonly from: number },
): Generator<Laying, undefined> {
  const { choices, cards, index } = set;
  const needed = search.level[index]!.size - cards.length;
  if (needed === 0) {
    yield* place(search, set);
    return;
  }
  let available = 0;
  for (let i = set.from; i < choices.length; i++) {
    available += search.unused[cardOf(choices[i]!)]!;
  }
  for (let i = set.from; i < choices.length && available >= needed; i++) {
    const choice = choices[i]!;
    const card = cardOf(choice);
    const copies = search.unused[card]!;
    if (copies === 0) continue;
    use(search, card);
    cards.push(choice);
    yield* choose(search, { ...set, from: i });
    cards.pop();
    give(search, card);
    available -= copies;
  }
}

function* place(search: Search, { index, cards, twin }: Growing): Generator<Laying, undefined> {
  const { kind } = search.level[index]!;
  if (twin !== undefined && comesBefore(cards, twin.cards)) return;
  const meld: Meld = { kind, cards: cards.slice() };
  if (search.rules.jokerNeedsNatural === 'yes' && !hasNatural(meld)) return;
  if (search.rules.pairsDistinct === 'yes' && repeatedSetValue([...search.chosen, meld])) return;
  if (!suffices(search, search.level, { from: index + 1, top: search.top })) return;
  search.chosen.push(meld);
  yield* fillFrom(search, index + 1);
  search.chosen.pop();
}

function comesBefore(a: readonly Placed[], b: readonly Placed[]): boolean {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i]! < b[i]!;
  }
  return false;
}

export function hasNatural(meld: Meld): boolean {
  return meld.cards.some((placed) => isNumber(cardOf(placed)));
}

/** The value that two sets of one laying share, if any (HOUSE-pairsDistinct). */
export function repeatedSetValue(melds: readonly Meld[]): number | undefined {
  const values = melds
    .filter((meld) => meld.kind === 'set')
    .map((meld) => placedValue(meld.cards[0]!)!);
  return values.find((value, i) => values.indexOf(value) !== i);
}
