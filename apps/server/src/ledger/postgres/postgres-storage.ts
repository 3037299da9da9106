/** Tables of any number of processes, in a PostgreSQL database. */
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import { postgresPeople } from '../../people/postgres/postgres-people.ts';
import { storageFault, type StorageFault } from '../faults.ts';
import type { Office } from '../office.ts';
import { Probe } from '../probe.ts';
import type { Storage } from '../storage.ts';
import { DatabaseClock } from './database-clock.ts';
import { DatabaseFailure, guard, postgresFaultOf } from './errors.ts';
import { migratePostgres } from './migrations.ts';
import { USUAL_HEARTBEAT, type Heartbeat } from './neighbours.ts';
import { PostgresBus } from './postgres-bus.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { postgresOffice } from './postgres-office.ts';
import { postgresLeases } from './postgres-leases.ts';
import { postgresPushes } from './postgres-pushes.ts';
import { Sockets } from './sockets.ts';
import { sweepPostgres } from './sweep.ts';

/** One each for steps, leases and gossip, and some that read. */
const CONNECTIONS = 8;

/** Milliseconds. What the address says goes before these. */
const TIMES = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  query_timeout: 7000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** A larger table takes its time to be changed, and other nodes wait for that. */
const PATIENT = { statement_timeout: 600_000, query_timeout: 600_000 } as const;

/** Milliseconds to wait for a connection: when everybody looks again at once, some come late. */
const QUEUE = 8000;

/** Milliseconds that a goodbye may take. */
const FAREWELL = 2000;

export async function openPostgres(
  url: string,
  node: string,
  report: (error: unknown) => void,
  heartbeat: Heartbeat = USUAL_HEARTBEAT,
): Promise<Storage | StorageFault> {
  if (!/^postgres(ql)?:\/\//u.test(url)) return storageFault('not-a-database');
  try {
    const config = { connectionString: url, application_name: 'palier', keepAlive: true, ...TIMES };
    const channel = await prepare({ ...config, ...PATIENT });
    if (typeof channel !== 'string') return channel;
    const sockets = new Sockets();
    const pool = makePool({
      ...config,
      stream: sockets.stream,
      max: CONNECTIONS,
      connectionTimeoutMillis: QUEUE,
    });
    const ledger = new PostgresLedger({ pool, channel, node });
    const bus = new PostgresBus({ config, pool, ledger, channel, node, heartbeat, report });
    try {
      await bus.start();
    } catch (error) {
      await pool.end();
      throw error;
    }
    return storageOf({ pool, sockets, ledger, bus, node });
  } catch (error) {
    const fault = postgresFaultOf(error);
    // Not the error itself: it may have the address in it, and the password with that.
    if (fault === undefined) throw new DatabaseFailure('opening', error);
    return fault;
  }
}

/** Answers the channel of this schema: others in the same database have their own. */
async function prepare(config: ClientConfig): Promise<string | StorageFault> {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const fault = await migratePostgres(client);
    if (fault !== undefined) return fault;
    const { rows } = await client.query<{ channel: string }>(
      "SELECT 'palier_' || md5(current_schema()) AS channel",
    );
    return rows[0]!.channel;
  } finally {
    await client.end();
  }
}

function makePool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // A connection that breaks while nobody uses it is replaced; who uses one is told by what they asked,
  // and besides by an error of the connection's, which ends the process where nobody hears it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Parts = {
  readonly pool: Pool;
  readonly sockets: Sockets;
  readonly ledger: PostgresLedger;
  readonly bus: PostgresBus;
  readonly node: string;
};

function storageOf({ pool, sockets, ledger, bus, node }: Parts): Storage {
  const clock = new DatabaseClock(pool);
  const whole = postgresOffice(pool);
  const office: Office = {
    ...whole,
    forget: async (before) => (clock.isOff ? undefined : whole.forget(before)),
  };
  const probe = new Probe(async () => writeAndTakeBack(pool, node));
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const patience = setTimeout(() => sockets.destroy(), FAREWELL);
    await bus.close();
    await pool.end();
    clearTimeout(patience);
  };
  return {
    ledger,
    pushes: postgresPushes(pool),
    bus,
    people: postgresPeople(pool, guard),
    office,
    leases: postgresLeases(pool, node, clock),
    listen: (ears) => bus.listen(ears),
    ready: async () => {
      if (!bus.isUp || closing !== undefined) return false;
      return probe.succeeds();
    },
    count: async () => ({ tables: await ledger.count() }),
    stillOpen: async (ids) => ledger.stillOpen(ids),
    standings: async (ids) => ledger.standings(ids),
    due: async (now, most) => ledger.due(now, most),
    unsettled: async (most) => ledger.unsettled(most),
    settle: async (id) => ledger.settle(id),
    sweep: async (now, rules) =>
      clock.isOff ? { removed: 0, held: 0 } : sweepPostgres(pool, now, rules),
    clockSkew: async (now) => clock.skew(now),
    backup: async () => {
      throw new Error('a PostgreSQL database is copied by pg_dump');
    },
    close: async () => (closing ??= close()),
  };
}

/** A database that only reads, or has no room left, answers every question but this. */
async function writeAndTakeBack(pool: Pool, node: string): Promise<void> {
  const client = await pool.connect();
  const id = [`probe ${node}`];
  try {
    await client.query('BEGIN');
    await client.query("INSERT INTO palier_steps (id, rev, step) VALUES ($1, -1, '')", id);
    await client.query('DELETE FROM palier_steps WHERE id = $1', id);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Not to be used again: with the connection the transaction ends.
    client.release(true);
    throw error;
  }
}
