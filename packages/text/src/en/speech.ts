/** How things are called in English sentences: numbers, lists, seats, cards, levels. */
import {
  cardOf,
  meaningOf,
  type Card,
  type Colour,
  type Level,
  type Meld,
  type Part,
  type Placed,
  type Seat,
} from '@palier/rules';
import { countedParts, faceOf, partOf, type Parts, type SpecialName } from '../cards.ts';
import type { CardWords } from '../game.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { quotable, speechOf } from '../speech.ts';

/** What `Intl` calls it. British: "colour", and no comma before "and". */
export const LOCALE = 'en-GB';

export const { number, count, and, or } = speechOf(LOCALE);

/** What is counted in several places. */
export const CARDS = { one: 'card', other: 'cards' };
export const GAMES = { one: 'game', other: 'games' };
export const LEVELS = { one: 'level', other: 'levels' };
export const MINUTES = { one: 'minute', other: 'minutes' };
export const MOVES = { one: 'move', other: 'moves' };
export const ROUNDS = { one: 'round', other: 'rounds' };
export const SECONDS = { one: 'second', other: 'seconds' };
export const TIMES = { one: 'time', other: 'times' };
export const TURNS = { one: 'turn', other: 'turns' };

export function quote(text: string): string {
  return `“${quotable(text)}”`;
}

/** What you do, and what another does: "draw", "draws". */
type Verb = readonly [you: string, other: string];

export function seatNumber(seat: number): string {
  return `seat ${seat}`;
}

/** "you", "Anna", "Seat 2" */
export function whom(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'you' : (nameOf(naming, seat) ?? `Seat ${seat}`);
}

/** "your", "Anna’s" */
export function whose(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'your' : `${whom(naming, seat)}’s`;
}

/** Of a thing that `owner` has and `seat` acts on: "your own", "their own", "Anna’s". */
export function ownOr(naming: Naming, seat: Seat, owner: Seat): string {
  if (seat !== owner) return whose(naming, owner);
  return isYou(naming, seat) ? 'your own' : 'their own';
}

/** A clause inside a sentence: "you draw", "Anna draws". */
export function does(naming: Naming, seat: Seat, [you, other]: Verb): string {
  return `${whom(naming, seat)} ${isYou(naming, seat) ? you : other}`;
}

/** The beginning of a sentence: "You draw", "Anna draws". */
export function opens(naming: Naming, seat: Seat, verb: Verb): string {
  return isYou(naming, seat) ? `You ${verb[0]}` : does(naming, seat, verb);
}

/** The beginning of a sentence about one or more: "You and Anna climb". "You" has the form of many. */
export function openAll(naming: Naming, seats: readonly Seat[], verb: Verb): string {
  const [first, ...rest] = withYou(naming, seats, 'first');
  if (rest.length === 0) return opens(naming, first!, verb);
  const names = [first!, ...rest].map((seat) => whom(naming, seat));
  if (isYou(naming, first!)) names[0] = 'You';
  return `${and(names)} ${verb[0]}`;
}

const COLOURS: { readonly [C in Colour]: string } = {
  0: 'red',
  1: 'orange',
  2: 'yellow',
  3: 'green',
  4: 'blue',
  5: 'purple',
};

const SPECIALS: { readonly [Name in SpecialName]: string } = {
  pass: 'Pass card',
  take: 'Take card',
  swap: 'Swap card',
  hold: 'Hold card',
};

function card(card: Card): string {
  const face = faceOf(card);
  switch (face.t) {
    case 'number':
      return `${COLOURS[face.colour]} ${face.value}`;
    case 'joker':
      return 'joker';
    case 'ranged':
      return `joker ${face.low}–${face.high}`;
    case 'special':
      return SPECIALS[face.name];
    case 'unknown':
      return 'hidden card';
  }
}

function placed(placed: Placed): string {
  const name = card(cardOf(placed));
  const meaning = meaningOf(placed);
  switch (meaning.t) {
    case 'none':
      return name;
    case 'value':
      return `${name} as ${meaning.value}`;
    case 'colour':
      return `${name} as ${COLOURS[meaning.colour]}`;
    case 'beyond':
      return `${name} as a value that does not exist`;
  }
}

const anyCard = (card: Card | Placed): string => placed(card as Placed);

function cardList(cards: readonly (Card | Placed)[]): string {
  return and(cards.map(anyCard));
}

/** "a red 7", "an orange 7" */
export function aCard(card: Card | Placed): string {
  const name = anyCard(card);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The beginning of a sentence: "A red 7" */
export function openCard(card: Card | Placed): string {
  return `A${aCard(card).slice(1)}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

const SETS: { readonly [size: number]: { readonly one: string; readonly many: string } } = {
  2: { one: 'pair', many: 'pairs' },
  3: { one: 'three of a kind', many: 'threes of a kind' },
  4: { one: 'four of a kind', many: 'fours of a kind' },
};

function part({ kind, size }: Part): string {
  switch (kind) {
    case 'run':
      return `run of ${size}`;
    case 'set':
      return SETS[size]?.one ?? `${size} of a kind`;
    case 'colour':
      return `${size} of one colour`;
  }
}

function parts({ part: counted, count }: Parts): string {
  const { kind, size } = counted;
  if (count === 1) return part(counted);
  if (kind === 'run') return `${count} runs of ${size}`;
  const many = kind === 'set' ? SETS[size]?.many : undefined;
  return many === undefined ? `${count} × ${part(counted)}` : `${count} ${many}`;
}

function level(level: Level): string {
  return countedParts(level).map(parts).join(' + ');
}

/** Melds with what they are made of: "pair (red 3 and joker as 3)". */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => `${part(partOf(meld))} (${cardList(meld.cards)})`));
}

export const cards: CardWords = {
  colour: (colour) => COLOURS[colour],
  card,
  placed,
  cards: cardList,
  part,
  level,
};
