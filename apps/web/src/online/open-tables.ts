/** The list of open tables as the server tells it, while a screen shows it. */
import { VERSION } from '@palier/rules';
import { signal, type ReadonlySignal } from '@preact/signals';
import { Link, readLobbyTell, type ListedTable } from '@palier/table/room';
import { randomHex } from '../state/browser.ts';
import { serverAddresses } from './api.ts';
import { dialTo, roomClock } from './dial.ts';

export type OpenTablesState = {
  /** Undefined until they were told. */
  readonly tables: readonly ListedTable[] | undefined;
  /** `lost`: what was told last may be old by now. */
  /** `none`: what answers has no tables. */
  readonly line: 'looking' | 'here' | 'lost' | 'offline' | 'none';
};

const HELLO = JSON.stringify({ t: 'hello', palier: VERSION });

const state = signal<OpenTablesState>({ tables: undefined, line: 'looking' });
export const openTables: ReadonlySignal<OpenTablesState> = state;

/** Undefined: what is told does not concern the list, or is not understood. */
export function tablesAfter(
  tables: readonly ListedTable[] | undefined,
  text: string,
): readonly ListedTable[] | undefined {
  const read = readLobbyTell(text);
  if (read?.t === 'tables') return inOrder(read.tables);
  if (read?.t !== 'changed' || tables === undefined) return undefined;
  const changed = new Map(read.tables.map((table) => [table.id, table]));
  const gone = new Set(read.gone);
  const stay = tables.flatMap((table) => {
    const now = changed.get(table.id) ?? table;
    changed.delete(table.id);
    return gone.has(table.id) ? [] : [now];
  });
  return inOrder([...stay, ...changed.values()]);
}

/** Those that have not begun before the others; else nothing moves that has not changed. */
function inOrder(tables: readonly ListedTable[]): readonly ListedTable[] {
  const isPlaying = ({ phase }: ListedTable): number => Number(phase === 'playing');
  return tables.toSorted((a, b) => isPlaying(a) - isPlaying(b));
}

/** Watches while somebody looks and there is a network; the answer ends that. */
export function watchOpenTables(): () => void {
  let link: Link | undefined;
  let isOver = false;
  const stop = (): void => {
    link?.close();
    link = undefined;
  };
  const start = (): void => {
    const opened = new Link(
      { dial: dialTo('/lobby'), clock: roomClock, random: randomHex },
      {
        opened: () => opened.send(HELLO),
        message: (text) => {
          const tables = tablesAfter(state.peek().tables, text);
          if (tables !== undefined) state.value = { tables, line: 'here' };
        },
        closed: () => {
          if (link === opened) state.value = { ...state.peek(), line: 'lost' };
        },
      },
    );
    link = opened;
  };
  /** A server that only hands out files has no list, and a socket to it would be in vain. */
  const ask = async (): Promise<void> => {
    const known = await serverAddresses();
    if (isOver || link !== undefined || !isWanted()) return;
    if (known === 'none') state.value = { tables: undefined, line: 'none' };
    else start();
  };
  const isWanted = (): boolean => navigator.onLine && document.visibilityState === 'visible';
  const look = (): void => {
    if (!isWanted()) stop();
    if (!navigator.onLine) state.value = { tables: undefined, line: 'offline' };
    else if (state.peek().line === 'offline') state.value = { tables: undefined, line: 'looking' };
    if (isWanted() && link === undefined) void ask();
  };
  state.value = { tables: undefined, line: 'looking' };
  look();
  const events = [
    [window, 'online'],
    [window, 'offline'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, look);
  return () => {
    isOver = true;
    stop();
    for (const [target, name] of events) target.removeEventListener(name, look);
  };
}
