/**
 * Cards as small integers. A hand, a pile and the stock are arrays of them: quick to copy, to compare
 * and to index tables with. Text (`R7`, `J=9`) exists at the edges only, see `parseCard`/`makeCard`.
 */

declare const cardBrand: unique symbol;
declare const placedBrand: unique symbol;

/** A card of the deck, or `UNKNOWN` in what a viewer may not see. */
export type Card = number & { readonly [cardBrand]: true };

/** A card on the table: a card, and for a joker what it stands for (JOKER-2). */
export type Placed = number & { readonly [placedBrand]: true };

export type Colour = 0 | 1 | 2 | 3 | 4 | 5;

export const COLOURS: readonly Colour[] = [0, 1, 2, 3, 4, 5];
export const COLOUR_LETTERS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;

/** The highest value of any edition; an edition's own highest value is `setup.top`. */
export const MAX_VALUE = 18;

export const UNKNOWN = 0 as Card;
export const JOKER = 109 as Card;
export const JOKER_LOW = 110 as Card;
export const JOKER_MIDDLE = 111 as Card;
export const JOKER_HIGH = 112 as Card;
export const PASS = 113 as Card;
export const TAKE = 114 as Card;
export const SWAP = 115 as Card;
export const HOLD = 116 as Card;

/** The cards that never count in a combination. */
export const SPECIALS = { pass: PASS, take: TAKE, swap: SWAP, hold: HOLD } as const;
export type SpecialName = keyof typeof SPECIALS;

/** Those that Master adds. */
export type MasterSpecial = Exclude<SpecialName, 'pass'>;
export const MASTER_SPECIALS: readonly Card[] = [TAKE, SWAP, HOLD];

/** One more than the highest card code: the length of a table indexed by card. */
export const CARD_CODES = 117;

export const JOKERS: readonly Card[] = [JOKER, JOKER_LOW, JOKER_MIDDLE, JOKER_HIGH];

const JOKER_RANGES: readonly (readonly [low: number, high: number])[] = [
  [1, MAX_VALUE],
  [1, 5],
  [6, 10],
  [11, 15],
];

export function numberCard(colour: Colour, value: number): Card {
  return (colour * MAX_VALUE + value) as Card;
}

export function isNumber(card: Card): boolean {
  return card >= 1 && card < JOKER;
}

export function isJoker(card: Card): boolean {
  return card >= JOKER && card <= JOKER_HIGH;
}

export function isSpecial(card: Card): boolean {
  return card >= PASS;
}

export function specialName(card: Card): SpecialName | undefined {
  const names = Object.keys(SPECIALS) as readonly SpecialName[];
  return names.find((name) => SPECIALS[name] === card);
}

const VALUE_OF = new Uint8Array(CARD_CODES);
const COLOUR_OF = new Uint8Array(CARD_CODES);
for (let card = 1; card < JOKER; card++) {
  VALUE_OF[card] = ((card - 1) % MAX_VALUE) + 1;
  COLOUR_OF[card] = Math.floor((card - 1) / MAX_VALUE);
}

/** The value of a number card. */
export function cardValue(card: Card): number {
  return VALUE_OF[card]!;
}

/** The colour of a number card. */
export function cardColour(card: Card): Colour {
  return COLOUR_OF[card] as Colour;
}

/** Whether a joker may stand for a value (MASTER-1: ranged jokers). */
export function jokerCovers(joker: Card, value: number): boolean {
  const range = JOKER_RANGES[joker - JOKER]!;
  return value >= range[0] && value <= range[1];
}

// A placed card packs the card in the low seven bits and a joker's meaning above them:
// 0 = none, 1 … 18 = a value, 19 … 24 = a colour, 25 = a value no edition has.
const MEANING_SHIFT = 7;
const CARD_MASK = (1 << MEANING_SHIFT) - 1;
const FIRST_COLOUR_MEANING = MAX_VALUE + 1;
const BEYOND_MEANING = FIRST_COLOUR_MEANING + COLOURS.length;

export type Meaning =
  | { readonly t: 'none' }
  | { readonly t: 'value'; readonly value: number }
  | { readonly t: 'colour'; readonly colour: Colour }
  | { readonly t: 'beyond' };

/** A number card on the table, or a joker whose meaning is still to be found. */
export function placeCard(card: Card): Placed {
  return card as number as Placed;
}

export function placeAsValue(joker: Card, value: number): Placed {
  return (joker | (value << MEANING_SHIFT)) as Placed;
}

export function placeAsColour(joker: Card, colour: Colour): Placed {
  return (joker | ((FIRST_COLOUR_MEANING + colour) << MEANING_SHIFT)) as Placed;
}

/** A joker said to stand for a value beyond every edition's: readable, never legal (JOKER-3). */
export function placeBeyond(joker: Card): Placed {
  return (joker | (BEYOND_MEANING << MEANING_SHIFT)) as Placed;
}

export function cardOf(placed: Placed): Card {
  return (placed & CARD_MASK) as Card;
}

export function meaningOf(placed: Placed): Meaning {
  const meaning = placed >> MEANING_SHIFT;
  if (meaning === 0) return { t: 'none' };
  if (meaning < FIRST_COLOUR_MEANING) return { t: 'value', value: meaning };
  if (meaning < BEYOND_MEANING) {
    return { t: 'colour', colour: (meaning - FIRST_COLOUR_MEANING) as Colour };
  }
  return { t: 'beyond' };
}

/** Whether a joker on the table has been given a meaning. */
export function hasMeaning(placed: Placed): boolean {
  return placed >> MEANING_SHIFT !== 0;
}

/** What a placed card counts as in a run or a set; undefined where it has no value. */
export function placedValue(placed: Placed): number | undefined {
  const card = cardOf(placed);
  if (isNumber(card)) return VALUE_OF[card]!;
  const meaning = placed >> MEANING_SHIFT;
  return meaning >= 1 && meaning < FIRST_COLOUR_MEANING ? meaning : undefined;
}

/** What a placed card counts as in a colour; undefined where it has no colour. */
export function placedColour(placed: Placed): Colour | undefined {
  const card = cardOf(placed);
  if (isNumber(card)) return COLOUR_OF[card] as Colour;
  const meaning = placed >> MEANING_SHIFT;
  if (meaning < FIRST_COLOUR_MEANING || meaning >= BEYOND_MEANING) return undefined;
  return (meaning - FIRST_COLOUR_MEANING) as Colour;
}

const CARD_TEXTS: readonly string[] = [
  '?',
  ...COLOUR_LETTERS.flatMap((letter) =>
    Array.from({ length: MAX_VALUE }, (_, index) => `${letter}${index + 1}`),
  ),
  'J',
  'J1-5',
  'J6-10',
  'J11-15',
  'X',
  'T',
  'W',
  'K',
];

const CARDS_BY_TEXT: ReadonlyMap<string, Card> = new Map(
  CARD_TEXTS.map((text, code) => [text, code as Card]),
);

export function makeCard(card: Card): string {
  return CARD_TEXTS[card]!;
}

/** A card by its text, letter case and surrounding spaces ignored; undefined where there is none. */
export function parseCard(text: string): Card | undefined {
  return CARDS_BY_TEXT.get(text.trim().toUpperCase());
}

export function makePlaced(placed: Placed): string {
  const text = makeCard(cardOf(placed));
  const meaning = meaningOf(placed);
  switch (meaning.t) {
    case 'none':
      return text;
    case 'value':
      return `${text}=${meaning.value}`;
    case 'colour':
      return `${text}=${COLOUR_LETTERS[meaning.colour]}`;
    case 'beyond':
      return `${text}=0`;
  }
}

/** A card on the table by its text: `R7`, `J=9`, `J=R`, `J1-5=3`, and `J` with its meaning open. */
export function parsePlaced(text: string): Placed | undefined {
  const [cardText = '', meaningText, ...rest] = text.split('=');
  const card = parseCard(cardText);
  if (card === undefined || card === UNKNOWN || rest.length > 0) return undefined;
  if (meaningText === undefined) return placeCard(card);
  if (!isJoker(card)) return undefined;
  const meaning = meaningText.trim().toUpperCase();
  const colour = COLOURS.find((candidate) => COLOUR_LETTERS[candidate] === meaning);
  if (colour !== undefined) return placeAsColour(card, colour);
  if (!/^(0|[1-9]\d{0,2})$/.test(meaning)) return undefined;
  const value = Number(meaning);
  return value >= 1 && value <= MAX_VALUE ? placeAsValue(card, value) : placeBeyond(card);
}
