/** Where tables are kept: a folder for one process, or a PostgreSQL database for many. */
import type { StorageFault } from './faults.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { openSqlite } from './sqlite/sqlite-storage.ts';
import type { Storage } from './storage.ts';

export { isStorageFault, type StorageFault, type StorageFaultCode } from './faults.ts';
export { checkTables, type CheckedTables } from './sqlite/check.ts';
export { backupFolder } from './sqlite/backup.ts';
export { MOST_SKEW } from './storage.ts';
export type {
  BanTarget,
  Deed,
  DeedName,
  KeptBan,
  KeptDeed,
  KeptReport,
  NewBan,
  Office,
} from './office.ts';
export type {
  DueTable,
  Ears,
  KeptStanding,
  PushDevice,
  Call,
  PushAddress,
  PushListener,
  PushOwner,
  PushSeat,
  PushStore,
  Storage,
  TableNews,
  Swept,
  SweepRules,
} from './storage.ts';

export type StoragePlace =
  | { readonly t: 'sqlite'; readonly folder: string }
  | { readonly t: 'postgres'; readonly url: string };

/** `node` names this process among those that share a database; another for each start. */
export async function openStorage(
  where: StoragePlace,
  node: string,
  report: (error: unknown) => void,
): Promise<Storage | StorageFault> {
  switch (where.t) {
    case 'sqlite':
      return openSqlite(where.folder, report);
    case 'postgres':
      return openPostgres(where.url, node, report);
  }
}
