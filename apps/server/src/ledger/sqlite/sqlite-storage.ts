/** Tables of one process, in a folder. */
import { memoryLeases } from '@palier/table/room';
import { isStorageFault, type StorageFault } from '../faults.ts';
import type { Storage } from '../storage.ts';
import { backupFolder } from './backup.ts';
import { openDataFolder } from './files.ts';
import { SqliteLedger } from './sqlite-ledger.ts';

export async function openSqlite(folder: string): Promise<Storage | StorageFault> {
  const data = openDataFolder(folder);
  if (isStorageFault(data)) return data;
  const { db, close } = data;
  const ledger = new SqliteLedger(db);
  let isOpen = true;
  return {
    ledger,
    // Nobody else is there, and what a lease held is lost with the process: that is what `anew` says.
    leases: memoryLeases(() => performance.now())('this'),
    bus: { publish: () => undefined },
    listen: () => undefined,
    ready: async () => isOpen,
    count: async () => ({ tables: ledger.count() }),
    stillOpen: async (ids) => ledger.stillOpen(ids),
    sweep: async (now, rules) => ledger.sweep(now, rules),
    // No other node is there to differ from.
    clockSkew: async () => 0,
    backup: async (file) => {
      const fault = await backupFolder(folder, file);
      if (fault !== undefined) throw new Error(`no backup: ${fault.code} ${fault.detail ?? ''}`);
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      ledger.close();
      close();
    },
  };
}
