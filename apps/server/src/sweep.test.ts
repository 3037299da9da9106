import { VirtualClock } from '@palier/table/testing';
import { expect, it } from 'vitest';
import type { SweepRules } from './ledger/index.ts';
import { SILENT_LOG } from './base/log.ts';
import { startSweeping } from './sweep.ts';

const DAY = 86_400_000;

it('sweeps at the start and every hour, also after a failure, until it is stopped', () => {
  const time = new VirtualClock(1_000_000);
  const swept: (readonly [number, SweepRules])[] = [];
  const storage = {
    sweep: async (now: number, rules: SweepRules) => {
      swept.push([now, rules]);
      if (swept.length === 1) throw new Error('the database is away');
      return 3;
    },
  };
  const settings = { 'idle-days': 30, 'retention-days': 0 };
  const start = time.now();
  const report = (): void => undefined;
  const stop = startSweeping({ storage, time, settings, log: SILENT_LOG, report });
  time.pass(2 * 3_600_000);
  stop();
  time.pass(DAY);
  expect(swept.map(([now]) => now - start)).toEqual([0, 3_600_000, 7_200_000]);
  const [, { idle, retention }] = swept[0]!;
  expect(idle).toBe(30 * DAY);
  expect(retention).toBeGreaterThan(100 * 365 * DAY);
  expect(Number.isSafeInteger(retention)).toBe(true);
});
