/** How things are called in Italian sentences: numbers, lists, seats, cards, levels. */
import { cardOf, type Card, type Colour, type Meld, type Placed, type Seat } from '@palier/rules';
import { faceOf, makeCardWords, meldWithCards, spokenMeld, type MeldName } from '../cards.ts';
import { say, type Sentences } from '../facts.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { capital, frequencyOf, quotable, speechOf, type Forms, type Frequency } from '../speech.ts';
import { cardNames } from '../specials.ts';
import { specials } from './specials.ts';

/** What `Intl` calls it. */
export const LOCALE = 'it';

const speech = speechOf(LOCALE);

export const { number, count, or } = speech;

/** «a, b e c»; before another e, «ed»: «Anna ed Eva». */
export function and(items: readonly string[]): string {
  const text = speech.and(items);
  const last = items.at(-1) ?? '';
  if (items.length < 2 || !/^[eèé]/iu.test(last)) return text;
  return `${text.slice(0, text.length - last.length - 1)}d ${last}`;
}

/** What is counted in several places. */
export const CARDS = { one: 'carta', other: 'carte' };
export const GAMES = { one: 'partita', other: 'partite' };
export const LEVELS = { one: 'livello', other: 'livelli' };
export const MINUTES = { one: 'minuto', other: 'minuti' };
export const DAYS = { one: 'giorno', other: 'giorni' };
export const MOVES = { one: 'mossa', other: 'mosse' };
export const ROUNDS = { one: 'manche', other: 'manche' };
export const SECONDS = { one: 'secondo', other: 'secondi' };
export const TIMES = { one: 'volta', other: 'volte' };
export const TURNS = { one: 'turno', other: 'turni' };

export function quote(text: string): string {
  return `«${quotable(text)}»`;
}

/** What you do, and what another does: «peschi», «pesca». */
type Verb = readonly [tu: string, altro: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [tu: string, altro: string, voi: string, altri: string];

export function seatNumber(seat: number): string {
  return `giocatore ${seat}`;
}

function nameOrSeat(naming: Naming, seat: Seat): string {
  return nameOf(naming, seat) ?? `Giocatore ${seat}`;
}

/** After a preposition: «te», «Anna», «Giocatore 2» */
export function te(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'te' : nameOrSeat(naming, seat);
}

/** «a Ben», «ad Anna»: a d between two a’s. */
export function a(name: string): string {
  return `${/^[aàá]/iu.test(name) ? 'ad' : 'a'} ${name}`;
}

/** A clause inside a sentence: «peschi», «Anna pesca». The verb alone says that it is you. */
export function does(naming: Naming, seat: Seat, [tu, altro]: Verb): string {
  return isYou(naming, seat) ? tu : `${nameOrSeat(naming, seat)} ${altro}`;
}

/** The beginning of a sentence: «Peschi», «Anna pesca». */
export function opens(naming: Naming, seat: Seat, verb: Verb): string {
  return isYou(naming, seat) ? capital(verb[0]) : does(naming, seat, verb);
}

/** What has happened, as the beginning of a sentence: «Hai preso», «Anna ha preso». */
export function hasDone(naming: Naming, seat: Seat, done: string): string {
  return `${opens(naming, seat, ['hai', 'ha'])} ${done}`;
}

/** The beginning of a sentence about one or more: «Tu e Anna salite». */
export function openAll(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  const [tu, altro, voi, altri] = verb;
  if (seats.length === 1) return opens(naming, seats[0]!, [tu, altro]);
  const hasYou = seats.some((seat) => isYou(naming, seat));
  const names = withYou(naming, seats, 'first').map((seat) =>
    isYou(naming, seat) ? 'Tu' : nameOrSeat(naming, seat),
  );
  return `${and(names)} ${hasYou ? voi : altri}`;
}

/** A thing with its article, by whose it is: «gli scarti», «i tuoi scarti», «i propri scarti». */
export type Thing = { readonly the: string; readonly yours: string; readonly own: string };

export const SCARTI: Thing = {
  the: 'gli scarti',
  yours: 'i tuoi scarti',
  own: 'i propri scarti',
};

/** A feminine thing: «la scala», «la tua scala», «la propria scala». */
export function feminine(name: string): Thing {
  return { the: `la ${name}`, yours: `la tua ${name}`, own: `la propria ${name}` };
}

/** «i tuoi scarti», «gli scarti di Anna» */
export function yoursOr(naming: Naming, owner: Seat, { the, yours }: Thing): string {
  return isYou(naming, owner) ? yours : `${the} di ${te(naming, owner)}`;
}

/** The same for a thing that `seat` acts on: «i tuoi scarti», «i propri scarti». */
export function ownOr(naming: Naming, seat: Seat, owner: Seat, thing: Thing): string {
  return seat === owner && !isYou(naming, seat) ? thing.own : yoursOr(naming, owner, thing);
}

/** How a number in figures begins when it is spoken: «uno», «otto», «ottanta», «undici»; «zero». */
const BEGINS_WITH_VOWEL = /^(?:1|8\d?|11)(?!\d)/u;
const BEGINS_WITH_ZERO = /^0(?!\d)/u;

/** «il 7», «l’8», «lo 0,5%»: for what is masculine and no word in z or s and a consonant. */
export function il(text: string): string {
  if (BEGINS_WITH_VOWEL.test(text)) return `l’${text}`;
  return `${BEGINS_WITH_ZERO.test(text) ? 'lo' : 'il'} ${text}`;
}

/** The plural of it: «i 7», «gli 8» */
export function i(text: string): string {
  return `${BEGINS_WITH_VOWEL.test(text) ? 'gli' : 'i'} ${text}`;
}

const STEMS = { a: 'a', da: 'da', di: 'de', in: 'ne', su: 'su' } as const;

/** A preposition and an article are one word: «dagli scarti», «all’8 rosso», «nella scala». */
export function joined(preposition: keyof typeof STEMS, thing: string): string {
  const stem = STEMS[preposition];
  if (/^(?:i|gli) /u.test(thing)) return `${stem}${thing}`;
  if (thing.startsWith('il ')) return `${stem}${thing.slice(1)}`;
  return /^(?:l’|la |le |lo )/u.test(thing) ? `${stem}l${thing}` : `${preposition} ${thing}`;
}

/** «nella scala di Anna», «tra i 6 di Anna» */
export function amid(thing: string): string {
  return /^(?:i|gli|le) /u.test(thing) ? `tra ${thing}` : joined('in', thing);
}

const COLOURS: { readonly [C in Colour]: string } = {
  0: 'rosso',
  1: 'arancione',
  2: 'giallo',
  3: 'verde',
  4: 'blu',
  5: 'viola',
};

const COLOURED: { readonly [C in Colour]: string } = {
  0: 'rosse',
  1: 'arancioni',
  2: 'gialle',
  3: 'verdi',
  4: 'blu',
  5: 'viola',
};

/** «carte rosse» */
export function cardsOfColour(colour: Colour): string {
  return `carte ${COLOURED[colour]}`;
}

const SETS: { readonly [size: number]: Forms } = {
  2: { one: 'coppia', other: 'coppie' },
  3: { one: 'tris', other: 'tris' },
  4: { one: 'poker', other: 'poker' },
};

export const cards = makeCardWords({
  and,
  colours: COLOURS,
  number: (colour, value) => `${value} ${COLOURS[colour]}`,
  joker: 'jolly',
  specials: cardNames(specials),
  unknown: 'carta coperta',
  asValue: (value) => `come ${value}`,
  asColour: (colour) => `come ${colour}`,
  asBeyond: 'come valore che non esiste',
  part: {
    run: (size) => `scala di ${size}`,
    set: (size) => SETS[size]?.one ?? `${size} dello stesso valore`,
    colour: (size) => `${size} dello stesso colore`,
  },
  parts: {
    run: (count, size) => `${count} scale di ${size}`,
    set: (count, size) => SETS[size] && `${count} ${SETS[size].other}`,
  },
});

/** Numbers and jokers are masculine. */
function isFeminine(card: Card | Placed): boolean {
  const face = faceOf(cardOf(card as Placed));
  return face.t === 'special' || face.t === 'unknown';
}

/** «un 7 rosso», «una carta Salta turno» */
export function aCard(card: Card | Placed): string {
  return `${isFeminine(card) ? 'una' : 'un'} ${cards.cards([card])}`;
}

/** The beginning of a sentence: «Un 7 rosso» */
export function openCard(card: Card | Placed): string {
  return capital(aCard(card));
}

/** «il 7 rosso», «l’8 verde», «la carta Salta turno» */
export function theCard(card: Card | Placed): string {
  const name = cards.cards([card]);
  return isFeminine(card) ? `la ${name}` : il(name);
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

export function theCards(cards: readonly Card[]): string {
  return and(cards.map(theCard));
}

/** Melds with what they are made of: «coppia (3 rosso e jolly come 3)». */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => meldWithCards(meld, cards)));
}

const MASCULINE_ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'] as const;
const FEMININE_ORDINALS = ['prima', 'seconda', 'terza', 'quarta', 'quinta'] as const;

/** «la scala», «i 10», «le carte rosse»; of several: «la seconda scala», «il secondo gruppo di 10». */
export function meldThing(name: MeldName): Thing {
  const rank = name.rank === undefined ? undefined : name.rank - 1;
  if (name.t === 'run') {
    return feminine(rank === undefined ? 'scala' : `${FEMININE_ORDINALS[rank]} scala`);
  }
  const shared = name.t === 'set' ? String(name.value) : cardsOfColour(name.colour);
  if (rank !== undefined) {
    const group = `${MASCULINE_ORDINALS[rank]} gruppo di ${shared}`;
    return { the: `il ${group}`, yours: `il tuo ${group}`, own: `il proprio ${group}` };
  }
  return name.t === 'set'
    ? { the: i(shared), yours: `i tuoi ${shared}`, own: `i propri ${shared}` }
    : { the: `le ${shared}`, yours: `le tue ${shared}`, own: `le proprie ${shared}` };
}

export function combination(naming: Naming, owner: Seat, meld: number): Thing {
  const name = spokenMeld(naming, owner, meld);
  return name === undefined ? feminine(`combinazione ${meld}`) : meldThing(name);
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'quasi mai',
  times: ({ times, of }) => `circa ${count(times, TIMES)} su ${of}`,
  always: () => 'quasi sempre',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}

/** «serve circa 1 volta su 3», «non serve quasi mai» */
export function serves(chance: number): string {
  const negation = frequencyOf(chance).t === 'never' ? 'non ' : '';
  return `${negation}serve ${about(chance)}`;
}
