/** How things are called in German sentences: numbers, lists, seats, cards, levels. */
import {
  cardOf,
  isJoker,
  type Card,
  type Colour,
  type Meld,
  type Placed,
  type Seat,
} from '@palier/rules';
import { makeCardWords, meldWithCards, type MeldName } from '../cards.ts';
import { say, type Sentences } from '../facts.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { frequencyOf, quotable, speechOf, type Forms, type Frequency } from '../speech.ts';
import { cardNames } from '../specials.ts';
import { specials } from './specials.ts';

/** What `Intl` calls it. */
export const LOCALE = 'de';

export const { number, count, and, or } = speechOf(LOCALE);

/** What is counted in several places. */
export const CARDS = { one: 'Karte', other: 'Karten' };
export const GAMES = { one: 'Partie', other: 'Partien' };
export const LEVELS = { one: 'Level', other: 'Level' };
export const MINUTES = { one: 'Minute', other: 'Minuten' };
export const ROUNDS = { one: 'Runde', other: 'Runden' };
export const SECONDS = { one: 'Sekunde', other: 'Sekunden' };
export const TURNS = { one: 'Zug', other: 'Zügen' };

export function quote(text: string): string {
  return `„${quotable(text)}“`;
}

/** What you do, and what another does: „ziehst“, „zieht“. */
type Verb = readonly [du: string, andere: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [du: string, andere: string, ihr: string, sie: string];

export function seatNumber(seat: number): string {
  return `Platz ${seat}`;
}

function nameOrSeat(naming: Naming, seat: Seat): string {
  return nameOf(naming, seat) ?? seatNumber(seat);
}

/** „du“, „Anna“, „Platz 2“ */
export function wer(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'du' : nameOrSeat(naming, seat);
}

/** „dich“, „Anna“ */
export function wen(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'dich' : nameOrSeat(naming, seat);
}

/** „dir“, „Anna“ */
export function wem(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'dir' : nameOrSeat(naming, seat);
}

/** „vom eigenen Ablagestapel“, „von deinem Ablagestapel“, „vom Ablagestapel von Anna“ */
export function fromPile(naming: Naming, seat: Seat, owner: Seat): string {
  if (seat === owner) return 'vom eigenen Ablagestapel';
  if (isYou(naming, owner)) return 'von deinem Ablagestapel';
  return `vom Ablagestapel von ${wem(naming, owner)}`;
}

/** „die eigene Kombination 1“, „deine Kombination 1“, „die Kombination 1 von Anna“ */
export function combination(
  naming: Naming,
  seat: Seat,
  { to, meld }: { readonly to: Seat; readonly meld: number },
): string {
  if (seat === to) return `die eigene Kombination ${meld}`;
  if (isYou(naming, to)) return `deine Kombination ${meld}`;
  return `die Kombination ${meld} von ${wem(naming, to)}`;
}

/** The beginning of a sentence, also after a colon: „Du ziehst“, „Anna zieht“. */
export function opens(naming: Naming, seat: Seat, [du, andere]: Verb): string {
  return isYou(naming, seat) ? `Du ${du}` : `${nameOrSeat(naming, seat)} ${andere}`;
}

/** The beginning of a sentence about one or more: „Anna und du steigt“. */
export function openAll(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  const [du, andere, ihr, sie] = verb;
  if (seats.length === 1) return opens(naming, seats[0]!, [du, andere]);
  const hasYou = seats.some((seat) => isYou(naming, seat));
  const names = withYou(naming, seats, 'last').map((seat) => wer(naming, seat));
  return `${and(names)} ${hasYou ? ihr : sie}`;
}

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

const SETS: { readonly [size: number]: Forms } = {
  2: { one: 'Paar', other: 'Paare' },
  3: { one: 'Drilling', other: 'Drillinge' },
  4: { one: 'Vierling', other: 'Vierlinge' },
};

export const cards = makeCardWords({
  and,
  colours: COLOURS,
  number: (colour, value) => `${COLOURED[colour]} ${value}`,
  joker: 'Joker',
  specials: cardNames(specials),
  unknown: 'verdeckte Karte',
  asValue: (value) => `als ${value}`,
  asColour: (colour) => `als ${colour}`,
  asBeyond: 'als Wert, den es nicht gibt',
  part: {
    run: (size) => `Folge aus ${size}`,
    set: (size) => SETS[size]?.one ?? `${size} gleiche Werte`,
    colour: (size) => `${size} einer Farbe`,
  },
  parts: {
    run: (count, size) => `${count} Folgen aus ${size}`,
    set: (count, size) => SETS[size] && `${count} ${SETS[size].other}`,
  },
});

/** Accusative: „eine rote 7“, „einen Joker“; only jokers are masculine. */
export function aCard(card: Card | Placed): string {
  return `${isJoker(cardOf(card as Placed)) ? 'einen' : 'eine'} ${cards.cards([card])}`;
}

/** The beginning of a sentence, nominative: „Eine rote 7“, „Ein Joker“ */
export function openCard(card: Card | Placed): string {
  return `${isJoker(cardOf(card as Placed)) ? 'Ein' : 'Eine'} ${cards.cards([card])}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

/** Melds with what they are made of: „Paar (rote 3 und Joker als 3)“. */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => meldWithCards(meld, cards)));
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'] as const;

const VALUES =
  'Einsen Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Elfen Zwölfen Dreizehnen Vierzehnen Fünfzehnen Sechzehnen Siebzehnen Achtzehnen'.split(
    ' ',
  );

/** After whose it is: „Folge“, „Zehnen“, „roten Karten“; of several: „zweite Folge“. */
export function meldCall(name: MeldName, isOwned = true): string {
  const rank = name.rank === undefined ? '' : `${ORDINALS[name.rank - 1]} `;
  switch (name.t) {
    case 'run':
      return `${rank}Folge`;
    case 'set':
      return `${rank === '' ? '' : `${rank}Gruppe `}${VALUES[name.value - 1]}`;
    case 'colour': {
      const colour = COLOURED[name.colour];
      const isFixed = colour === 'orange' || colour === 'lila';
      if (rank !== '') return `${rank}Gruppe ${isFixed ? colour : `${colour}r`} Karten`;
      return `${isFixed || !isOwned ? colour : `${colour}n`} Karten`;
    }
  }
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'fast nie',
  times: ({ times, of }) => `etwa in ${times} von ${of} Fällen`,
  always: () => 'fast immer',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}
