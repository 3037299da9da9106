/** What keeps the tables of a server, and joins its nodes where there are several. */
import type { Bus, Gossip, Leases, Ledger, StoredStep } from '@palier/table/room';

export type Storage = {
  readonly ledger: Ledger;
  readonly leases: Leases;
  readonly bus: Bus;
  /** From now on these hear what other nodes do. */
  readonly listen: (ears: Ears) => void;
  readonly ready: () => Promise<boolean>;
  readonly count: () => Promise<{ readonly tables: number }>;
  /** Which of these tables are still there, and not over. */
  readonly stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Removes what is too old; answers how many tables that were. */
  readonly sweep: (now: number, rules: SweepRules) => Promise<number>;
  /** Copies everything to a file, while the server runs. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Ears = {
  /** A step that another node stored. */
  readonly step: (id: string, stored: StoredStep) => void;
  readonly gossip: (news: Gossip) => void;
  /** Something may have gone by unheard. */
  readonly resync: () => void;
  /** Another node is gone. */
  readonly forget: (node: string) => void;
};

/** Milliseconds since the last step after which a table is removed. */
export type SweepRules = {
  /** In the lobby, without anybody who has joined. */
  readonly empty: number;
  /** In the lobby, or with its game unfinished. */
  readonly idle: number;
  readonly retention: number;
};

/** Steps of what it means to be touched, so that not every move writes a time: sweeping comes later by it. */
export const TOUCH_STEP = 5 * 60_000;

/** What is removed was last touched before its time. Joining and leaving are always touches. */
export function sweepLimits(
  now: number,
  { empty, idle, retention }: SweepRules,
): { readonly [K in keyof SweepRules]: number } {
  return {
    empty: now - empty,
    idle: now - idle - TOUCH_STEP,
    retention: now - retention - TOUCH_STEP,
  };
}

/** Tables removed in one transaction: while that lasts, nobody else writes. */
export const SWEEP_CHUNK = 20;

/** A table about which nothing was said. */
export const NO_SUMMARY = { phase: 'lobby', round: 0, people: 0 } as const;
