/** Numbers, lists, quotes and seats in German sentences. */
import type { Seat } from '@palier/rules';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { quotable, speechOf } from '../speech.ts';

/** What `Intl` calls it. */
export const LOCALE = 'de';

export const { number, count, and, or } = speechOf(LOCALE);

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
