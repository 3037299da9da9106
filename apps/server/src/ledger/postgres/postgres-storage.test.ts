import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describePeople } from '@palier/people/testing';
import { describeLeases, describeLedger } from '@palier/table/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWriter } from '../../testing/child.ts';
import { leakyPipe } from '../../testing/leaky-pipe.ts';
import {
  asAdmin,
  faultText,
  newPlace,
  openNode,
  placeIn,
  schemaOf,
  type TestNode,
} from '../../testing/places.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { describeDues } from '../../testing/dues.ts';
import { describeSettling } from '../../testing/settling.ts';
import { describeOffice } from '../../testing/office-cases.ts';
import { describePushes } from '../../testing/pushes.ts';
import { describeSweeping } from '../../testing/sweeping.ts';
import { eventually } from '../../testing/waiting.ts';
import { acknowledged, race, stepText } from '../../testing/writing.ts';
import { isStorageFault, openStorage } from '../index.ts';
import { TOUCH_STEP } from '../storage.ts';
import { POSTGRES_MIGRATIONS, migratePostgres } from './migrations.ts';

let postgres: TestPostgres;
const opened: TestNode[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (node) => node.close()));
});
afterAll(async () => postgres.stop());

async function open(place: string, node = 'node'): Promise<TestNode> {
  const one = await openNode(place, node);
  opened.push(one);
  return one;
}

async function faultOf(url: string): Promise<string> {
  const storage = await openStorage({ t: 'postgres', url }, 'node', () => undefined);
  if (isStorageFault(storage)) return faultText(storage);
  await storage.close();
  return 'none';
}

async function inSchema(place: string, sql: string): Promise<readonly unknown[]> {
  return asAdmin(place, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
}

describeLedger(
  'a ledger in PostgreSQL',
  async () => {
    const place = await newPlace(postgres.url);
    const { ledger } = await open(place);
    return { ledger, reopen: async () => (await open(place, 'again')).ledger };
  },
  { describe, it },
);

describePeople(
  'people in PostgreSQL',
  async () => {
    const place = await newPlace(postgres.url);
    const { people } = await open(place);
    return { store: people, reopen: async () => (await open(place, 'again')).people };
  },
  { describe, it },
);

describeOffice('in PostgreSQL', async () => {
  const place = await newPlace(postgres.url);
  const { office } = await open(place);
  // Another node has the same.
  return { office, reopen: async () => (await open(place, 'again')).office };
});

describeLeases(
  'leases in PostgreSQL',
  async () => {
    const place = await newPlace(postgres.url);
    const { leases: here } = await open(place, 'here');
    const { leases: there } = await open(place, 'there');
    return { here, there, pass: sleep };
  },
  { describe, it },
);

describe('writers of several nodes', () => {
  it('at one table: one at each place, nothing lost', async () => {
    const place = await newPlace(postgres.url);
    const nodes = await Promise.all(['a', 'b', 'c'].map(async (name) => open(place, name)));
    const ledgers = nodes.flatMap(({ ledger }) => [ledger, ledger]);
    await ledgers[0]!.create({ id: 't', code: 'T' }, { step: 'first' });
    const stored = await race(ledgers, 't', 60);
    const steps = await ledgers[1]!.since('t', 1);
    expect(steps?.map(({ rev, step }) => [rev, step])).toEqual(stored);
    expect(stored.map(([rev]) => rev)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('at the same tables in any order wait for each other, never in a circle', async () => {
    const place = await newPlace(postgres.url);
    const nodes = await Promise.all(['a', 'b', 'c'].map(async (name) => open(place, name)));
    const ids = Array.from({ length: 25 }, (_, index) => `t${index}`);
    await Promise.all(
      ids.map(async (id) => nodes[0]!.ledger.create({ id, code: id }, { step: '0' })),
    );
    const summary = { phase: 'playing', round: 1, people: 2 } as const;
    for (let rev = 1; rev <= 10; rev++) {
      const rows = await Promise.all(
        nodes.map(async ({ ledger }, index) => {
          const order = index === 1 ? ids.toReversed() : ids;
          const asked = order.map(async (id) => [
            id,
            await ledger.append(id, rev, { step: 'x', summary }),
          ]);
          return Promise.all(asked);
        }),
      );
      const winners = rows
        .flat()
        .filter(([, outcome]) => outcome === 'stored')
        .map(([id]) => String(id));
      expect(winners.toSorted()).toEqual(ids.toSorted());
    }
  });

  it('have stored what they said when they are killed', async () => {
    const place = await newPlace(postgres.url);
    const children = ['one', 'two'].map((node) =>
      startWriter([JSON.stringify({ t: 'postgres', url: place }), node, '20']),
    );
    for (const child of children) {
      await child.said(1000);
      await eventually(() => acknowledged(child.lines).size === 20, 'a step of every table');
      await child.kill();
    }
    const { ledger } = await open(place);
    for (const { lines } of children) {
      const ends = acknowledged(lines);
      expect(ends.size).toBe(20);
      for (const [id, end] of ends) {
        const steps = (await ledger.since(id, 0)) ?? [];
        expect(steps.length).toBeGreaterThanOrEqual(end);
        expect(steps.map(({ step }) => step)).toEqual(steps.map((_, rev) => stepText(id, rev)));
      }
    }
  });
});

describe('a database', () => {
  it('is made ready by several nodes that start at once', async () => {
    const place = await newPlace(postgres.url);
    const nodes = await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => open(place, name)));
    const [first, second] = nodes;
    expect(await first!.ledger.create({ id: 't', code: 'T' }, { step: '0' })).toBe('stored');
    expect(await second!.ledger.append('t', 1, { step: '1' })).toBe('stored');
    const versions = POSTGRES_MIGRATIONS.map((_, index) => ({ version: index + 1 }));
    expect(await inSchema(place, 'SELECT * FROM palier_schema_version')).toEqual(versions);
  });

  it('is brought to a newer version, or left as it was', async () => {
    const place = await newPlace(postgres.url);
    const versions = 'SELECT max(version) FROM palier_schema_version';
    const next = [...POSTGRES_MIGRATIONS, 'CREATE TABLE next (x integer)'];
    await asAdmin(place, async (client) => {
      expect(await migratePostgres(client)).toBeUndefined();
      await expect(migratePostgres(client, [...next, 'CREATE nonsense'])).rejects.toThrow('syntax');
    });
    expect(await inSchema(place, versions)).toEqual([{ max: POSTGRES_MIGRATIONS.length }]);
    await asAdmin(place, async (client) => {
      expect(await migratePostgres(client, next)).toBeUndefined();
    });
    expect(await inSchema(place, versions)).toEqual([{ max: next.length }]);
    expect(await faultOf(place)).toBe(`newer-database ${next.length}`);
  });

  it.each(POSTGRES_MIGRATIONS.map((_, index) => index + 1))(
    'of version %d comes to the newest with all that was in it, beside a node that runs on',
    async (version) => {
      const place = await newPlace(postgres.url);
      await asAdmin(place, async (client) => {
        await migratePostgres(client, POSTGRES_MIGRATIONS.slice(0, version));
        await client.query(`
          INSERT INTO palier_tables VALUES ('a', 'AAAAAA', true, 'playing', 2, 3, 4);
          INSERT INTO palier_steps VALUES ('a', 0, 'first'), ('a', 1, 'second');
        `);
        if (version === 1) return;
        await client.query("INSERT INTO palier_profiles VALUES ('zoe', 'Zoë', 'a0123', 1, 2)");
      });
      const { ledger, people } = await open(place);
      expect((await ledger.since('a', 0))?.map(({ step }) => step)).toEqual(['first', 'second']);
      // What a node of that version does is still right.
      await inSchema(place, "INSERT INTO palier_steps VALUES ('a', 2, 'third')");
      expect(await ledger.append('a', 3, { step: 'fourth' })).toBe('stored');
      expect(await people.count()).toBe(version === 1 ? 0 : 1);
    },
  );

  it('that is not there, or refuses, or is none, is a fault without secrets', async () => {
    const { port } = new URL(postgres.url);
    const at = (change: (url: URL) => void): string => {
      const url = new URL(postgres.url);
      change(url);
      return url.href;
    };
    const stranger = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    await new Promise<void>((resolve) => {
      stranger.listen(0, '127.0.0.1', resolve);
    });
    const { port: mail } = stranger.address() as AddressInfo;
    const faults = await Promise.all(
      [
        at((url) => (url.port = '1')),
        at((url) => (url.password = 'wrong-secret')),
        at((url) => (url.pathname = '/nowhere')),
        at((url) => (url.hostname = 'no-such-host.invalid')),
        at((url) => (url.port = String(mail))),
        placeIn(postgres.url, 'no_such_schema'),
        `http://127.0.0.1:${port}`,
        'postgres://%zz:secret@[/',
        'palier.sqlite',
      ].map(faultOf),
    );
    stranger.close();
    expect(faults).toEqual([
      'no-database ECONNREFUSED',
      'no-database 28P01',
      'no-database 3D000',
      expect.stringMatching(/^no-database (ENOTFOUND|EAI_AGAIN)$/u),
      expect.stringMatching(/^no-database/u),
      'no-database 3F000',
      'not-a-database',
      expect.stringMatching(/^no-database/u),
      'not-a-database',
    ]);
    expect(faults.join()).not.toMatch(/secret|password/u);
  });

  it('that has something else by our names is left alone', async () => {
    const place = await newPlace(postgres.url);
    await inSchema(place, 'CREATE TABLE palier_steps (day date)');
    expect(await faultOf(place)).toBe('not-a-database 42P07');
    const other = await newPlace(postgres.url);
    await inSchema(other, 'CREATE TABLE palier_schema_version (rank text)');
    expect(await faultOf(other)).toBe('not-a-database 42703');
  });

  it('asks for no more rights than it needs', async () => {
    const place = await newPlace(postgres.url);
    const schema = schemaOf(place);
    const role = (name: string): string => {
      const url = new URL(place);
      url.username = name;
      url.password = 'p';
      return url.href;
    };
    const [owner, user] = [`${schema}_o`, `${schema}_u`];
    await inSchema(
      postgres.url,
      `CREATE ROLE ${owner} LOGIN PASSWORD 'p'; CREATE ROLE ${user} LOGIN PASSWORD 'p';
       GRANT USAGE ON SCHEMA ${schema} TO ${owner}, ${user}`,
    );
    expect(await faultOf(role(owner))).toBe('no-database 42501');
    await inSchema(postgres.url, `GRANT CREATE ON SCHEMA ${schema} TO ${owner}`);
    const first = await open(role(owner), 'first');
    await first.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    await inSchema(
      postgres.url,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${user}`,
    );
    const second = await open(role(user), 'second');
    expect(await second.ledger.append('t', 1, { step: '1' })).toBe('stored');
    expect(await second.leases.claim('t', 1000)).toBe('anew');
    const now = Date.now() + 10 * TOUCH_STEP;
    expect(await second.sweep(now, { empty: 0, idle: 0, retention: 0, share: 100 })).toEqual({
      removed: 1,
      held: 0,
    });
  });

  it('is copied by its own tools', async () => {
    const { backup } = await open(await newPlace(postgres.url));
    await expect(backup('x')).rejects.toThrow('pg_dump');
  });

  it('that fails says neither where it is nor what it was to keep', async () => {
    const place = await newPlace(postgres.url);
    const { ledger } = await open(place);
    await ledger.create({ id: 'the-id', code: 'T' }, { step: '0' });
    await inSchema(place, "ALTER TABLE palier_steps ADD CHECK (step <> 'the-secret-step')");
    const failure = await ledger
      .append('the-id', 1, { step: 'the-secret-step' })
      .catch((error: unknown) => error);
    const { name, message, stack, ...rest } = failure as Error & { code: string };
    expect({ name, message, rest }).toEqual({
      name: 'DatabaseFailure',
      message: 'the database failed: append, 23514',
      rest: { code: '23514' },
    });
    expect(`${stack}${JSON.stringify(failure)}`).not.toMatch(
      /the-secret-step|the-id|127\.0\.0\.1/u,
    );
    expect(await ledger.append('the-id', 1, { step: 'x' })).toBe('stored');
  });
});

describe('a database that takes nothing more', () => {
  it('is not ready, though it answers, and is again when it does', async () => {
    const place = await newPlace(postgres.url);
    const { ready } = await open(place);
    await inSchema(place, 'ALTER TABLE palier_steps ADD CONSTRAINT full_disk CHECK (false)');
    expect(await ready()).toBe(false);
    await inSchema(place, 'ALTER TABLE palier_steps DROP CONSTRAINT full_disk');
    await eventually(ready, 'room on the disk');
    expect(await inSchema(place, 'SELECT id FROM palier_steps')).toEqual([]);
  });
});

describe('a connection that breaks while it has a transaction', () => {
  type Node = Pick<TestNode, 'ledger' | 'ready' | 'sweep'>;
  const next = { id: 'next', first: { step: 'next' } };
  const rules = { empty: 0, idle: 0, retention: 0, share: 100 };
  const failed = { status: 'rejected' };
  it.each<[string, (node: Node) => Promise<unknown>, object]>([
    [
      'goes on to another table',
      async ({ ledger }) => ledger.append('t', 1, { step: '1', opens: next }),
      failed,
    ],
    ['removes old tables', async ({ sweep }) => sweep(Date.now() + 10 * TOUCH_STEP, rules), failed],
    [
      'looks whether it can write',
      async ({ ready }) => ready(),
      { status: 'fulfilled', value: false },
    ],
  ])('fails what it does, and the server lives: one that %s', async (_, work, outcome) => {
    const place = await newPlace(postgres.url);
    const pipe = await leakyPipe(place);
    const node = await open(pipe.url);
    await node.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    await asAdmin(place, async (other) => {
      await other.query('BEGIN; LOCK TABLE palier_steps');
      const working = Promise.allSettled([work(node)]);
      const waits = 'SELECT 1 FROM pg_locks WHERE NOT granted';
      await eventually(async () => (await other.query(waits)).rowCount === 1, 'it waits');
      pipe.close();
      expect(await working).toMatchObject([outcome]);
      await other.query('ROLLBACK');
    });
  });
});

describe('a node whose clock is not that of the database', () => {
  const behind = (): number => Date.now() - 3000;

  it('knows by how much', async () => {
    const { clockSkew } = await open(await newPlace(postgres.url));
    expect(Math.abs(await clockSkew(() => Date.now()))).toBeLessThan(1000);
    expect(await clockSkew(behind)).toBeLessThan(-1000);
    expect(await clockSkew(() => Date.now() + 60_000)).toBeGreaterThan(50_000);
  });

  it('lets others run its tables, those that they have open, and removes none', async () => {
    const place = await newPlace(postgres.url);
    const [right, wrong] = [await open(place, 'right'), await open(place, 'wrong')];
    expect(await wrong.leases.claim('t', 600_000)).toBe('anew');
    await wrong.clockSkew(behind);
    // Nobody else wants it yet: the table must not stand still.
    expect(await wrong.leases.claim('t', 600_000)).toBe('held');
    expect(await right.leases.claim('t', 600_000)).toBe('anew');
    expect(await wrong.leases.claim('t', 600_000)).toBe('elsewhere');
    await wrong.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    const rules = { empty: 0, idle: 0, retention: 0, share: 100 };
    const later = Date.now() + 10 * TOUCH_STEP;
    expect(await wrong.sweep(later, rules)).toEqual({ removed: 0, held: 0 });
    await right.leases.release('t');
    expect(await wrong.leases.claim('t', 600_000)).toBe('anew');
    await wrong.clockSkew(() => Date.now());
    expect(await wrong.leases.claim('t', 600_000)).toBe('held');
    expect(await right.leases.claim('t', 600_000)).toBe('elsewhere');
    expect(await wrong.sweep(later, rules)).toEqual({ removed: 1, held: 0 });
  });
});

describeSweeping(async () => open(await newPlace(postgres.url)));

describeDues(async () => open(await newPlace(postgres.url)));

describeSettling(async () => open(await newPlace(postgres.url)));

describePushes(async () => open(await newPlace(postgres.url)));

describe('sweeping', () => {
  it('leaves neither steps nor leases of what it removes', async () => {
    const place = await newPlace(postgres.url);
    const { ledger, sweep, leases } = await open(place);
    const [hour, now] = [3_600_000, Date.now()];
    for (const phase of ['lobby', 'over'] as const) {
      await ledger.create({ id: phase, code: phase }, { step: '0' });
      await ledger.append(phase, 1, { step: '1', summary: { phase, round: 1, people: 2 } });
    }
    await leases.claim('lobby', 10);
    await inSchema(place, "UPDATE palier_leases SET until = now() - interval '2 hours'");
    const rules = { empty: hour, idle: hour, retention: 3 * hour, share: 100 };
    expect(await sweep(now + hour + 2 * TOUCH_STEP, rules)).toEqual({ removed: 1, held: 0 });
    expect(await inSchema(place, 'SELECT DISTINCT id FROM palier_steps')).toEqual([{ id: 'over' }]);
    expect(await inSchema(place, 'SELECT id FROM palier_leases')).toEqual([]);
  });

  it('by two nodes at once, while others write, loses no step that was acknowledged', async () => {
    const place = await newPlace(postgres.url);
    const nodes = await Promise.all(['a', 'b', 'c'].map(async (name) => open(place, name)));
    const ledger = nodes[2]!.ledger;
    const ids = Array.from({ length: 60 }, (_, index) => `t${index}`);
    await Promise.all(ids.map(async (id) => ledger.create({ id, code: id }, { step: '0' })));
    // All are old, as the database has it; a step makes a table young.
    await inSchema(place, 'UPDATE palier_tables SET touched = 0');
    const fresh = await open(place, 'd');
    const rules = { empty: TOUCH_STEP, idle: TOUCH_STEP, retention: TOUCH_STEP, share: 100 };
    const swept = nodes.slice(0, 2).map(async ({ sweep }) => sweep(Date.now(), rules));
    const outcomes = await Promise.all(
      ids.map(async (id) => fresh.ledger.append(id, 1, { step: '1' })),
    );
    const removed = (await Promise.all(swept)).map((each) => each.removed);
    const stored = ids.filter((_, index) => outcomes[index] === 'stored');
    expect(removed[0]! + removed[1]!).toBe(ids.length - stored.length);
    for (const id of stored) expect(await ledger.since(id, 1)).toEqual([{ rev: 1, step: '1' }]);
    const left = await inSchema(place, 'SELECT DISTINCT id FROM palier_steps ORDER BY id');
    expect(left).toEqual(stored.toSorted().map((id) => ({ id })));
  });
});
