/** Cards, combinations and levels in French. */
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
  0: 'rouge',
  1: 'orange',
  2: 'jaune',
  3: 'vert',
  4: 'bleu',
  5: 'violet',
};

const SPECIALS: { readonly [Name in SpecialName]: string } = {
  pass: 'carte Passe',
  take: 'carte Prise',
  swap: 'carte Échange',
  hold: 'carte Réserve',
};

function card(card: Card): string {
  const face = faceOf(card);
  switch (face.t) {
    case 'number':
      return `${face.value} ${COLOURS[face.colour]}`;
    case 'joker':
      return 'joker';
    case 'ranged':
      return `joker ${face.low}–${face.high}`;
    case 'special':
      return SPECIALS[face.name];
    case 'unknown':
      return 'carte cachée';
  }
}

function placed(placed: Placed): string {
  const name = card(cardOf(placed));
  const meaning = meaningOf(placed);
  switch (meaning.t) {
    case 'none':
      return name;
    case 'value':
      return `${name} valant ${meaning.value}`;
    case 'colour':
      return `${name} en ${COLOURS[meaning.colour]}`;
    case 'beyond':
      return `${name} d’une valeur qui n’existe pas`;
  }
}

const anyCard = (card: Card | Placed): string => placed(card as Placed);

function cardList(cards: readonly (Card | Placed)[]): string {
  return and(cards.map(anyCard));
}

/** « un 7 rouge », « une carte Passe »: numbers and jokers are masculine. */
export function aCard(card: Card | Placed): string {
  const face = faceOf(cardOf(card as Placed));
  const isFeminine = face.t === 'special' || face.t === 'unknown';
  return `${isFeminine ? 'une' : 'un'} ${anyCard(card)}`;
}

/** The beginning of a sentence: « Un 7 rouge » */
export function openCard(card: Card | Placed): string {
  return `U${aCard(card).slice(1)}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

/** « d’un 7 rouge et d’un joker » */
export function ofCards(cards: readonly Card[]): string {
  return and(cards.map((card) => `d’${aCard(card)}`));
}

const SETS: { readonly [size: number]: string } = { 2: 'paire', 3: 'brelan', 4: 'carré' };

function part({ kind, size }: Part): string {
  switch (kind) {
    case 'run':
      return `suite de ${size}`;
    case 'set':
      return SETS[size] ?? `${size} cartes de même valeur`;
    case 'colour':
      return `couleur de ${size}`;
  }
}

function parts({ part: counted, count }: Parts): string {
  const { kind, size } = counted;
  if (count === 1) return part(counted);
  switch (kind) {
    case 'run':
      return `${count} suites de ${size}`;
    case 'set':
      return SETS[size] === undefined ? `${count} × ${part(counted)}` : `${count} ${SETS[size]}s`;
    case 'colour':
      return `${count} couleurs de ${size}`;
  }
}

function level(level: Level): string {
  return countedParts(level).map(parts).join(' + ');
}

/** Melds with what they are made of: « paire (3 rouge et joker valant 3) ». */
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
