import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { People } from '@palier/people';
import { VirtualClock } from '@palier/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { isStorageFault, openStorage, type SweepRules } from './ledger/index.ts';
import { makeLog, SILENT_LOG } from './base/log.ts';
import { systemRandom } from './base/random.ts';
import { startSweeping } from './sweep.ts';
import { eventually } from './testing/waiting.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SETTINGS = {
  'idle-days': 30,
  'retention-days': 0,
  'profile-days': 300,
  'sweep-share': 25,
};
const NOBODY = { sweep: async () => ({ removed: 0, held: 0 }) };

it('sweeps every ten minutes but not at the start, also after a failure, until it is stopped', () => {
  const time = new VirtualClock(1_000_000);
  const sweeps: (readonly [number, SweepRules])[] = [];
  const storage = {
    sweep: async (now: number, rules: SweepRules) => {
      sweeps.push([now, rules]);
      if (sweeps.length === 1) throw new Error('the database is away');
      return { removed: 3, held: 0 };
    },
  };
  const start = time.now();
  const report = (): void => undefined;
  const swept = async (): Promise<void> => undefined;
  const ports = {
    storage,
    people: NOBODY,
    time,
    settings: SETTINGS,
    swept,
    log: SILENT_LOG,
    report,
  };
  const { stop } = startSweeping(ports);
  time.pass(20 * MINUTE);
  stop();
  time.pass(DAY);
  expect(sweeps.map(([now]) => now - start)).toEqual([10 * MINUTE, 20 * MINUTE]);
  const [, { empty, idle, retention, share }] = sweeps[0]!;
  expect([empty, idle, share]).toEqual([60 * MINUTE, 30 * DAY, 25]);
  expect(retention).toBeGreaterThan(100 * 365 * DAY);
  expect(Number.isSafeInteger(retention)).toBe(true);
});

it('at a machine that starts with a clock a year ahead, keeps games and people and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palier-sweep-'));
  const storage = await openStorage({ t: 'sqlite', folder }, 'node', () => undefined);
  if (isStorageFault(storage)) throw new Error(storage.code);
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { ledger, count } = storage;
  const playing = { phase: 'playing', round: 1, people: 2 } as const;
  for (const id of ['a', 'b']) {
    await ledger.create({ id, code: id }, { step: '0', summary: playing });
  }
  const then = { store: storage.people, random: systemRandom, now: () => Date.now(), most: 0 };
  await new People(then).create({ name: 'Zoë', device: '' });
  const time = new VirtualClock(Date.now() + 365 * DAY);
  const said: unknown[] = [];
  let sweeps = 0;
  const sweeper = startSweeping({
    storage,
    people: new People({ store: storage.people, random: systemRandom, now: time.wall, most: 0 }),
    time,
    settings: SETTINGS,
    swept: async () => void sweeps++,
    log: makeLog('warn', { write: (line) => said.push(JSON.parse(line)) }),
    report: (error) => said.push(error),
  });
  time.pass(20 * MINUTE);
  await eventually(() => sweeps === 2, 'two sweeps');
  sweeper.stop();
  expect(await count()).toEqual({ tables: 2 });
  expect(await storage.people.count()).toBe(1);
  expect(sweeper.held()).toBe(3);
  expect(said).toMatchObject([{ level: 'warn', tables: 2, profiles: 1 }]);
});

it('lets those go that it has held back for a week, and holds the next back again', async () => {
  const time = new VirtualClock(1_000_000);
  const shares: number[] = [];
  const storage = {
    sweep: async (_: number, { share }: SweepRules) => {
      shares.push(share);
      return share === 100 ? { removed: 5, held: 0 } : { removed: 0, held: 5 };
    },
  };
  const sweeper = startSweeping({
    storage,
    people: NOBODY,
    time,
    settings: SETTINGS,
    swept: async () => undefined,
    log: SILENT_LOG,
    report: () => undefined,
  });
  const week = (7 * DAY) / (10 * MINUTE);
  for (let sweeps = 0; sweeps < week + 2; sweeps++) {
    time.pass(10 * MINUTE);
    // Nothing is waited for but promises.
    await new Promise(setImmediate);
  }
  sweeper.stop();
  expect(shares.indexOf(100)).toBe(week);
  expect(shares.slice(week)).toEqual([100, 25]);
});
