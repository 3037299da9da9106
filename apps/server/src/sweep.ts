/**
 * Takes tables away that are too old, and profiles that nobody uses, every ten minutes; not at the start, when the machine may not know
 * the time yet. Where more are due than is plausible they stay for a week: a clock that was set wrong must
 * not cost anybody their game, and an operator who means it can say so sooner. Without an end to it a
 * server that stood still for a month would keep everything from then on.
 */
import type { People } from '@palier/people';
import type { Storage } from './ledger/index.ts';
import type { Log } from './base/log.ts';
import { wholeNumber, type ValuesOf } from './base/setting.ts';
import type { Time } from './base/time.ts';

const CENTURY = 36_500;

export const SWEEP_SETTINGS = {
  /** Without anything happening, until an unfinished table goes; 0: never. */
  'idle-days': wholeNumber('DAYS', 30, { max: CENTURY }),
  /** Until a finished one goes; 0: never. */
  'retention-days': wholeNumber('DAYS', 90, { max: CENTURY }),
  /** Until a profile goes that none of its devices has used; 0: never. */
  'profile-days': wholeNumber('DAYS', 730, { max: CENTURY }),
  /** Of a hundred tables, or profiles, how many may go at once. */
  'sweep-share': wholeNumber('PERCENT', 25, { max: 100 }),
};

export type SweepPorts = {
  readonly storage: Pick<Storage, 'sweep'>;
  readonly people: Pick<People, 'sweep'>;
  readonly time: Pick<Time, 'wall' | 'every'>;
  readonly settings: ValuesOf<typeof SWEEP_SETTINGS>;
  /** Called after each sweep. `isTimely`: nothing speaks against the clock. */
  readonly swept: (isTimely: boolean) => Promise<void>;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody has come to it. Whoever makes a table joins it, so hardly anybody misses one of these. */
const EMPTY = HOUR;
const PERIOD = 10 * MINUTE;
/** Sweeps in a row after which a clock that nobody has put right is right. */
const MOST_HELD = (7 * DAY) / PERIOD;
/** A thousand years: a number that a database can count with. */
const NEVER = 365_000 * DAY;

export type Sweeper = {
  /** How many tables and profiles are due and stay, because they are too many at once. */
  readonly held: () => number;
  readonly stop: () => void;
};

export function startSweeping(ports: SweepPorts): Sweeper {
  const { storage, people, time, settings, swept, log, report } = ports;
  const rules = {
    empty: EMPTY,
    idle: msOf(settings['idle-days']),
    retention: msOf(settings['retention-days']),
    share: settings['sweep-share'],
  };
  const unused = msOf(settings['profile-days']);
  let held = 0;
  let heldSweeps = 0;
  const sweep = async (): Promise<void> => {
    const share = heldSweeps < MOST_HELD ? rules.share : 100;
    const tables = await storage.sweep(time.wall(), { ...rules, share });
    if (tables.removed > 0) log.info({ tables: tables.removed }, 'old tables removed');
    const profiles = await people.sweep({ unused, games: rules.retention, share });
    if (profiles.removed > 0) log.info({ profiles: profiles.removed }, 'unused profiles removed');
    const stay = tables.held + profiles.held;
    if (stay > 0 && stay !== held) {
      log.warn(
        { tables: tables.held, profiles: profiles.held },
        'more tables or profiles are due than --sweep-share allows: is the clock right?',
      );
    }
    held = stay;
    heldSweeps = stay > 0 ? heldSweeps + 1 : 0;
    await swept(stay === 0);
  };
  const stop = time.every(PERIOD, () => void sweep().catch(report));
  return { held: () => held, stop };
}

function msOf(days: number): number {
  return days === 0 ? NEVER : days * DAY;
}
