/**
 * Looks after duplicate nights while nobody asks: games that are over are noted, a night whose time is up
 * is played out and told. Every node looks; of several that find the same night the one that gets its
 * lease does what is to be done. What is done is written by who finds it undone, so a node that dies in
 * between, or two at once, cost nothing but work.
 */
import type { Nights } from '@palier/people';
import type { Time } from './base/time.ts';
import type { Storage } from './ledger/index.ts';

export type NightWatchPorts = {
  readonly nights: Pick<Nights, 'due' | 'tend'>;
  readonly leases: Storage['leases'];
  readonly time: Pick<Time, 'every'>;
  readonly report: (error: unknown) => void;
};

/** Milliseconds between two looks. */
const PERIOD = 3000;

/** Nights that are looked at in one look. */
const MOST = 100;

/** Milliseconds that a lease is held for a look. */
const LEASE = 10_000;

export class NightWatch {
  readonly #ports: NightWatchPorts;
  /** Nights that are played are due all the time: these have been looked at since all others have. */
  readonly #tended = new Set<string>();
  #work: Promise<void> | undefined;
  #isStopped = false;
  readonly #end: () => void;

  constructor(ports: NightWatchPorts) {
    this.#ports = ports;
    this.#end = ports.time.every(PERIOD, () => this.#look());
    this.#look();
  }

  /** Whatever it was about is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#end();
    await this.#work;
  }

  #look(): void {
    if (this.#work !== undefined) return;
    this.#work = this.#tendAll()
      .catch(this.#ports.report)
      .finally(() => {
        this.#work = undefined;
      });
  }

  async #tendAll(): Promise<void> {
    const tended = this.#tended;
    const due = await this.#ports.nights.due(MOST + tended.size);
    const next = due.filter((id) => !tended.has(id)).slice(0, MOST);
    for (const id of next) {
      if (this.#isStopped) return;
      await this.#tend(id).catch(this.#ports.report);
      tended.add(id);
    }
    if (next.length < MOST) tended.clear();
  }

  async #tend(id: string): Promise<void> {
    const { leases, nights } = this.#ports;
    // Beside the leases of tables, whose ids are as long.
    const lease = `night:${id}`;
    if ((await leases.claim(lease, LEASE)) === 'elsewhere') return;
    try {
      await nights.tend(id);
    } finally {
      await leases.release(lease);
    }
  }
}
