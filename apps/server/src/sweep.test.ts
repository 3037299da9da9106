import { VirtualClock } from '@palier/table/testing';
import { expect, it } from 'vitest';
import type { SweepRules } from './ledger/index.ts';
import { SILENT_LOG } from './base/log.ts';
import { startSweeping } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

it('sweeps at the start and every ten minutes, also after a failure, until it is stopped', () => {
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
  const after = async (): Promise<void> => undefined;
  const ports = { storage, time, settings, swept: after, log: SILENT_LOG, report };
  const stop = startSweeping(ports);
  time.pass(20 * MINUTE);
  stop();
  time.pass(DAY);
  expect(swept.map(([now]) => now - start)).toEqual([0, 10 * MINUTE, 20 * MINUTE]);
  const [, { empty, idle, retention }] = swept[0]!;
  expect(empty).toBe(60 * MINUTE);
  expect(idle).toBe(30 * DAY);
  expect(retention).toBeGreaterThan(100 * 365 * DAY);
  expect(Number.isSafeInteger(retention)).toBe(true);
});
