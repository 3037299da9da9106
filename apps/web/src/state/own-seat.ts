/** Which seat is this device's owner's, and what they are called on their own device. */
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { anyText, looseList } from './kept-codecs.ts';
import { kept } from './kept.ts';
import { ownFace, profile } from './own-profile.ts';
import { words } from './words.ts';

/** In a game others may read the owner has a guest's name; in which languages is kept, to know them by. */
const MOST_NAMES = 12;
const guestNames = kept('guest-names', looseList(anyText, MOST_NAMES), []);

export function rememberGuest(name: string): void {
  if (!guestNames.peek().includes(name)) guestNames.change((known) => [name, ...known]);
}

export function isGuest(name: string): boolean {
  return name === words('shell').newGame.guest || guestNames.value.includes(name);
}

/** What the owner is called here: by name, or “you”. */
export function ownName(): string {
  const name = profile.value.name.trim();
  return name === '' ? words('shell').newGame.you : name;
}

/** The seat of an owner who gave that game no name: the only person among bots. */
export function guestSeat(seats: readonly SeatInfo[]): Seat | undefined {
  const own = seats.findIndex(({ bot }) => bot === undefined);
  const isAlone = seats.length > 1 && seats.every(({ bot }, at) => at === own || bot !== undefined);
  return own !== -1 && isAlone && isGuest(seats[own]!.name) ? own + 1 : undefined;
}

/** The seats of a game as a list of this device names them. */
export function calledSeats(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const own = guestSeat(seats);
  if (own === undefined) return seats;
  return seats.with(own - 1, { ...seats[own - 1]!, name: ownName(), face: ownFace() });
}
