/** Takes tables away that are too old, at the start and every ten minutes. */
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
};

export type SweepPorts = {
  readonly storage: Pick<Storage, 'sweep'>;
  readonly time: Pick<Time, 'now' | 'every'>;
  readonly settings: ValuesOf<typeof SWEEP_SETTINGS>;
  /** Called after each sweep. */
  readonly swept: () => Promise<void>;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody has come to it. Whoever makes a table joins it, so hardly anybody misses one of these. */
const EMPTY = HOUR;
const PERIOD = 10 * MINUTE;
/** A thousand years: a number that a database can count with. */
const NEVER = 365_000 * DAY;

export function startSweeping(ports: SweepPorts): () => void {
  const { storage, time, settings, swept, log, report } = ports;
  const rules = {
    empty: EMPTY,
    idle: msOf(settings['idle-days']),
    retention: msOf(settings['retention-days']),
  };
  const sweep = async (): Promise<void> => {
    const tables = await storage.sweep(time.now(), rules);
    if (tables > 0) log.info({ tables }, 'old tables removed');
    await swept();
  };
  const trySweep = (): void => void sweep().catch(report);
  trySweep();
  return time.every(PERIOD, trySweep);
}

function msOf(days: number): number {
  return days === 0 ? NEVER : days * DAY;
}
