/** Whether tables that lie in a file are whole: a server's own, or a backup. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { storageFault, type StorageFault } from '../faults.ts';
import { sqliteFaultOf } from './files.ts';

export type CheckedTables = { readonly tables: number };

/** Reads all of it and writes nothing. */
export function checkTables(file: string): CheckedTables | StorageFault {
  if (!existsSync(file)) return storageFault('no-data-folder', 'ENOENT');
  try {
    const db = openToRead(file);
    try {
      return faultIn(db) ?? countTables(db);
    } finally {
      db.close();
    }
  } catch (error) {
    const fault = sqliteFaultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

/** Undefined where every page is as it should be. */
export function faultIn(db: DatabaseSync): StorageFault | undefined {
  const row = db.prepare('PRAGMA quick_check(1)').get();
  const isWhole = row?.['quick_check'] === 'ok';
  return isWhole ? undefined : storageFault('not-a-database', 'SQLITE_CORRUPT');
}

/** One that no server has open leaves no files beside it. */
function openToRead(file: string): DatabaseSync {
  if (existsSync(`${file}-wal`)) return new DatabaseSync(file, { readOnly: true });
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url.href, { readOnly: true });
}

function countTables(db: DatabaseSync): CheckedTables {
  const row = db
    .prepare('SELECT count(*) AS tables, (SELECT max(version) FROM schema_version) FROM tables')
    .get();
  return { tables: Number(row?.['tables']) };
}
