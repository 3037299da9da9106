/** Tables of one process, in a folder. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryLeases, type Ledger } from '@palier/table/room';
import { sqlitePeople } from '../../people/sqlite/sqlite-people.ts';
import { isStorageFault, type StorageFault } from '../faults.ts';
import { Probe } from '../probe.ts';
import type { Storage } from '../storage.ts';
import { backupFolder } from './backup.ts';
import { faultIn } from './check.ts';
import { openDataFolder, sqliteFaultOf, TABLES_FILE, type DataFolder } from './files.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import { sqliteOffice } from './sqlite-office.ts';
import { sqlitePushes } from './sqlite-pushes.ts';

/** Bytes that are read at every start, which takes a second or two; what is more is left to the operator. */
const MOST_CHECKED = 512 * 2 ** 20;

export async function openSqlite(
  folder: string,
  report: (error: unknown) => void,
): Promise<Storage | StorageFault> {
  const data = openDataFolder(folder);
  if (isStorageFault(data)) return data;
  try {
    const isSmall = statSync(join(folder, TABLES_FILE)).size <= MOST_CHECKED;
    const fault = isSmall ? faultIn(data.db) : undefined;
    if (fault === undefined) return sqliteStorage(data, folder, report);
    data.close();
    return fault;
  } catch (error) {
    data.close();
    const fault = sqliteFaultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

export function sqliteStorage(
  { db, close }: DataFolder,
  folder: string,
  report: (error: unknown) => void,
): Storage {
  const ledger = new SqliteLedger(db);
  // Of their own: what goes wrong with people is no matter of tables.
  const commits = new GroupCommit(db, () => undefined);
  const office = sqliteOffice(db);
  const health = new Health(report);
  const probe = new Probe(async () => ledger.probe());
  let isOpen = true;
  return {
    ledger: watched(ledger, health),
    pushes: sqlitePushes(db, { submit: async (work) => health.watch(ledger.submit(work)) }),
    // Nobody else is there, and what a lease held is lost with the process: that is what `anew` says.
    leases: memoryLeases(() => performance.now())('this'),
    bus: { publish: () => undefined },
    people: sqlitePeople(db, { submit: async (work) => health.watch(commits.submit(work)) }),
    office,
    listen: () => undefined,
    ready: async () => isOpen && !health.isDamaged && probe.succeeds(),
    count: async () => ({ tables: ledger.count() }),
    stillOpen: async (ids) => ledger.stillOpen(ids),
    standings: async (ids) => ledger.standings(ids),
    due: async (now, most) => ledger.due(now, most),
    unsettled: async (most) => ledger.unsettled(most),
    settle: async (id) => health.watch(ledger.settle(id)),
    sweep: async (now, rules) => health.watch(ledger.sweep(now, rules)),
    // No other node is there to differ from.
    clockSkew: async () => 0,
    backup: async (file) => {
      const fault = await backupFolder(folder, file);
      if (fault !== undefined) throw new Error(`no backup: ${fault.code} ${fault.detail ?? ''}`);
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      commits.close();
      ledger.close();
      office.close();
      close();
    },
  };
}

/** For the log: what to do stands in it. */
class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  readonly code = 'not-a-database';

  constructor() {
    super(
      `${TABLES_FILE} is damaged: stop the server, see palier backup --check, restore a backup`,
    );
  }
}

/** Pages that were found damaged do not mend by themselves. */
class Health {
  readonly #report: (error: unknown) => void;
  isDamaged = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  watch<T>(work: Promise<T>): Promise<T> {
    // Beside the work, not in its way: that would be one more promise for every step.
    work.catch((error: unknown) => this.#look(error));
    return work;
  }

  #look(error: unknown): void {
    if (this.isDamaged || sqliteFaultOf(error)?.code !== 'not-a-database') return;
    this.isDamaged = true;
    this.#report(new DamagedDatabase());
  }
}

function watched(ledger: Ledger, health: Health): Ledger {
  return {
    create: (room, first) => health.watch(ledger.create(room, first)),
    find: (name) => health.watch(ledger.find(name)),
    since: (id, rev) => health.watch(ledger.since(id, rev)),
    append: (id, rev, entry) => health.watch(ledger.append(id, rev, entry)),
  };
}
