/**
 * The one search for layings: every distinct way to lay a level from some cards, lazily. Two ways are
 * distinct when they differ as unordered combinations with their jokers' meanings (LAY-1 … LAY-6,
 * JOKER-1 … JOKER-4). In each place number cards are tried before jokers; which way is best is for
 * the bots to say.
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
import type { RuleChoices } from './house-rules.ts';
import type { Level } from './ladders.ts';
import type { Meld } from './state.ts';
import { mayLay, suffices } from './tally.ts';

export type LayingRules = {
  readonly top: number;
  readonly rules: Pick<RuleChoices, 'pairsDistinct' | 'jokerNeedsNatural'>;
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
