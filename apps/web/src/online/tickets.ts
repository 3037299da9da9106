/** The tables of this device: what lets somebody back to their seat, and what was last seen there. */
import { oneOf, optional, text } from '@palier/rules/codec';
import { parseReturnCode, type RoomPromise } from '@palier/table/room';
import {
  looseList,
  looseObject,
  record,
  refined,
  whole,
  withDefault,
  type KeptCodec,
} from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

export type Ticket = {
  /** The table's id, the same for ever; its code may go on to the next game. */
  readonly id: string;
  readonly code: string;
  /** Proves who one is. */
  readonly token: string;
  readonly name: string;
  /** What was promised before the first deal; checked when the game is over. */
  readonly promise?: RoomPromise;
  /** How much of the game was seen here; the rest is told on return. */
  readonly entries?: number;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** Everybody at the table, by seat. */
  readonly players: readonly string[];
  /** Which of them are bots, and which ones. */
  readonly bots: { readonly [name: string]: string };
  /** Who was to play when it was last seen. */
  readonly turn: readonly string[];
  /** Until when they may think, where a clock of days runs; in milliseconds since 1970. */
  readonly due?: number;
  /** Of those whom it waits for, who have time off, and until when. */
  readonly resting?: { readonly [name: string]: number };
  /** And until when whoever has this seat does. */
  readonly rest?: number;
  readonly winners: readonly string[];
  readonly edition?: string;
  /** When it was last seen, in milliseconds since 1970. */
  readonly seen: number;
};

/** More are rarely looked for; the oldest are forgotten. */
export const MOST_TICKETS = 50;

const NAME_LENGTH = 100;
const MOST_NAMES = 100;
const line = refined(text(NAME_LENGTH), (name) => (name === '' ? undefined : name));
const lines = withDefault(looseList(line, MOST_NAMES), []);

const ticket = looseObject<Ticket>({
  id: line,
  code: line,
  token: refined(line, parseReturnCode),
  name: line,
  promise: optional(looseObject<RoomPromise>({ commitment: line, salt: line })),
  entries: optional(whole),
  phase: withDefault(oneOf(['lobby', 'playing', 'over']), 'lobby'),
  players: lines,
  bots: withDefault(record(line), {}),
  turn: lines,
  due: optional(whole),
  resting: optional(record(whole)),
  rest: optional(whole),
  winners: lines,
  edition: optional(line),
  seen: whole,
});

export const ticketsCodec: KeptCodec<readonly Ticket[]> = refined(
  looseList(ticket, Infinity),
  (all): readonly Ticket[] => {
    const isFirst = (one: Ticket, index: number): boolean =>
      all.findIndex((other) => isSameSeat(one, other)) === index;
    return all.filter(isFirst).slice(0, MOST_TICKETS);
  },
);

/** The newest first. Home looks whether there are some before any of this is loaded. */
export const tickets = kept('tables', ticketsCodec, []);

/** At one table a device may have several seats: each by what proves it. */
type SeatKey = Pick<Ticket, 'id' | 'token'>;

export function isSameSeat(one: SeatKey, other: SeatKey): boolean {
  return one.id === other.id && one.token === other.token;
}

/** The newest first, each seat once. */
export function withTicket(all: readonly Ticket[], next: Ticket): readonly Ticket[] {
  return [next, ...all.filter((one) => !isSameSeat(one, next))].slice(0, MOST_TICKETS);
}

/** Where it stands, or behind the seat that this device goes to at the same table. */
export function withTicketBehind(all: readonly Ticket[], next: Ticket): readonly Ticket[] {
  if (all.some((one) => isSameSeat(one, next))) return withChanged(all, next);
  const first = all.findIndex(({ id }) => id === next.id);
  return all.toSpliced(first + 1, 0, next).slice(0, MOST_TICKETS);
}

function withChanged(all: readonly Ticket[], next: Ticket): readonly Ticket[] {
  return all.map((one) => (isSameSeat(one, next) ? next : one));
}

/** The seat that this device goes to, by the table's id or by the code on the newest table's door. */
export function ticketFor(all: readonly Ticket[], table: string): Ticket | undefined {
  return all.find(({ id }) => id === table) ?? all.find(({ code }) => code === table.toUpperCase());
}

/** The seat that this device goes to from now on. */
export function keepTicket(next: Ticket): void {
  tickets.change((all) => withTicket(all, next));
}

/** One that it can go to. */
export function keepTicketBehind(next: Ticket): void {
  tickets.change((all) => withTicketBehind(all, next));
}

/** What was learnt of a table that is listed; one that was removed meanwhile stays so. */
export function updateTicket(next: Ticket): void {
  tickets.change((all) => withChanged(all, next));
}

export function forgetTicket(seat: SeatKey): void {
  tickets.change((all) => all.filter((one) => !isSameSeat(one, seat)));
}
