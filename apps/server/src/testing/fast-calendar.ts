/**
 * Loaded into a server process by a laboratory, before the program: its calendar goes on by so many
 * milliseconds whenever it is told to. So days pass, and tables grow old and are swept; whatever lasts
 * seconds, as the pulse of a socket or the time for a turn, stays as it is. Nothing of it is in the product.
 */
import { isMainThread } from 'node:worker_threads';
import { systemTime } from '../base/time.ts';

export type Skip = { readonly skip: number };

/** Milliseconds: what is done again and again after so long is done whenever the calendar goes on. */
const LONG = 60_000;

const { every } = systemTime;
const machine = Date.now.bind(Date);
const recurring = new Set<() => void>();
let ahead = 0;

const calendar: Partial<typeof systemTime> = {
  wall: () => machine() + ahead,
  every: (ms, call) => {
    if (ms < LONG) return every(ms, call);
    recurring.add(call);
    return () => recurring.delete(call);
  },
};

// Threads in which bots think have no calendar.
if (isMainThread) {
  Object.assign(systemTime, calendar);
  // What the ledger notes beside each table.
  Date.now = () => machine() + ahead;
  process.on('message', (message: Skip | string) => {
    if (typeof message === 'string') return;
    ahead += message.skip;
    for (const call of recurring) call();
  });
}
