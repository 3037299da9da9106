/**
 * Looks whether the machine's clock can be trusted, and says so where it cannot: it jumped, or it is not
 * that of the database. Tables go on either way, for they have a time of their own.
 */
import { MOST_SKEW, type Storage } from './ledger/index.ts';
import type { Log } from './base/log.ts';
import type { Time } from './base/time.ts';

export type ClockPorts = {
  readonly storage: Pick<Storage, 'clockSkew'>;
  readonly time: Pick<Time, 'now' | 'wall' | 'every'>;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

/** Milliseconds between two looks. */
const PERIOD = 10_000;

export class ClockWatch {
  readonly #ports: ClockPorts;
  /** What the machine's clock has been moved by since the start, in milliseconds. */
  #drift = 0;
  /** Times that it was moved by more than anybody minds. */
  jumps = 0;
  /** Milliseconds ahead of the database's. */
  skew = 0;
  readonly stop: () => void;

  constructor(ports: ClockPorts) {
    this.#ports = ports;
    this.#look();
    this.stop = ports.time.every(PERIOD, () => this.#look());
  }

  #look(): void {
    this.#lookForJumps();
    void this.#compare().catch(this.#ports.report);
  }

  #lookForJumps(): void {
    const { time, log } = this.#ports;
    const drift = time.wall() - time.now();
    const ms = drift - this.#drift;
    if (Math.abs(ms) <= MOST_SKEW) return;
    this.#drift = drift;
    this.jumps++;
    log.warn({ ms: Math.round(ms) }, 'the clock of this machine was set');
  }

  async #compare(): Promise<void> {
    const { storage, time, log } = this.#ports;
    const wasOff = Math.abs(this.skew) > MOST_SKEW;
    this.skew = await storage.clockSkew(time.now);
    const isOff = Math.abs(this.skew) > MOST_SKEW;
    if (isOff === wasOff) return;
    const ms = this.skew;
    if (isOff)
      log.warn({ ms }, 'the clock here is not that of the database: others run the tables');
    else log.info({ ms }, 'the clock here is that of the database again');
  }
}
