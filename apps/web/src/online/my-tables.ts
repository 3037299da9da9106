/** The tables of this device and how they stand: what was last seen here, and what the server says now. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { tableInfo, type TableInfo } from './api.ts';
import { tickets, updateTicket, type Ticket } from './tickets.ts';

export type TableStanding =
  | { readonly t: 'your-turn' | 'lobby' | 'gone' | 'under-way' }
  | { readonly t: 'turn'; readonly names: readonly string[] }
  | { readonly t: 'over'; readonly winners: readonly string[] };

export type MyTable = { readonly ticket: Ticket; readonly standing: TableStanding };

/** `missing`: the server has it no more. */
export function tableStanding(ticket: Ticket, isMissing: boolean): TableStanding {
  const { phase, turn, name, winners } = ticket;
  if (phase === 'over') return { t: 'over', winners };
  if (isMissing) return { t: 'gone' };
  if (phase === 'lobby') return { t: 'lobby' };
  if (turn.includes(name)) return { t: 'your-turn' };
  return turn.length === 0 ? { t: 'under-way' } : { t: 'turn', names: turn };
}

const ORDER: { readonly [T in TableStanding['t']]: number } = {
  'your-turn': 0,
  turn: 1,
  'under-way': 1,
  lobby: 1,
  over: 2,
  gone: 2,
};

/** It goes on without this player: others decide, or it has not begun. */
export function isRunning({ t }: TableStanding): boolean {
  return ORDER[t] === 1;
}

/** Whose turn it is first; of equals the one that was seen last. */
export function tablesInOrder(list: readonly MyTable[]): readonly MyTable[] {
  return list.toSorted(
    (one, other) =>
      ORDER[one.standing.t] - ORDER[other.standing.t] || other.ticket.seen - one.ticket.seen,
  );
}

/** What the server says, on the ticket. */
export function withInfo(ticket: Ticket, { code, phase, players, turn }: TableInfo): Ticket {
  return { ...ticket, code, phase, players, turn };
}

const missing = signal<ReadonlySet<string>>(new Set());

export const myTables: ReadonlySignal<readonly MyTable[]> = computed(() =>
  tablesInOrder(
    tickets.value.map((ticket) => ({
      ticket,
      standing: tableStanding(ticket, missing.value.has(ticket.id)),
    })),
  ),
);

/** Asks the server for those that go on, a few at a time. */
async function refreshTables(): Promise<void> {
  const open = tickets.peek().filter(({ phase }) => phase !== 'over');
  while (open.length > 0) {
    const some = open.splice(0, AT_ONCE);
    await Promise.all(some.map(refresh));
  }
}

const AT_ONCE = 4;

async function refresh(ticket: Ticket): Promise<void> {
  const info = await tableInfo(ticket.id);
  // Out of reach: what was seen last is what there is to show.
  if (info === 'unknown') return;
  const isMissing = info === 'missing';
  if (missing.peek().has(ticket.id) !== isMissing) {
    const next = new Set(missing.peek());
    if (isMissing) next.add(ticket.id);
    else next.delete(ticket.id);
    missing.value = next;
  }
  if (info !== 'missing') updateTicket(withInfo(ticket, info));
}

/** Milliseconds between two looks while somebody is looking. */
const OFTEN = 30_000;

/** Keeps them fresh while a screen shows them; the answer ends that. */
export function watchTables(): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void refreshTables();
  };
  look();
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
