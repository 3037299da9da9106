/** Numbers, lists, quotes and seats in French sentences. */
import type { Seat } from '@palier/rules';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { quotable, speechOf } from '../speech.ts';

/** What `Intl` calls it. */
export const LOCALE = 'fr';

export const { number, count, and, or } = speechOf(LOCALE);

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
