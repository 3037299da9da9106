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
  winners: lines,
  edition: optional(line),
  seen: whole,
});

export const ticketsCodec: KeptCodec<readonly Ticket[]> = refined(
  looseList(ticket, Infinity),
  (all): readonly Ticket[] => {
    const ids = all.map(({ id }) => id);
    return all.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, MOST_TICKETS);
  },
);

/** The newest first. Home looks whether there are some before any of this is loaded. */
export const tickets = kept('tables', ticketsCodec, []);

/** The newest first, each table once. */
export function withTicket(all: readonly Ticket[], next: Ticket): readonly Ticket[] {
  return [next, ...all.filter(({ id }) => id !== next.id)].slice(0, MOST_TICKETS);
}

/** By id, or by the code that is on the newest table's door. */
export function ticketFor(all: readonly Ticket[], table: string): Ticket | undefined {
  return all.find(({ id }) => id === table) ?? all.find(({ code }) => code === table.toUpperCase());
}

export function keepTicket(next: Ticket): void {
  tickets.change((all) => withTicket(all, next));
}

/** What was learnt of a table that is listed; one that was removed meanwhile stays so. */
export function updateTicket(next: Ticket): void {
  tickets.change((all) => all.map((one) => (one.id === next.id ? next : one)));
}

export function forgetTicket(id: string): void {
  tickets.change((all) => all.filter((one) => one.id !== id));
}
