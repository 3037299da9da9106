/**
 * The tables of this device: what lets somebody back to their seat, and what was last seen there.
 * Storage is outside: each part is taken only if it is one, and what is unknown is left.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { parseReturnCode, type RoomPromise } from '@palier/table/room';
import { readStored, store } from '../state/storage.ts';

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

const PHASES = ['lobby', 'playing', 'over'] as const;

type Members = { readonly [name: string]: unknown };

export function parseTickets(text: string | null): readonly Ticket[] {
  const json = parseJson(text);
  const tickets = Array.isArray(json) ? json.flatMap((one) => ticketFrom(members(one)) ?? []) : [];
  const ids = new Set<string>();
  return tickets.filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, MOST_TICKETS);
}

export function makeTickets(tickets: readonly Ticket[]): string {
  return JSON.stringify(tickets);
}

/** The newest first, each table once. */
export function withTicket(tickets: readonly Ticket[], ticket: Ticket): readonly Ticket[] {
  return [ticket, ...tickets.filter(({ id }) => id !== ticket.id)].slice(0, MOST_TICKETS);
}

/** By id, or by the code that is on the newest table's door. */
export function ticketFor(tickets: readonly Ticket[], table: string): Ticket | undefined {
  return (
    tickets.find(({ id }) => id === table) ??
    tickets.find(({ code }) => code === table.toUpperCase())
  );
}

function ticketFrom(stored: Members): Ticket | undefined {
  const { id, code, name, seen } = stored;
  const token = typeof stored['token'] === 'string' ? parseReturnCode(stored['token']) : undefined;
  const isOne =
    isText(id) && isText(code) && isText(name) && token !== undefined && typeof seen === 'number';
  if (!isOne) return undefined;
  const promise = promiseFrom(members(stored['promise']));
  const { edition, entries } = stored;
  return {
    id,
    code,
    token,
    name,
    ...(promise && { promise }),
    ...(typeof entries === 'number' && { entries }),
    phase: PHASES.find((phase) => phase === stored['phase']) ?? 'lobby',
    players: texts(stored['players']),
    bots: botsFrom(members(stored['bots'])),
    turn: texts(stored['turn']),
    winners: texts(stored['winners']),
    ...(isText(edition) && { edition }),
    seen,
  };
}

function promiseFrom({ commitment, salt }: Members): RoomPromise | undefined {
  return isText(commitment) && isText(salt) ? { commitment, salt } : undefined;
}

function botsFrom(stored: Members): Ticket['bots'] {
  const bots = Object.entries(stored).filter(([name, bot]) => isText(name) && isText(bot));
  return Object.fromEntries(bots) as Ticket['bots'];
}

function isText(json: unknown): json is string {
  return typeof json === 'string' && json !== '' && json.length <= 100;
}

function texts(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter(isText) : [];
}

function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Read by home before any of this is loaded: whether there are some. */
const KEY = 'tables';

const known = signal<readonly Ticket[]>(parseTickets(readStored(KEY)));

/** The newest first. */
export const tickets: ReadonlySignal<readonly Ticket[]> = known;

/** Another tab may have been at a table meanwhile. */
export function rereadTickets(): void {
  known.value = parseTickets(readStored(KEY));
}

export function keepTicket(ticket: Ticket): void {
  rereadTickets();
  const next = withTicket(known.value, ticket);
  known.value = next;
  store(KEY, makeTickets(next));
}

/** What was learnt of a table that is listed; one that was removed meanwhile stays so. */
export function updateTicket(ticket: Ticket): void {
  rereadTickets();
  const next = known.value.map((one) => (one.id === ticket.id ? ticket : one));
  known.value = next;
  store(KEY, makeTickets(next));
}

export function forgetTicket(id: string): void {
  rereadTickets();
  const next = known.value.filter((ticket) => ticket.id !== id);
  known.value = next;
  store(KEY, makeTickets(next));
}
