/** How things are called in English sentences: numbers, lists, seats, cards, levels. */
import type { Card, Colour, Meld, Placed, Seat } from '@palier/rules';
import { makeCardWords, meldWithCards, spokenMeld, type MeldName } from '../cards.ts';
import { say, type Sentences } from '../facts.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { frequencyOf, quotable, speechOf, type Frequency } from '../speech.ts';
import { cardNames } from '../specials.ts';
import { specials } from './specials.ts';

/** What `Intl` calls it. British: "colour", and no comma before "and". */
export const LOCALE = 'en-GB';

export const { number, count, and, or } = speechOf(LOCALE);

/** What is counted in several places. */
export const CARDS = { one: 'card', other: 'cards' };
export const GAMES = { one: 'game', other: 'games' };
export const LEVELS = { one: 'level', other: 'levels' };
export const MINUTES = { one: 'minute', other: 'minutes' };
export const DAYS = { one: 'day', other: 'days' };
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

export function playerNumber(seat: number): string {
  return `player ${seat}`;
}

/** "you", "Anna", "Player 2" */
export function whom(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'you' : (nameOf(naming, seat) ?? `Player ${seat}`);
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

/** Several inside a sentence: "you and Anna". */
export function allOf(naming: Naming, seats: readonly Seat[]): string {
  return and(withYou(naming, seats, 'first').map((seat) => whom(naming, seat)));
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

export const cards = makeCardWords({
  and,
  colours: COLOURS,
  number: (colour, value) => `${COLOURS[colour]} ${value}`,
  joker: 'joker',
  specials: cardNames(specials),
  unknown: 'hidden card',
  asValue: (value) => `as ${value}`,
  asColour: (colour) => `as ${colour}`,
  asBeyond: 'as a value that does not exist',
  part: {
    run: (size) => `run of ${size}`,
    set: (size) => (size === 2 ? 'pair' : `${inWords(size)} of a kind`),
    colour: (size) => `${size} of one colour`,
  },
  parts: {
    run: (count, size) => `${count} runs of ${size}`,
    set: (count, size) => (size === 2 ? `${count} pairs` : `${count} sets of ${size}`),
  },
});

/** "a red 7", "an orange 7" */
export function aCard(card: Card | Placed): string {
  const name = cards.cards([card]);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The beginning of a sentence: "A red 7" */
export function openCard(card: Card | Placed): string {
  return `A${aCard(card).slice(1)}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

/** Melds with what they are made of: "pair (red 3 and joker as 3)". */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => meldWithCards(meld, cards)));
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "three", "12" */
export function inWords(value: number): string {
  return SMALL[value] ?? number(value);
}

/** "one level", "two levels" */
export function levels(value: number): string {
  return `${inWords(value)} ${value === 1 ? LEVELS.one : LEVELS.other}`;
}

/** "once", "twice", "3 times" */
export function times(value: number): string {
  return ['once', 'twice'][value - 1] ?? count(value, TIMES);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `${rank}th`;
}

const VALUES =
  'ones twos threes fours fives sixes sevens eights nines tens elevens twelves thirteens fourteens fifteens sixteens seventeens eighteens'.split(
    ' ',
  );

/** After whose it is: "run", "second run", "tens", "second set of tens", "red cards" */
export function meldCall(name: MeldName): string {
  const rank = name.rank === undefined ? '' : `${ordinal(name.rank)} `;
  switch (name.t) {
    case 'run':
      return `${rank}run`;
    case 'set':
      return `${rank === '' ? '' : `${rank}set of `}${VALUES[name.value - 1]}`;
    case 'colour':
      return `${rank === '' ? '' : `${rank}group of `}${COLOURS[name.colour]} cards`;
  }
}

/** After whose it is: "run", "tens"; where the table is not told: "second combination" */
export function combination(naming: Naming, owner: Seat, meld: number): string {
  const name = spokenMeld(naming, owner, meld);
  return name === undefined ? `${ordinal(meld)} combination` : meldCall(name);
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'hardly ever',
  times: ({ times, of }) =>
    times === 1 && of === 2 ? 'about half the time' : `about ${count(times, TIMES)} in ${of}`,
  always: () => 'almost always',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}

/** "would help Anna about 1 time in 3", "would almost always help Anna" */
export function wouldHelp(naming: Naming, seat: Seat, chance: number): string {
  const who = whom(naming, seat);
  return frequencyOf(chance).t === 'times'
    ? `would help ${who} ${about(chance)}`
    : `would ${about(chance)} help ${who}`;
}
