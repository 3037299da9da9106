/** Databases grow by numbered steps, each run once. What was released is never changed, only added to. */
import { storageFault, type StorageFault } from './faults.ts';

/** Which migrations are still to be run; a fault where the database knows more than this program. */
export function pendingMigrations(
  migrations: readonly string[],
  version: number,
): readonly { readonly version: number; readonly sql: string }[] | StorageFault {
  if (version > migrations.length) return storageFault('newer-database', String(version));
  return migrations
    .map((sql, index) => ({ version: index + 1, sql }))
    .filter((migration) => migration.version > version);
}
