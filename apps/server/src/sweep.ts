/** Takes tables away that are too old, at the start and every hour. */
import type { Storage } from './ledger/index.ts';
import type { ServerLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { Time } from './time.ts';

export type SweepPorts = {
  readonly storage: Pick<Storage, 'sweep'>;
  readonly time: Pick<Time, 'now' | 'every'>;
  readonly limits: Pick<ServerLimits, 'idleDays' | 'retentionDays'>;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A thousand years: a number that a database can count with. */
const NEVER = 365_000 * DAY;

export function startSweeping({ storage, time, limits, log, report }: SweepPorts): () => void {
  const rules = { idle: msOf(limits.idleDays), retention: msOf(limits.retentionDays) };
  const sweep = async (): Promise<void> => {
    const tables = await storage.sweep(time.now(), rules);
    if (tables > 0) log.info({ tables }, 'old tables removed');
  };
  const trySweep = (): void => void sweep().catch(report);
  trySweep();
  return time.every(HOUR, trySweep);
}

function msOf(days: number): number {
  return days === 0 ? NEVER : days * DAY;
}
