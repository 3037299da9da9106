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
import { makeCardWords, meldWithCards, spokenMeld, type MeldName } from '../cards.ts';
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
export const MINUTES = { one: 'Minute', other: 'Minuten' };
export const DAYS = { one: 'Tag', other: 'Tage' };
export const MOVES = { one: 'Spielzug', other: 'Spielzüge' };
export const ROUNDS = { one: 'Runde', other: 'Runden' };
export const SECONDS = { one: 'Sekunde', other: 'Sekunden' };
export const TURNS = { one: 'Zug', other: 'Zügen' };

/** What was measured, to a tenth, and its form: „1,5 Sekunden“, „1 Sekunde“. */
export function countTenths(value: number, forms: Forms): string {
  return count(Math.round(value * 10) / 10, forms);
}

export function quote(text: string): string {
  return `„${quotable(text)}“`;
}

/** What you do, and what another does: „ziehst“, „zieht“. */
type Verb = readonly [du: string, andere: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [du: string, andere: string, ihr: string, sie: string];

/** Somebody without a name. */
export function player(seat: number): string {
  return `Spieler ${seat}`;
}

function nameOrSeat(naming: Naming, seat: Seat): string {
  return nameOf(naming, seat) ?? player(seat);
}

/** „du“, „Anna“, „Spieler 2“ */
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

/** „Annas“, „Hans’“, „Max’“; nothing for a name that ends in no letter, as „Spieler 2“ does. */
function genitive(name: string): string | undefined {
  if (!/\p{L}$/u.test(name)) return undefined;
  return /(?:[sßxz]|ce)$/iu.test(name) ? `${name}’` : `${name}s`;
}

/** „Annas Folge“, „die Folge von Spieler 2“; `article`: what the thing needs where no genitive stands before it. */
export function ofName(name: string, thing: string, article = ''): string {
  const whose = genitive(name);
  return whose === undefined ? `${article}${thing} von ${name}` : `${whose} ${thing}`;
}

/** „deine Hand“, „Annas Hand“: of a thing that is feminine, or of several. */
export function ofSeat(naming: Naming, seat: Seat, thing: string, article = ''): string {
  return isYou(naming, seat) ? `deine ${thing}` : ofName(nameOrSeat(naming, seat), thing, article);
}

/** „von deinem Ablagestapel“, „von Annas Ablagestapel“ */
export function fromPile(naming: Naming, owner: Seat): string {
  if (isYou(naming, owner)) return 'von deinem Ablagestapel';
  const name = nameOrSeat(naming, owner);
  const whose = genitive(name);
  return whose === undefined ? `vom Ablagestapel von ${name}` : `von ${whose} Ablagestapel`;
}

/** „die eigene Folge“, „deine Zehnen“, „Annas rote Karten“; unknown: „Annas erste Kombination“ */
export function combination(
  naming: Naming,
  seat: Seat,
  { to, meld }: { readonly to: Seat; readonly meld: number },
): string {
  const isOwn = seat === to && !isYou(naming, seat);
  const name = spokenMeld(naming, to, meld);
  if (name === undefined) {
    const thing = `${ORDINALS[meld - 1] ?? `${meld}.`} Kombination`;
    return isOwn ? `die eigene ${thing}` : ofSeat(naming, to, thing, 'die ');
  }
  if (!isOwn) return meldOf(isYou(naming, to) ? undefined : nameOrSeat(naming, to), name, 'die ');
  const isOne = name.t === 'run' || name.rank !== undefined;
  return `die ${isOne ? 'eigene' : 'eigenen'} ${meldCall(name, 'weak')}`;
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

/** Before a number, which is feminine. */
const COLOURED: { readonly [C in Colour]: string } = {
  0: 'rote',
  1: 'orange',
  2: 'gelbe',
  3: 'grüne',
  4: 'blaue',
  5: 'lila',
};

/** They have one form. */
const INVARIABLE: ReadonlySet<string> = new Set(['orange', 'lila']);

const SETS: { readonly [size: number]: Forms } = {
  2: { one: 'Paar', other: 'Paare' },
  3: { one: 'Drilling', other: 'Drillinge' },
  4: { one: 'Vierling', other: 'Vierlinge' },
  5: { one: 'Fünfling', other: 'Fünflinge' },
};

/** In words, so that they do not run together with the sizes and the seats: „zwei 3er-Folgen“. */
const MANY = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ');

/** „ein Level“, „zwei Level“ */
export function someLevels(levels: number): string {
  return `${MANY[levels] ?? levels} Level`;
}

/** „drei Runden“ */
export function someRounds(rounds: number): string {
  return rounds === 1 ? 'eine Runde' : `${MANY[rounds] ?? rounds} Runden`;
}

/** „dreimal“, „12-mal“ */
export function someTimes(times: number): string {
  return `${MANY[times] ?? `${times}-`}mal`;
}

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
    run: (size) => `${size}er-Folge`,
    set: (size) => SETS[size]?.one ?? `${size} gleiche Werte`,
    colour: (size) => `${size} einer Farbe`,
  },
  parts: {
    run: (count, size) => `${MANY[count] ?? count} ${size}er-Folgen`,
    set: (count, size) => SETS[size] && `${MANY[count] ?? count} ${SETS[size].other}`,
    colour: (count, size) => `${MANY[count] ?? count}mal ${size} einer Farbe`,
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

/** „deine Folge“, „Annas Zehnen“, „die roten Karten von Spieler 2“; nominative and accusative. */
export function meldOf(owner: string | undefined, meld: MeldName, article = ''): string {
  if (owner === undefined) return `deine ${meldCall(meld, 'weak')}`;
  const whose = genitive(owner);
  if (whose !== undefined) return `${whose} ${meldCall(meld, 'strong')}`;
  return `${article}${meldCall(meld, article === '' ? 'strong' : 'weak')} von ${owner}`;
}

/** „Folge“, „Zehnen“, „rote Karten“ or after an article „roten Karten“; of several „zweite Folge“. */
function meldCall(meld: MeldName, adjective: 'strong' | 'weak'): string {
  const rank = meld.rank === undefined ? '' : `${ORDINALS[meld.rank - 1]} `;
  const group = rank === '' ? '' : `${rank}Gruppe `;
  switch (meld.t) {
    case 'run':
      return `${rank}Folge`;
    case 'set':
      return `${group}${VALUES[meld.value - 1]}`;
    case 'colour': {
      const colour = COLOURED[meld.colour];
      const ending = group !== '' ? 'r' : adjective === 'weak' ? 'n' : '';
      return `${group}${colour}${INVARIABLE.has(colour) ? '' : ending} Karten`;
    }
  }
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'fast nie',
  times: ({ times, of }) => `in etwa ${times} von ${of} Fällen`,
  always: () => 'in fast allen Fällen',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}
