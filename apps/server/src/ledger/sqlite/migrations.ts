/** The tables in SQLite, and how they came to be. */
import type { DatabaseSync } from 'node:sqlite';
import {
  CALLS_IN_SQLITE,
  CLUBS_IN_SQLITE,
  FRIENDS_IN_SQLITE,
  MANNERS_IN_SQLITE,
  NIGHTS_IN_SQLITE,
  PEOPLE_IN_SQLITE,
  RATINGS_IN_SQLITE,
  RESULTS_IN_SQLITE,
} from '../../people/sqlite/schema.ts';
import { isStorageFault, storageFault, type StorageFault } from '../faults.ts';
import { pendingMigrations } from '../migrations.ts';

/**
 * Steps lie in the order in which they came, so that one commit for many tables writes few pages. For the
 * same reason their index begins with the volume, a stretch of a thousand steps: where it began with
 * the table, every table's step would be another page.
 */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    holds_code INTEGER NOT NULL,
    volume INTEGER NOT NULL,
    phase TEXT NOT NULL,
    round INTEGER NOT NULL,
    people INTEGER NOT NULL,
    touched INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX codes ON tables (code) WHERE holds_code;
  CREATE TABLE steps (
    volume INTEGER NOT NULL,
    no INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (volume, no, rev)
  ) STRICT;
  `,
  PEOPLE_IN_SQLITE,
  `
  ALTER TABLE tables ADD COLUMN due INTEGER;
  ALTER TABLE tables ADD COLUMN standing TEXT;
  CREATE INDEX dues ON tables (due, id) WHERE due IS NOT NULL;
  `,
  // The operator's office. A number is given once, also where what had it is gone.
  `
  CREATE TABLE reports (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    source TEXT NOT NULL UNIQUE,
    settled TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX reports_by_time ON reports (at);
  CREATE TABLE bans (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    until INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX bans_by_end ON bans (until);
  CREATE TABLE deeds (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  `,
  FRIENDS_IN_SQLITE,
  `
  ALTER TABLE tables ADD COLUMN notice_no INTEGER;
  ALTER TABLE tables ADD COLUMN notice_at INTEGER;
  ALTER TABLE tables ADD COLUMN notice_tries INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX notices ON tables (notice_at, id) WHERE notice_at IS NOT NULL;
  CREATE TABLE pushes (
    id TEXT NOT NULL,
    token TEXT NOT NULL,
    device TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    wants TEXT NOT NULL,
    sent INTEGER,
    PRIMARY KEY (id, token, device)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices ON pushes (device);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  RESULTS_IN_SQLITE,
  CLUBS_IN_SQLITE,
  NIGHTS_IN_SQLITE,
  // Whether the game's end has been put down. A node of an older version writes nothing of it.
  `
  ALTER TABLE tables ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX unsettled ON tables (touched, id) WHERE phase = 'over' AND settled = 0;
  CREATE INDEX seats_at ON seats ("table");
  `,
  MANNERS_IN_SQLITE,
  RATINGS_IN_SQLITE,
  CALLS_IN_SQLITE,
];

export function migrateSqlite(
  db: DatabaseSync,
  migrations: readonly string[] = SQLITE_MIGRATIONS,
): StorageFault | undefined {
  db.exec('BEGIN IMMEDIATE');
  try {
    const fault = migrate(db, migrations);
    db.exec(fault === undefined ? 'COMMIT' : 'ROLLBACK');
    return fault;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(db: DatabaseSync, migrations: readonly string[]): StorageFault | undefined {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const isOurs = names.some(({ name }) => name === 'schema_version');
  if (!isOurs && names.length > 0) return storageFault('not-a-database');
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT');
  const row = db.prepare('SELECT max(version) AS version FROM schema_version').get();
  const pending = pendingMigrations(migrations, Number(row?.['version'] ?? 0));
  if (isStorageFault(pending)) return pending;
  const note = db.prepare('INSERT INTO schema_version VALUES (?)');
  for (const { version, sql } of pending) {
    db.exec(sql);
    note.run(version);
  }
  return undefined;
}
