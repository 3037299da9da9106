/** How things are called in Spanish sentences: numbers, lists, seats, cards, levels. */
import {
  cardOf,
  isSpecial,
  type Card,
  type Colour,
  type Meld,
  type Placed,
  type Seat,
} from '@palier/rules';
import { faceOf, makeCardWords, meldWithCards, spokenMeld, type MeldName } from '../cards.ts';
import { say, type Sentences } from '../facts.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { capital, frequencyOf, quotable, speechOf, type Forms, type Frequency } from '../speech.ts';
import { cardNames } from '../specials.ts';
import { specials } from './specials.ts';

/** What `Intl` calls it. Its lists know that "y" is "e" before "Irene", and "o" is "u" before "8". */
export const LOCALE = 'es';

export const { number, count, and, or } = speechOf(LOCALE);

/** What was measured, with one decimal at most: «1 segundo», «2,5 segundos» */
export function mean(value: number, forms: Forms): string {
  return count(Math.round(value * 10) / 10, forms);
}

/** What is counted in several places. */
export const CARDS = { one: 'carta', other: 'cartas' };
export const GAMES = { one: 'partida', other: 'partidas' };
export const LEVELS = { one: 'nivel', other: 'niveles' };
export const MINUTES = { one: 'minuto', other: 'minutos' };
export const DAYS = { one: 'día', other: 'días' };
export const MOVES = { one: 'jugada', other: 'jugadas' };
export const ROUNDS = { one: 'ronda', other: 'rondas' };
export const SECONDS = { one: 'segundo', other: 'segundos' };
export const TIMES = { one: 'vez', other: 'veces' };
export const TURNS = { one: 'turno', other: 'turnos' };

export function quote(text: string): string {
  return `«${quotable(text)}»`;
}

/** What you do, and what another does: «robas», «roba». The verb alone says that it is you. */
type Verb = readonly [tú: string, otro: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [tú: string, otro: string, vosotros: string, otros: string];

/** Where it stands alone: «Tú», «Anna», «Jugador 2» */
export function label(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'Tú' : capital(nameOf(naming, seat) ?? `Jugador ${seat}`);
}

/** In a sentence: «Anna», «el jugador 2» */
export function called(name: string): string {
  return name.replace(/^Jugador (?=\d)/u, 'el jugador ');
}

/** The beginning of a sentence: «El jugador 2»; a name stays as it is. */
export function opened(text: string): string {
  return text.replace(/^el jugador (?=\d)/u, 'El jugador ');
}

function nameOrNumber(naming: Naming, seat: Seat): string {
  return called(nameOf(naming, seat) ?? `Jugador ${seat}`);
}

/** As a subject or in a list: «tú», «Anna», «el jugador 2» */
export function who(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'tú' : nameOrNumber(naming, seat);
}

/** After a preposition: «ti», «Anna», «el jugador 2» */
export function whom(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'ti' : nameOrNumber(naming, seat);
}

/** «del 7 rojo», «de la carta Paso», «de Anna», «del jugador 2»: an article melts, a name’s own «El» does not. */
export function de(text: string): string {
  return `de ${called(text)}`.replace(/^de el /u, 'del ');
}

/** «al grupo», «a la escalera», «a Anna», «al jugador 2» */
export function a(text: string): string {
  return `a ${called(text)}`.replace(/^a el /u, 'al ');
}

/** «tu pila», «tus dieces», «la pila de Anna»: `thing` is given with its article; no owner is you. */
export function ofOwner(owner: string | undefined, thing: string): string {
  if (owner !== undefined) return `${thing} ${de(owner)}`;
  return thing.replace(/^(?:el|la)(?= )/u, 'tu').replace(/^l[oa]s(?= )/u, 'tus');
}

export function yoursOr(naming: Naming, owner: Seat, thing: string): string {
  return ofOwner(isYou(naming, owner) ? undefined : whom(naming, owner), thing);
}

/** The same for a thing that `seat` acts on: «tu pila», «su pila», «la pila de Anna». */
export function ownOr(naming: Naming, seat: Seat, owner: Seat): (thing: string) => string {
  if (seat !== owner || isYou(naming, seat)) return (thing) => yoursOr(naming, owner, thing);
  return (thing) => thing.replace(/^(?:el|la)(?= )/u, 'su').replace(/^l[oa]s(?= )/u, 'sus');
}

/** A clause inside a sentence: «robas», «Anna roba». */
export function does(naming: Naming, seat: Seat, [tú, otro]: Verb): string {
  return isYou(naming, seat) ? tú : `${nameOrNumber(naming, seat)} ${otro}`;
}

/** The beginning of a sentence: «Robas», «Anna roba», «El jugador 2 roba». */
export function opens(naming: Naming, seat: Seat, verb: Verb): string {
  return isYou(naming, seat) ? capital(verb[0]) : opened(does(naming, seat, verb));
}

/** «Anna, Ben y tú» */
export function whoAll(naming: Naming, seats: readonly Seat[]): string {
  return and(withYou(naming, seats, 'last').map((seat) => who(naming, seat)));
}

/** The beginning of a sentence about one or more: «Anna y tú subís». */
export function openAll(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  const [tú, otro, vosotros, otros] = verb;
  if (seats.length === 1) return opens(naming, seats[0]!, [tú, otro]);
  const hasYou = seats.some((seat) => isYou(naming, seat));
  return `${opened(whoAll(naming, seats))} ${hasYou ? vosotros : otros}`;
}

const COLOURS: { readonly [C in Colour]: string } = {
  0: 'rojo',
  1: 'naranja',
  2: 'amarillo',
  3: 'verde',
  4: 'azul',
  5: 'morado',
};

/** «cartas rojas» */
const CARDS_OF: { readonly [C in Colour]: string } = {
  0: 'cartas rojas',
  1: 'cartas naranjas',
  2: 'cartas amarillas',
  3: 'cartas verdes',
  4: 'cartas azules',
  5: 'cartas moradas',
};

export function cardsOf(colour: Colour): string {
  return CARDS_OF[colour];
}

const SETS: { readonly [size: number]: Forms } = {
  2: { one: 'pareja', other: 'parejas' },
  3: { one: 'trío', other: 'tríos' },
  4: { one: 'cuarteto', other: 'cuartetos' },
};

export const cards = makeCardWords({
  and,
  colours: COLOURS,
  number: (colour, value) => `${value} ${COLOURS[colour]}`,
  joker: 'comodín',
  specials: cardNames(specials),
  unknown: 'carta oculta',
  asValue: (value) => `como ${value}`,
  asColour: (colour) => `como ${colour}`,
  asBeyond: 'como un número que no existe',
  part: {
    run: (size) => `escalera de ${size}`,
    set: (size) => SETS[size]?.one ?? `${size} iguales`,
    colour: (size) => `${size} del mismo color`,
  },
  parts: {
    run: (count, size) => `${count} escaleras de ${size}`,
    set: (count, size) => SETS[size] && `${count} ${SETS[size].other}`,
  },
});

/** «un 7 rojo», «una carta Paso»: numbers and jokers are masculine. */
export function aCard(card: Card | Placed): string {
  const face = faceOf(cardOf(card as Placed));
  const isFeminine = face.t === 'special' || face.t === 'unknown';
  return `${isFeminine ? 'una' : 'un'} ${cards.cards([card])}`;
}

/** «ningún 7 rojo», «ninguna carta Paso» */
export function noCard(card: Card): string {
  return aCard(card).replace(/^una?/u, (one) => (one === 'un' ? 'ningún' : 'ninguna'));
}

/** The beginning of a sentence: «Un 7 rojo» */
export function openCard(card: Card | Placed): string {
  return capital(aCard(card));
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

/** «el 7 rojo», «la carta Paso» */
export function theCard(card: Card): string {
  return `${isSpecial(card) ? 'la' : 'el'} ${cards.card(card)}`;
}

export function theCards(list: readonly Card[]): string {
  return and(list.map(theCard));
}

/** Melds with what they are made of: «pareja (3 rojo y comodín como 3)». */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => meldWithCards(meld, cards)));
}

const FIRST = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'] as const;
const FIRST_FEMININE = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'] as const;

/** «la segunda combinación» */
export function theCombination(naming: Naming, owner: Seat, meld: number): string {
  const name = spokenMeld(naming, owner, meld);
  if (name !== undefined) return theMeld(name);
  return `la ${FIRST_FEMININE[meld - 1] ?? `${meld}.ª`} combinación`;
}

const VALUES =
  'unos doses treses cuatros cincos seises sietes ochos nueves dieces onces doces treces catorces quinces dieciseises diecisietes dieciochos'.split(
    ' ',
  );

/** With the article: «la escalera», «los dieces», «las cartas rojas»; of several: «la segunda escalera». */
export function theMeld(name: MeldName): string {
  const rank = name.rank === undefined ? undefined : name.rank - 1;
  if (name.t === 'run') {
    return rank === undefined ? 'la escalera' : `la ${FIRST_FEMININE[rank]} escalera`;
  }
  const what = name.t === 'set' ? VALUES[name.value - 1]! : CARDS_OF[name.colour];
  if (rank !== undefined) return `el ${FIRST[rank]} grupo de ${what}`;
  return `${name.t === 'set' ? 'los' : 'las'} ${what}`;
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'muy pocas veces',
  times: ({ times, of }) =>
    `más o menos ${times === 1 && of === 2 ? 'la mitad de las' : `${times} de cada ${of}`} veces`,
  always: () => 'casi siempre',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}
