/** Tables online kept in memory: for tests, and the leases of a node that is alone. */
import { assert } from '@palier/rules';
import type { Leases, Ledger, LedgerEntry, StoredStep } from './ports.ts';
import type { RoomName } from './room.ts';
import type { RoomSummary } from './summary.ts';

type Kept = {
  readonly name: RoomName;
  readonly steps: StoredStep[];
  summary: RoomSummary | undefined;
};

export type MemoryLedger = Ledger & {
  readonly summaries: () => readonly (RoomName & { readonly summary: RoomSummary | undefined })[];
};

export function memoryLedger(): MemoryLedger {
  const tables = new Map<string, Kept>();
  /** The table that a code leads to. */
  const codes = new Map<string, string>();
  const put = (name: RoomName, { step, summary }: LedgerEntry): void => {
    tables.set(name.id, { name, steps: [{ rev: 0, step }], summary });
    codes.set(name.code, name.id);
  };
  return {
    create: async ({ id, code }, first) => {
      const name = { id, code: code.toUpperCase() };
      if (tables.has(id) || codes.has(name.code)) return 'taken';
      put(name, first);
      return 'stored';
    },
    find: async (name) => {
      const id = tables.has(name) ? name : codes.get(name.toUpperCase());
      return id === undefined ? undefined : tables.get(id)?.name;
    },
    since: async (id, rev) => tables.get(id)?.steps.slice(rev),
    append: async (id, rev, { step, summary, opens }) => {
      const kept = tables.get(id);
      if (kept === undefined) return 'missing';
      const { name, steps } = kept;
      if (steps.length !== rev) return 'conflict';
      if (opens !== undefined) {
        assert(!tables.has(opens.id), `there is a table ${opens.id}`);
        assert(codes.get(name.code) === id, `the code of table ${id} has gone on`);
        put({ id: opens.id, code: name.code }, opens.first);
      }
      steps.push({ rev, step });
      kept.summary = summary ?? kept.summary;
      return 'stored';
    },
    summaries: () => [...tables.values()].map(({ name, summary }) => ({ ...name, summary })),
  };
}

type Lease = { readonly node: string; readonly until: number };

/** The leases of several nodes, by one clock. */
export function memoryLeases(now: () => number): (node: string) => Leases {
  const leases = new Map<string, Lease>();
  const holder = (id: string): string | undefined => {
    const lease = leases.get(id);
    return lease !== undefined && lease.until > now() ? lease.node : undefined;
  };
  return (node) => ({
    claim: async (id, ms) => {
      const before = holder(id);
      if (before !== undefined && before !== node) return 'elsewhere';
      leases.set(id, { node, until: now() + ms });
      return before === undefined ? 'anew' : 'held';
    },
    release: async (id) => {
      if (leases.get(id)?.node === node) leases.delete(id);
    },
  });
}
