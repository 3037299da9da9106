/** Tables over days whose clock runs out while nobody is there: over a restart, and at whichever node lives. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { VirtualClock, parseStep } from '@palier/table/testing';
import { TURN_TIME } from '@palier/table/room';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DueWatch } from './due-watch.ts';
import { isServerFault, startServer, type RunningServer } from './index.ts';
import type { DueTable } from './ledger/index.ts';
import type { ServerSettings } from './settings.ts';
import { begunDays } from './testing/days.ts';
import { asAdmin, newPlace } from './testing/places.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { makeServerFolder } from './testing/server-process.ts';
import { eventually } from './testing/waiting.ts';

const MINUTE = 60_000;
const DAY = TURN_TIME.day;

let postgres: TestPostgres;
const folder = makeServerFolder();
const servers: RunningServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.close()));
  rmSync(folder.data, { recursive: true, force: true });
});
afterAll(async () => {
  folder.remove();
  await postgres.stop();
});

async function start(place: ServerSettings, time: VirtualClock): Promise<RunningServer> {
  const settings = { host: '127.0.0.1', port: 0, 'bot-threads': 1, web: folder.web, ...place };
  const server = await startServer({ settings, time });
  if (isServerFault(server)) throw new Error(server.code);
  servers.push(server);
  return server;
}

/** The events that a table's ledger holds, read beside the servers that have it. */
async function eventsOf({ data = '', database }: ServerSettings): Promise<readonly string[]> {
  const steps =
    database === undefined
      ? readSqlite(join(data, 'palier.sqlite'))
      : await asAdmin(database, async (client) => {
          const { rows } = await client.query<Row>('SELECT step FROM palier_steps ORDER BY rev');
          return rows;
        });
  return steps.flatMap(({ step }) => parseStep(step).events.map(({ t }) => t));
}

type Row = { readonly step: string };

function readSqlite(file: string): readonly Row[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT step FROM steps ORDER BY rev').all();
  db.close();
  return rows as unknown as readonly Row[];
}

/** Lets time go by until a bot has played for whose time was up. */
async function untilPlayedFor(place: ServerSettings, time: VirtualClock): Promise<void> {
  await eventually(async () => {
    time.pass(500);
    const events = await eventsOf(place);
    const came = events.indexOf('standInCame');
    return came !== -1 && events.lastIndexOf('played') > came;
  }, 'a bot’s move');
}

describe.each(['sqlite', 'postgres'] as const)('with %s', (kind) => {
  it('a clock runs out while no server is there, and a bot plays that turn once one is', async () => {
    const place =
      kind === 'sqlite' ? { data: folder.data } : { database: await newPlace(postgres.url) };
    const began = Date.now();
    const first = await start(place, new VirtualClock(began));
    await begunDays(first.url, 'day');
    await servers.pop()!.close();
    expect(await eventsOf(place)).not.toContain('standInCame');
    const time = new VirtualClock(began + DAY + MINUTE);
    // Nobody comes; the watch looks, the bot thinks, at its pace.
    await start(place, time);
    await untilPlayedFor(place, time);
    await servers.pop()!.close();
    expect((await eventsOf(place)).filter((event) => event === 'standInCame')).toHaveLength(1);
  });
});

it('of several nodes one plays, and another when that one is gone', async () => {
  const place = { database: await newPlace(postgres.url) };
  const time = new VirtualClock(Date.now());
  const nodes = [await start(place, time), await start(place, time), await start(place, time)];
  await begunDays(nodes[0]!.url, 'day');
  await servers.shift()!.close();
  time.pass(DAY);
  await untilPlayedFor(place, time);
  expect((await eventsOf(place)).filter((event) => event === 'standInCame')).toHaveLength(1);
});

it('wakes what it holds, and tries again later what is due all the same', async () => {
  const time = new VirtualClock(1_000_000);
  const tables: DueTable[] = [
    { id: 'broken', due: 1 },
    { id: 'other', due: 2 },
    { id: 'mine', due: 3 },
  ];
  const woken: string[] = [];
  const errors: unknown[] = [];
  const watch = new DueWatch({
    storage: {
      due: async (now, most) => tables.filter(({ due }) => due <= now).slice(0, most),
      leases: {
        claim: async (id) => (id === 'other' ? 'elsewhere' : 'anew'),
        release: async () => undefined,
      },
    },
    rooms: {
      wake: async (id) => {
        woken.push(id);
        if (id === 'broken') throw new Error('cannot be read');
        tables.splice(
          tables.findIndex((one) => one.id === id),
          1,
        );
      },
    },
    time,
    report: (error) => errors.push(error),
  });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 15_000) {
      time.pass(15_000);
      for (let hop = 0; hop < 50; hop++) await Promise.resolve();
    }
  };
  await pass(45_000);
  expect(woken).toEqual(['broken', 'mine']);
  await pass(10 * MINUTE);
  // After one minute, then two, then four.
  expect(woken.filter((id) => id === 'broken')).toHaveLength(4);
  expect(errors).toHaveLength(4);
  tables.push({ id: 'mine', due: 4 });
  await pass(15_000);
  expect(woken.filter((id) => id === 'mine')).toHaveLength(2);
  watch.stop();
  await pass(60 * MINUTE);
  expect(woken).toHaveLength(6);
});
