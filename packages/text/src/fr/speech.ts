/** How things are called in French sentences: numbers, lists, seats, cards, levels. */
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

/** What `Intl` calls it. */
export const LOCALE = 'fr';

export const { number, count, and, or } = speechOf(LOCALE);

/** What is counted in several places. */
export const CARDS = { one: 'carte', other: 'cartes' };
export const GAMES = { one: 'partie', other: 'parties' };
export const LEVELS = { one: 'niveau', other: 'niveaux' };
export const MINUTES = { one: 'minute', other: 'minutes' };
export const MOVES = { one: 'coup', other: 'coups' };
export const ROUNDS = { one: 'manche', other: 'manches' };
export const SECONDS = { one: 'seconde', other: 'secondes' };
export const TURNS = { one: 'tour', other: 'tours' };

export function quote(text: string): string {
  return `« ${quotable(text)} »`;
}

const NO_BREAK = '\u00a0';

/** French keeps a space before : ; ! ? and inside « », and never breaks a line there. */
export function typeset(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK);
}

/** What you do, and what another does: « pioches », « pioche ». */
type Verb = readonly [tu: string, autre: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [tu: string, autre: string, vous: string, autres: string];

export function seatNumber(seat: number): string {
  return `place ${seat}`;
}

function nameOrSeat(naming: Naming, seat: Seat): string {
  return nameOf(naming, seat) ?? `Place ${seat}`;
}

/** After a preposition or in a list: « toi », « Anna », « la place 2 » */
export function toi(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'toi' : (nameOf(naming, seat) ?? `la place ${seat}`);
}

/** « ta défausse », « la défausse d’Anna »; `thing` is feminine. */
export function yoursOr(naming: Naming, owner: Seat, thing: string): string {
  return isYou(naming, owner) ? `ta ${thing}` : `la ${thing} ${de(toi(naming, owner))}`;
}

/** The same for a thing that `seat` acts on: « ta propre défausse », « sa propre défausse ». */
export function ownOr(naming: Naming, seat: Seat, owner: Seat): (thing: string) => string {
  if (seat !== owner) return (thing) => yoursOr(naming, owner, thing);
  return (thing) => `${isYou(naming, seat) ? 'ta' : 'sa'} propre ${thing}`;
}

/** « de Ben », « d’Anna »: before a vowel, a mute h, or a y that sounds like one. */
export function de(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^(?:[aeiouhœæ]|y[^aeiou])/i.test(plain) ? `d’${name}` : `de ${name}`;
}

/** A clause inside a sentence: « tu pioches », « Anna pioche ». */
export function does(naming: Naming, seat: Seat, [tu, autre]: Verb): string {
  return isYou(naming, seat) ? `tu ${tu}` : `${nameOrSeat(naming, seat)} ${autre}`;
}

/** The beginning of a sentence: « Tu pioches », « Anna pioche ». */
export function opens(naming: Naming, seat: Seat, verb: Verb): string {
  return isYou(naming, seat) ? `Tu ${verb[0]}` : does(naming, seat, verb);
}

/** The beginning of a sentence about one or more: « Anna et toi montez ». */
export function openAll(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  const [tu, autre, vous, autres] = verb;
  if (seats.length === 1) return opens(naming, seats[0]!, [tu, autre]);
  const hasYou = seats.some((seat) => isYou(naming, seat));
  const names = withYou(naming, seats, 'last').map((seat) =>
    isYou(naming, seat) ? 'toi' : nameOrSeat(naming, seat),
  );
  return `${and(names)} ${hasYou ? vous : autres}`;
}

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
