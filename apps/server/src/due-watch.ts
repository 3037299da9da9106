/**
 * Wakes tables over days whose time has come, though nobody is there: a clock runs out, a bot is to play.
 * Every node looks; of several that find the same table the one that gets its lease does what is due, and
 * where that one dies the next look of another finds the table again, for what is due stands in the ledger.
 */
import type { Rooms } from '@palier/table/room';
import type { Storage } from './ledger/index.ts';
import type { Time } from './base/time.ts';

export type DuePorts = {
  readonly storage: Pick<Storage, 'due' | 'leases'>;
  readonly rooms: Pick<Rooms, 'wake'>;
  readonly time: Pick<Time, 'now' | 'every'>;
  readonly report: (error: unknown) => void;
};

/** Milliseconds between two looks: who has days does not mind. */
const PERIOD = 15_000;

/** Tables that are woken in one look; after a long standstill many are due. */
const MOST = 200;

/** Milliseconds that a lease is held for the table to be opened under it. */
const LEASE = 6000;

/** Milliseconds until a table that was woken, and is due all the same, is tried again; then twice as long. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 3_600_000;

type Tried = { readonly due: number; readonly until: number; readonly wait: number };

export class DueWatch {
  readonly #ports: DuePorts;
  /** By table. */
  #tried = new Map<string, Tried>();
  #isLooking = false;
  #isStopped = false;
  readonly #end: () => void;

  constructor(ports: DuePorts) {
    this.#ports = ports;
    this.#end = ports.time.every(PERIOD, () => this.#look());
    this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
  }

  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#wakeAll()
      .catch(this.#ports.report)
      .finally(() => {
        this.#isLooking = false;
      });
  }

  async #wakeAll(): Promise<void> {
    const { storage, time } = this.#ports;
    const now = time.now();
    const tried = this.#tried;
    const found = await storage.due(now, MOST + tried.size);
    // What is not due any more need not be remembered.
    this.#tried = new Map(found.flatMap(({ id }) => (tried.has(id) ? [[id, tried.get(id)!]] : [])));
    for (const { id, due } of found) {
      if (this.#isStopped) return;
      const before = this.#tried.get(id);
      const isSame = before?.due === due;
      if (isSame && now < before.until) continue;
      const wait = isSame ? Math.min(before.wait * 2, LONGEST_WAIT) : FIRST_WAIT;
      this.#tried.set(id, { due, until: now + wait, wait });
      await this.#wake(id).catch(this.#ports.report);
    }
  }

  async #wake(id: string): Promise<void> {
    const { storage, rooms } = this.#ports;
    const outcome = await storage.leases.claim(id, LEASE);
    // Where another node has it, and lives, it sees to it; where it does not, it is looked at again soon.
    if (outcome === 'elsewhere') this.#tried.delete(id);
    else await rooms.wake(id);
  }
}
