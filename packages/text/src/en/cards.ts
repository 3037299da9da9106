/** Cards, combinations and levels in English. */
import {
  cardOf,
  meaningOf,
  type Card,
  type Colour,
  type Level,
  type Meld,
  type Part,
  type Placed,
} from '@palier/rules';
import { faceOf, type SpecialName } from '../card-face.ts';
import type { CardWords } from '../game.ts';
import { countedParts, partOf, type Parts } from '../melds.ts';
import { and } from './speech.ts';

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
