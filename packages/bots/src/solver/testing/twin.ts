/**
 * The solver's dull twin: every start of every run, every value of every set, every colour, each time
 * with the cards of the hand matched one by one to the places. Slow, and easy to believe.
 */
import {
  CARD_CODES,
  COLOURS,
  JOKERS,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  jokerCovers,
  numberCard,
  type Card,
  type Colour,
  type LayingRules,
  type Level,
  type LevelPart,
} from '@palier/rules';

/** A place to fill, in a run or a set by a value, in a colour by a colour. */
type Place = {
  readonly value?: number;
  readonly colour?: Colour;
  /** HOUSE-jokerNeedsNatural: the place of the combination that is kept for a number card. */
  readonly noJoker: boolean;
};

function fits(card: Card, { value, colour, noJoker }: Place): boolean {
  if (isNumber(card))
    return value === undefined ? cardColour(card) === colour : cardValue(card) === value;
  if (!isJoker(card) || noJoker) return false;
  return value === undefined || jokerCovers(card, value);
}

export type TwinAnswer = {
  readonly distance: number;
  /** The kinds of card that lower it, by card code. */
  readonly outs: readonly Card[];
};

/** Every kind of card that a combination can hold, of any edition with this highest value. */
export function kindsUpTo(top: number): readonly Card[] {
  return [
    ...COLOURS.flatMap((colour) =>
      Array.from({ length: top }, (_, index) => numberCard(colour, index + 1)),
    ),
    ...JOKERS,
  ];
}

export function slowAnswer(hand: readonly Card[], level: Level, rules: LayingRules): TwinAnswer {
  const places = waysToPlace(level, rules);
  const kinds = kindsUpTo(rules.top);
  let most = -1;
  let outs = new Uint8Array(CARD_CODES);
  for (const way of places) {
    const matching = new Matching(way);
    for (const card of hand) matching.tryToPlace(card);
    if (matching.size > most) {
      most = matching.size;
      outs = new Uint8Array(CARD_CODES);
    }
    if (matching.size < most) continue;
    // One card more can be matched exactly where a further try succeeds.
    for (const kind of kinds) if (outs[kind] === 0 && matching.couldPlace(kind)) outs[kind] = 1;
  }
  const size = level.reduce((sum, part) => sum + part.size, 0);
  return {
    distance: size - most,
    outs: most === size ? [] : kinds.filter((kind) => outs[kind] === 1),
  };
}

const known = new WeakMap<Level, Map<string, readonly (readonly Place[])[]>>();

function waysToPlace(level: Level, rules: LayingRules): readonly (readonly Place[])[] {
  const key = JSON.stringify([rules.top, rules.rules.pairsDistinct, rules.rules.jokerNeedsNatural]);
  const before = known.get(level) ?? new Map<string, readonly (readonly Place[])[]>();
  known.set(level, before);
  const ways = before.get(key) ?? [...waysFrom(level, rules, [])];
  before.set(key, ways);
  return ways;
}

/** How many choices the twin looks at: what it costs. */
export function twinCost(level: Level, rules: LayingRules): number {
  let cost = 1;
  for (const part of level) cost *= waysOfPart(part, rules).length;
  return cost;
}

function* waysFrom(
  level: Level,
  rules: LayingRules,
  chosen: readonly Chosen[],
): Generator<readonly Place[]> {
  const index = chosen.length;
  if (index === level.length) {
    yield chosen.flatMap(({ way }) => way);
    return;
  }
  // Equal parts that follow each other are not told apart: the later one never begins earlier.
  const isTwin = index > 0 && sameKind(level, index - 1, index);
  const first = isTwin ? chosen[index - 1]!.number : 0;
  for (const [number, way] of waysOfPart(level[index]!, rules).entries()) {
    const all = [...chosen, { number, way }];
    if (number >= first && !repeatsValue(level, rules, all)) yield* waysFrom(level, rules, all);
  }
}

type Chosen = { readonly number: number; readonly way: readonly Place[] };

function sameKind(level: Level, one: number, other: number): boolean {
  return level[one]!.kind === level[other]!.kind && level[one]!.size === level[other]!.size;
}

function repeatsValue(level: Level, { rules }: LayingRules, chosen: readonly Chosen[]): boolean {
  if (rules.pairsDistinct === 'no') return false;
  const sets = chosen.filter((_, i) => level[i]!.kind === 'set');
  const values = sets.map(({ way }) => way[0]!.value);
  return new Set(values).size < values.length;
}

function waysOfPart(
  { kind, size }: LevelPart,
  { top, rules }: LayingRules,
): readonly (readonly Place[])[] {
  const places = Array.from({ length: size }, (_, place) => place);
  const kept = rules.jokerNeedsNatural === 'yes';
  switch (kind) {
    case 'colour':
      return COLOURS.map((colour) =>
        places.map((place) => ({ colour, noJoker: kept && place === 0 })),
      );
    case 'set':
      return Array.from({ length: top }, (_, i) =>
        places.map((place) => ({ value: i + 1, noJoker: kept && place === 0 })),
      );
    case 'run':
      // Any one place of a run may be the one that a number card has.
      return Array.from({ length: top - size + 1 }, (_, i) =>
        (kept ? places : [-1]).map((free) =>
          places.map((place) => ({ value: i + 1 + place, noJoker: place === free })),
        ),
      ).flat();
  }
}

/** Cards in places, a largest such matching: a newcomer may move the others. */
class Matching {
  size = 0;
  readonly #places: readonly Place[];
  readonly #cards: (Card | undefined)[];
  /** The places that the card being placed has already asked, a bit each. */
  #asked = 0;

  constructor(places: readonly Place[]) {
    this.#places = places;
    this.#cards = places.map(() => undefined);
  }

  tryToPlace(card: Card): void {
    this.#asked = 0;
    if (this.#push(card, true)) this.size++;
  }

  couldPlace(card: Card): boolean {
    this.#asked = 0;
    return this.#push(card, false);
  }

  #push(card: Card, forGood: boolean): boolean {
    for (let place = 0; place < this.#places.length; place++) {
      if ((this.#asked & (1 << place)) !== 0 || !fits(card, this.#places[place]!)) continue;
      this.#asked |= 1 << place;
      const other = this.#cards[place];
      if (other === undefined || this.#push(other, forGood)) {
        if (forGood) this.#cards[place] = card;
        return true;
      }
    }
    return false;
  }
}
