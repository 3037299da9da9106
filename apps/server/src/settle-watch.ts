/**
 * Puts down how games ended, soon after they did. That it is to be done stands in the ledger: every node looks,
 * the one that gets a table's lease does it, and where that one dies the next look of another finds the table
 * again. Moves know nothing of it.
 */
import type { Settler } from '@palier/people';
import type { Storage } from './ledger/index.ts';
import type { Time } from './base/time.ts';

export type SettlePorts = {
  readonly storage: Pick<Storage, 'unsettled' | 'settle' | 'leases'>;
  readonly settler: Pick<Settler, 'settle'>;
  readonly time: Pick<Time, 'now' | 'every'>;
  readonly report: (error: unknown) => void;
};

/** Milliseconds between two looks. */
const PERIOD = 2000;

/** Tables in one look; after an update that counts games of the past many are to be done. */
const MOST = 50;

/** Milliseconds: longer than to read a table and write one row. */
const LEASE = 10_000;

/** Milliseconds until a table that failed is tried again; then twice as long. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 3_600_000;
/** The same for one whose cards others have still to play: it may take them a week. */
const SEALED_WAIT = 60_000;

type Failed = { readonly until: number; readonly wait: number };

export class SettleWatch {
  readonly #ports: SettlePorts;
  /** By table; the others must not wait for those. */
  readonly #failed = new Map<string, Failed>();
  #looking: Promise<void> | undefined;
  #isStopped = false;
  readonly #end: () => void;
  /** Games that this node has put down. */
  readonly counts = { games: 0 };

  constructor(ports: SettlePorts) {
    this.#ports = ports;
    this.#end = ports.time.every(PERIOD, () => this.#look());
    this.#look();
  }

  /** When what is being put down has been. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#end();
    await this.#looking;
  }

  #look(): void {
    if (this.#isStopped) return;
    this.#looking ??= this.#settleAll()
      .catch(this.#ports.report)
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #settleAll(): Promise<void> {
    const { storage, time, report } = this.#ports;
    for (const id of await storage.unsettled(MOST + this.#failed.size)) {
      if (this.#isStopped) return;
      const failed = this.#failed.get(id);
      if (failed !== undefined && time.now() < failed.until) continue;
      try {
        if (await this.#settle(id)) this.#failed.delete(id);
        else this.#failed.set(id, { until: time.now() + SEALED_WAIT, wait: FIRST_WAIT });
      } catch (error) {
        const wait = Math.min((failed?.wait ?? FIRST_WAIT / 2) * 2, LONGEST_WAIT);
        this.#failed.set(id, { until: time.now() + wait, wait });
        report(error);
      }
    }
  }

  /** False: not yet. */
  async #settle(id: string): Promise<boolean> {
    const { storage, settler } = this.#ports;
    const outcome = await storage.leases.claim(id, LEASE);
    if (outcome === 'elsewhere') return true;
    try {
      const done = await settler.settle(id);
      if (done === 'sealed') return false;
      if (done === 'recorded') this.counts.games++;
      await storage.settle(id);
      return true;
    } finally {
      if (outcome === 'anew') await storage.leases.release(id);
    }
  }
}
