/**
 * The data folder: who may open it, and as what. Its lock is a transaction held on a small database of
 * its own, so the system gives it back however this process ends, and the tables stay readable for a
 * backup from outside.
 */
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storageFault, type StorageFault } from '../faults.ts';
import { migrateSqlite } from './migrations.ts';

export const TABLES_FILE = 'palier.sqlite';
export const LOCK_FILE = 'palier.lock';

/** Milliseconds to wait for a program from outside that writes. */
const LOCK_TIMEOUT = 2000;

export type DataFolder = {
  readonly db: DatabaseSync;
  readonly close: () => void;
};

export function openDataFolder(folder: string): DataFolder | StorageFault {
  const opened: DatabaseSync[] = [];
  const close = (): void => {
    for (const db of opened.splice(0).toReversed()) db.close();
  };
  const open = (name: string, timeout: number): DatabaseSync => {
    const path = join(folder, name);
    makePrivate(path);
    const db = new DatabaseSync(path, { timeout });
    opened.push(db);
    return db;
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    open(LOCK_FILE, 0).exec('BEGIN EXCLUSIVE');
    const db = open(TABLES_FILE, LOCK_TIMEOUT);
    // Every acknowledged step is on the disk; on a Mac that has to be said twice.
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
    `);
    const fault = migrateSqlite(db);
    if (fault === undefined) return { db, close };
    close();
    return fault;
  } catch (error) {
    close();
    const fault = sqliteFaultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

/** SQLite gives its side files the rights of the file itself. One that is there must not be opened here:
 * closing it would give back all locks that this process has on it. */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** By SQLite's primary result codes. */
const SQLITE_FAULTS: { readonly [code: number]: readonly [StorageFault['code'], string] } = {
  // A table that is not there: somebody has taken it away.
  1: ['not-a-database', 'SQLITE_ERROR'],
  3: ['no-data-folder', 'SQLITE_PERM'],
  5: ['data-in-use', 'SQLITE_BUSY'],
  6: ['data-in-use', 'SQLITE_LOCKED'],
  8: ['no-data-folder', 'SQLITE_READONLY'],
  10: ['no-data-folder', 'SQLITE_IOERR'],
  11: ['not-a-database', 'SQLITE_CORRUPT'],
  13: ['no-data-folder', 'SQLITE_FULL'],
  14: ['no-data-folder', 'SQLITE_CANTOPEN'],
  26: ['not-a-database', 'SQLITE_NOTADB'],
};

export function sqliteFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    const known = SQLITE_FAULTS[error.errcode & 0xff];
    return known && storageFault(...known);
  }
  const code = codeOf(error);
  return 'syscall' in error && code !== undefined
    ? storageFault('no-data-folder', code)
    : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
