/** The tables of this device and how they stand: what was last seen here, and what the server says now. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { MOST_ASKED, standings, tableInfo, type StandingInfo, type TableInfo } from './api.ts';
import { tickets, updateTicket, type Ticket } from './tickets.ts';
import { takeUpRest } from './time-off.ts';
import { tellWaiting } from './tell-waiting.ts';

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

/** Whose turn it is first, and of those who has least time; of equals the one that was seen last. */
export function tablesInOrder(list: readonly MyTable[]): readonly MyTable[] {
  return list.toSorted(
    (one, other) =>
      ORDER[one.standing.t] - ORDER[other.standing.t] ||
      dueOf(one) - dueOf(other) ||
      other.ticket.seen - one.ticket.seen,
  );
}

/** As a number that can be counted with: nobody waits longer than for ever. */
function dueOf({ ticket, standing }: MyTable): number {
  return (standing.t === 'your-turn' ? ticket.due : undefined) ?? Number.MAX_SAFE_INTEGER;
}

/** What is known of many at once, on the ticket; undefined where that is not enough. */
export function withStanding(ticket: Ticket, info: StandingInfo, now: number): Ticket | undefined {
  const { phase, turn, isMine, left, winners, resting, rest: own } = info;
  const { due: _, resting: __, rest: ___, ...rest } = ticket;
  if (phase === 'over' && winners.length > 0) return { ...rest, phase, turn: [], winners };
  if (phase !== 'playing' || turn === undefined) return undefined;
  // Whatever one is called at the table by now.
  const names = isMine ? [ticket.name] : turn;
  return {
    ...rest,
    phase,
    turn: names,
    ...(left !== undefined && { due: inMinutes(now + left) }),
    ...(Object.keys(resting).length > 0 && { resting }),
    ...(own !== undefined && { rest: own }),
  };
}

const MINUTE = 60_000;

/** The whole minute before: what is told again and again is the same then, and nobody is promised more. */
export function inMinutes(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
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

/** Asks the server for all that go on at once; and a few at a time for what that does not tell. */
export async function refreshTables(): Promise<void> {
  const open = tickets.peek().filter(({ phase }) => phase !== 'over');
  const known = await standings(open.slice(0, MOST_ASKED));
  const others = open.filter((ticket, index) => {
    const info = known?.[index];
    if (info === undefined) return true;
    setMissing(ticket, info.phase === 'missing');
    if (info.phase === 'missing') return false;
    const next = withStanding(ticket, info, Date.now());
    if (next !== undefined) updateTicket(next);
    return next === undefined;
  });
  if (known !== undefined) await takeUpRest();
  while (others.length > 0) {
    const some = others.splice(0, AT_ONCE);
    await Promise.all(some.map(refresh));
  }
}

const AT_ONCE = 4;

async function refresh(ticket: Ticket): Promise<void> {
  const info = await tableInfo(ticket.id);
  // Out of reach: what was seen last is what there is to show.
  if (info === 'unknown') return;
  setMissing(ticket, info === 'missing');
  if (info !== 'missing') updateTicket(withInfo(ticket, info));
}

function setMissing({ id }: Ticket, isMissing: boolean): void {
  if (missing.peek().has(id) === isMissing) return;
  const next = new Set(missing.peek());
  if (isMissing) next.add(id);
  else next.delete(id);
  missing.value = next;
}

/** Those at which others wait for this player, whoever has least time first; but for the table that is shown. */
export function waitingTables(shown?: string): readonly Ticket[] {
  return myTables.value
    .filter(({ ticket, standing }) => standing.t === 'your-turn' && ticket.id !== shown)
    .map(({ ticket }) => ticket);
}

/** Milliseconds between two looks while somebody is looking. */
const OFTEN = 30_000;

/** Keeps them fresh while a screen shows them, and the window's title counts them; the answer ends that. */
export function watchTables(shown?: string): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void refreshTables();
  };
  look();
  const timer = setInterval(look, OFTEN);
  const endTelling = tellWaiting(() => waitingTables(shown).length);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    endTelling();
    document.removeEventListener('visibilitychange', look);
  };
}
