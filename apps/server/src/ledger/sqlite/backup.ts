/** A copy of the tables while they are written, from the server's own process or from another. */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { isStorageFault, storageFault, type StorageFault } from '../faults.ts';
import { checkTables } from './check.ts';
import { TABLES_FILE, sqliteFaultOf } from './files.ts';

/** All pages in one go: a copy in several begins anew after every commit in between. */
const ALL_PAGES = 2 ** 31 - 1;

/** The tables of a data folder as one file, whole or not at all; a fault where there are none. */
export async function backupFolder(
  folder: string,
  file: string,
): Promise<StorageFault | undefined> {
  const path = join(folder, TABLES_FILE);
  if (!existsSync(path)) return storageFault('no-data-folder', 'ENOENT');
  const part = `${file}.part`;
  try {
    // A reader of its own: writers are not kept waiting.
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      rmSync(part, { force: true });
      closeSync(openSync(part, 'wx', 0o600));
      await backup(db, part, { rate: ALL_PAGES });
      // It copies damage too: nobody should find out on the day when they need it.
      const checked = checkTables(part);
      if (isStorageFault(checked)) return checked;
      renameSync(part, file);
    } finally {
      db.close();
      rmSync(part, { force: true });
    }
    return undefined;
  } catch (error) {
    const fault = sqliteFaultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}
