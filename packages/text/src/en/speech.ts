/** Numbers, lists, quotes and seats in English sentences. */
import type { Seat } from '@palier/rules';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { quotable, speechOf } from '../speech.ts';

/** What `Intl` calls it. British: "colour", and no comma before "and". */
export const LOCALE = 'en-GB';

export const { number, count, and, or } = speechOf(LOCALE);

export function quote(text: string): string {
  return `“${quotable(text)}”`;
}

/** What you do, and what another does: "draw", "draws". */
type Verb = readonly [you: string, other: string];

export function seatNumber(seat: number): string {
  return `seat ${seat}`;
}

/** "you", "Anna", "Seat 2" */
export function whom(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'you' : (nameOf(naming, seat) ?? `Seat ${seat}`);
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

/** The beginning of a sentence about one or more: "You and Anna climb". "You" has the form of many. */
export function openAll(naming: Naming, seats: readonly Seat[], verb: Verb): string {
  const [first, ...rest] = withYou(naming, seats, 'first');
  if (rest.length === 0) return opens(naming, first!, verb);
  const names = [first!, ...rest].map((seat) => whom(naming, seat));
  if (isYou(naming, first!)) names[0] = 'You';
  return `${and(names)} ${verb[0]}`;
}
