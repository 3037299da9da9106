/** The tables in PostgreSQL, and how they came to be. They lie in the first schema of the search path. */
import type { Client } from 'pg';
import {
  CALLS_IN_POSTGRES,
  CLUBS_IN_POSTGRES,
  FRIENDS_IN_POSTGRES,
  MANNERS_IN_POSTGRES,
  NIGHTS_IN_POSTGRES,
  PEOPLE_IN_POSTGRES,
  RATINGS_IN_POSTGRES,
  RESULTS_IN_POSTGRES,
} from '../../people/postgres/schema.ts';
import { isStorageFault, storageFault, type StorageFault } from '../faults.ts';
import { pendingMigrations } from '../migrations.ts';

/**
 * No step refers to its table by a foreign key: that would lock a row for every move. Sweeping keeps
 * appends out instead. Leases may be lost in a crash, and then nobody holds them, which is true.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE palier_tables (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL,
    holds_code boolean NOT NULL,
    phase text NOT NULL,
    round integer NOT NULL,
    people integer NOT NULL,
    touched bigint NOT NULL
  );
  CREATE UNIQUE INDEX palier_codes ON palier_tables (code) WHERE holds_code;
  CREATE TABLE palier_steps (
    id text COLLATE "C" NOT NULL,
    rev integer NOT NULL,
    step text NOT NULL,
    PRIMARY KEY (id, rev)
  );
  CREATE UNLOGGED TABLE palier_leases (
    id text COLLATE "C" PRIMARY KEY,
    node text NOT NULL,
    until timestamptz NOT NULL,
    anew boolean NOT NULL
  ) WITH (fillfactor = 50);
  `,
  PEOPLE_IN_POSTGRES,
  `
  ALTER TABLE palier_tables ADD COLUMN due bigint, ADD COLUMN standing text;
  CREATE INDEX palier_dues ON palier_tables (due, id) WHERE due IS NOT NULL;
  `,
  // The operator's office. A number is given once, also where what had it is gone.
  `
  CREATE TABLE palier_reports (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at bigint NOT NULL,
    source text COLLATE "C" NOT NULL UNIQUE,
    settled text,
    body text NOT NULL
  );
  CREATE INDEX palier_reports_by_time ON palier_reports (at);
  CREATE TABLE palier_bans (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    until bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX palier_bans_by_end ON palier_bans (until);
  CREATE TABLE palier_deeds (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at bigint NOT NULL,
    body text NOT NULL
  );
  `,
  FRIENDS_IN_POSTGRES,
  `
  ALTER TABLE palier_tables
    ADD COLUMN notice_no bigint,
    ADD COLUMN notice_at bigint,
    ADD COLUMN notice_tries integer NOT NULL DEFAULT 0;
  CREATE INDEX palier_notices ON palier_tables (notice_at, id) WHERE notice_at IS NOT NULL;
  CREATE TABLE palier_pushes (
    id text COLLATE "C" NOT NULL,
    token text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    wants text NOT NULL,
    sent bigint,
    PRIMARY KEY (id, token, device)
  );
  CREATE INDEX palier_devices ON palier_pushes (device);
  CREATE TABLE palier_secrets (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  `,
  RESULTS_IN_POSTGRES,
  CLUBS_IN_POSTGRES,
  NIGHTS_IN_POSTGRES,
  // Whether the game's end has been put down. A node of an older version writes nothing of it.
  `
  ALTER TABLE palier_tables ADD COLUMN settled boolean NOT NULL DEFAULT false;
  CREATE INDEX palier_unsettled ON palier_tables (touched, id) WHERE phase = 'over' AND NOT settled;
  CREATE INDEX palier_seats_at ON palier_seats ("table");
  `,
  MANNERS_IN_POSTGRES,
  RATINGS_IN_POSTGRES,
  CALLS_IN_POSTGRES,
];

/** Any number; the same for all nodes. */
const LOCK = 0x50414c49;

/** One after another where several nodes start together. */
export async function migratePostgres(
  client: Client,
  migrations: readonly string[] = POSTGRES_MIGRATIONS,
): Promise<StorageFault | undefined> {
  const { rows } = await client.query<{ encoding: string; schema: string | null }>(
    "SELECT current_setting('server_encoding') AS encoding, current_schema() AS schema",
  );
  const { encoding, schema } = rows[0]!;
  if (encoding !== 'UTF8') return storageFault('not-a-database', encoding);
  if (schema === null) return storageFault('no-database', '3F000');
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const fault = await migrate(client, migrations);
    await client.query(fault === undefined ? 'COMMIT' : 'ROLLBACK');
    return fault;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function migrate(
  client: Client,
  migrations: readonly string[],
): Promise<StorageFault | undefined> {
  // Asked first: who may only use what is there needs no right to make anything.
  const { rows: made } = await client.query<{ is: boolean }>(
    "SELECT to_regclass('palier_schema_version') IS NOT NULL AS is",
  );
  if (made[0]?.is !== true) {
    await client.query('CREATE TABLE palier_schema_version (version integer PRIMARY KEY)');
  }
  const { rows } = await client.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM palier_schema_version',
  );
  const pending = pendingMigrations(migrations, rows[0]?.version ?? 0);
  if (isStorageFault(pending)) return pending;
  for (const { version, sql } of pending) {
    await client.query(sql);
    await client.query('INSERT INTO palier_schema_version VALUES ($1)', [version]);
  }
  return undefined;
}
