/** Cards, combinations and levels in German. */
import {
  cardOf,
  isJoker,
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
  0: 'Rot',
  1: 'Orange',
  2: 'Gelb',
  3: 'Grün',
  4: 'Blau',
  5: 'Lila',
};

/** Before a number, which is feminine; orange and lila have one form. */
const COLOURED: { readonly [C in Colour]: string } = {
  0: 'rote',
  1: 'orange',
  2: 'gelbe',
  3: 'grüne',
  4: 'blaue',
  5: 'lila',
};

const SPECIALS: { readonly [Name in SpecialName]: string } = {
  pass: 'Passkarte',
  take: 'Karte Nehmen',
  swap: 'Karte Tauschen',
  hold: 'Karte Halten',
};

function card(card: Card): string {
  const face = faceOf(card);
  switch (face.t) {
    case 'number':
      return `${COLOURED[face.colour]} ${face.value}`;
    case 'joker':
      return 'Joker';
    case 'ranged':
      return `Joker ${face.low}–${face.high}`;
    case 'special':
      return SPECIALS[face.name];
    case 'unknown':
      return 'verdeckte Karte';
  }
}

function placed(placed: Placed): string {
  const name = card(cardOf(placed));
  const meaning = meaningOf(placed);
  switch (meaning.t) {
    case 'none':
      return name;
    case 'value':
      return `${name} als ${meaning.value}`;
    case 'colour':
      return `${name} als ${COLOURS[meaning.colour]}`;
    case 'beyond':
      return `${name} als Wert, den es nicht gibt`;
  }
}

const anyCard = (card: Card | Placed): string => placed(card as Placed);

function cardList(cards: readonly (Card | Placed)[]): string {
  return and(cards.map(anyCard));
}

/** Accusative: „eine rote 7“, „einen Joker“; only jokers are masculine. */
export function aCard(card: Card | Placed): string {
  return `${isJoker(cardOf(card as Placed)) ? 'einen' : 'eine'} ${anyCard(card)}`;
}

/** The beginning of a sentence, nominative: „Eine rote 7“, „Ein Joker“ */
export function openCard(card: Card | Placed): string {
  return `${isJoker(cardOf(card as Placed)) ? 'Ein' : 'Eine'} ${anyCard(card)}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

const SETS: { readonly [size: number]: { readonly one: string; readonly many: string } } = {
  2: { one: 'Paar', many: 'Paare' },
  3: { one: 'Drilling', many: 'Drillinge' },
  4: { one: 'Vierling', many: 'Vierlinge' },
};

function part({ kind, size }: Part): string {
  switch (kind) {
    case 'run':
      return `Folge aus ${size}`;
    case 'set':
      return SETS[size]?.one ?? `${size} gleiche Werte`;
    case 'colour':
      return `${size} einer Farbe`;
  }
}

function parts({ part: counted, count }: Parts): string {
  const { kind, size } = counted;
  if (count === 1) return part(counted);
  if (kind === 'run') return `${count} Folgen aus ${size}`;
  const many = kind === 'set' ? SETS[size]?.many : undefined;
  return many === undefined ? `${count} × ${part(counted)}` : `${count} ${many}`;
}

function level(level: Level): string {
  return countedParts(level).map(parts).join(' + ');
}

/** Melds with what they are made of: „Paar (rote 3 und Joker als 3)“. */
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
