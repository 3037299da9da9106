/**
 * This node's clock against the database's, which all nodes share. Where it is off, what it writes is
 * dated wrong and its turns end early or late: it says so, and lets others run the tables.
 */
import type { Pool } from 'pg';
import { MOST_SKEW } from '../storage.ts';
import { guard } from './errors.ts';

const NOW = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now';

export class DatabaseClock {
  readonly #pool: Pool;
  /** Whether this node's clock is known to differ too much. */
  isOff = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Milliseconds that this node is ahead, and no more of them than the way to the database leaves sure. */
  async skew(now: () => number): Promise<number> {
    const before = now();
    const { rows } = await guard('clock', async () => this.#pool.query<{ now: number }>(NOW));
    const after = now();
    const there = rows[0]!.now;
    // It looked at its clock somewhere between the two.
    const skew = before > there ? before - there : Math.min(0, after - there);
    this.isOff = Math.abs(skew) > MOST_SKEW;
    return Math.round(skew);
  }
}
