/** What cards, levels and melds show, and how a language names them. */
import {
  assert,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  jokerCovers,
  MAX_VALUE,
  meaningOf,
  placedColour,
  placedValue,
  UNKNOWN,
  specialName,
  type Card,
  type Colour,
  type Kind,
  type Level,
  type Meld,
  type LevelPart,
  type Placed,
  type Seat,
  type SpecialName,
  type Table,
} from '@palier/rules';
import type { Naming } from './naming.ts';

export type CardFace =
  | { readonly t: 'number'; readonly colour: Colour; readonly value: number }
  | { readonly t: 'joker' }
  | { readonly t: 'ranged'; readonly low: number; readonly high: number }
  | { readonly t: 'special'; readonly name: SpecialName }
  | { readonly t: 'unknown' };

export function faceOf(card: Card): CardFace {
  if (card === UNKNOWN) return { t: 'unknown' };
  if (isNumber(card)) return { t: 'number', colour: cardColour(card), value: cardValue(card) };
  if (isJoker(card)) {
    const { low, high } = jokerRange(card);
    return high - low + 1 === MAX_VALUE ? { t: 'joker' } : { t: 'ranged', low, high };
  }
  const name = specialName(card);
  assert(name !== undefined, `no card has the code ${card}`);
  return { t: 'special', name };
}

/** The values a joker may stand for (MASTER-1). */
export function jokerRange(joker: Card): { readonly low: number; readonly high: number } {
  const values = Array.from({ length: MAX_VALUE }, (_, index) => index + 1).filter((value) =>
    jokerCovers(joker, value),
  );
  return { low: values[0]!, high: values.at(-1)! };
}

/** What a language calls cards and the parts of a level. */
type CardNames = {
  readonly and: (items: readonly string[]) => string;
  readonly colours: { readonly [C in Colour]: string };
  readonly number: (colour: Colour, value: number) => string;
  readonly joker: string;
  readonly specials: { readonly [Name in SpecialName]: string };
  readonly unknown: string;
  /** A joker on the table, after its name: what it stands for. */
  readonly asValue: (value: number) => string;
  readonly asColour: (colour: string) => string;
  /** A value that no card has. */
  readonly asBeyond: string;
  readonly part: { readonly [K in Kind]: (size: number) => string };
  /** Several equal parts; where a language has no word for them they are multiplied: "2 × …". */
  readonly parts: { readonly [K in Kind]?: (count: number, size: number) => string | undefined };
};

export type CardWords = {
  readonly colour: (colour: Colour) => string;
  /** A card's bare name: "red 7". */
  readonly card: (card: Card) => string;
  /** A card on the table: "red 7", "joker as 9". */
  readonly placed: (placed: Placed) => string;
  /** A list of cards, on the table or not. */
  readonly cards: (cards: readonly (Card | Placed)[]) => string;
  readonly part: (part: LevelPart) => string;
  /** "2 runs of 3", "run of 3 + 4 of one colour": a plus, since "and" would run the numbers together. */
  readonly level: (level: Level) => string;
};

export function makeCardWords(names: CardNames): CardWords {
  const card = (card: Card): string => {
    const face = faceOf(card);
    switch (face.t) {
      case 'number':
        return names.number(face.colour, face.value);
      case 'joker':
        return names.joker;
      case 'ranged':
        return `${names.joker} ${face.low}–${face.high}`;
      case 'special':
        return names.specials[face.name];
      case 'unknown':
        return names.unknown;
    }
  };
  const placed = (placed: Placed): string => {
    const name = card(cardOf(placed));
    const meaning = meaningOf(placed);
    switch (meaning.t) {
      case 'none':
        return name;
      case 'value':
        return `${name} ${names.asValue(meaning.value)}`;
      case 'colour':
        return `${name} ${names.asColour(names.colours[meaning.colour])}`;
      case 'beyond':
        return `${name} ${names.asBeyond}`;
    }
  };
  const part = ({ kind, size }: LevelPart): string => names.part[kind](size);
  const equalParts = (equal: readonly LevelPart[]): string => {
    const { kind, size } = equal[0]!;
    if (equal.length === 1) return part(equal[0]!);
    return names.parts[kind]?.(equal.length, size) ?? `${equal.length} × ${part(equal[0]!)}`;
  };
  return {
    colour: (colour) => names.colours[colour],
    card,
    placed,
    cards: (cards) => names.and(cards.map((card) => placed(card as Placed))),
    part,
    level: (level) => {
      const nameOf = ({ kind, size }: LevelPart): string => `${kind} ${size}`;
      return [...new Set(level.map(nameOf))]
        .map((name) => equalParts(level.filter((one) => nameOf(one) === name)))
        .join(' + ');
    },
  };
}

/** What a meld is by now and is made of: "pair (red 3 and joker as 3)". */
export function meldWithCards({ kind, cards }: Meld, words: CardWords): string {
  return `${words.part({ kind, size: cards.length })} (${words.cards(cards)})`;
}

/** What a meld is called by: a set by its value, a colour by its colour. */
export type MeldName = (
  | { readonly t: 'run' }
  | { readonly t: 'set'; readonly value: number }
  | { readonly t: 'colour'; readonly colour: Colour }
) & {
  /** Among several of its owner's that are called the same, in the order they lie, from 1 to 5. */
  readonly rank?: number;
};

/** Undefined where there is no such meld. */
export function meldName(
  table: Pick<Table, 'melds'>,
  owner: Seat,
  meld: number,
): MeldName | undefined {
  const melds = table.melds[owner - 1] ?? [];
  const called = melds[meld - 1];
  if (called === undefined) return undefined;
  const name = nameOfMeld(called);
  const alike = (among: readonly Meld[]): number =>
    among.filter((other) => isSameName(nameOfMeld(other), name)).length;
  return alike(melds) === 1 ? name : { ...name, rank: alike(melds.slice(0, meld)) };
}

/** The same for one that a sentence speaks of; undefined where what lies on the table is not told. */
export function spokenMeld(naming: Naming, owner: Seat, meld: number): MeldName | undefined {
  return naming.melds && meldName({ melds: naming.melds }, owner, meld);
}

export function nameOfMeld({ kind, cards }: Meld): MeldName {
  switch (kind) {
    case 'run':
      return { t: 'run' };
    case 'set': {
      const value = cards.map(placedValue).find((value) => value !== undefined);
      assert(value !== undefined, 'a set has a value');
      return { t: 'set', value };
    }
    case 'colour': {
      const colour = cards.map(placedColour).find((colour) => colour !== undefined);
      assert(colour !== undefined, 'a colour has a colour');
      return { t: 'colour', colour };
    }
  }
}

function isSameName(one: MeldName, other: MeldName): boolean {
  if (one.t === 'set') return other.t === 'set' && one.value === other.value;
  if (one.t === 'colour') return other.t === 'colour' && one.colour === other.colour;
  return other.t === 'run';
}
