/** Asking PostgreSQL of people: one statement, or several of which all are done or none. */
import type { Pool, PoolClient } from 'pg';
import type { Done } from '@palier/people';
import type { Row } from '../rows.ts';

/** Lets no error of the database out as it is. */
export type Guard = <T>(what: string, work: () => Promise<T>) => Promise<T>;

export type Value = string | number | null;
export type Query = (text: string, values: readonly Value[]) => Promise<readonly Row[]>;

export type Queries = {
  readonly query: Query;
  /** Whether it has changed anything. */
  readonly done: (text: string, ...values: Value[]) => Promise<Done>;
  readonly whole: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  /**
   * With these profiles locked, so that everybody else who adds to one of them comes later; in one order
   * for all, so that none waits for the other in a circle. `missing`: not all of them are there.
   */
  readonly adding: <const T extends string>(
    profiles: readonly string[],
    add: (query: Query) => Promise<T>,
  ) => Promise<T | 'missing'>;
};

const LOCK = 'SELECT id FROM palier_profiles WHERE id IN ($1, $2) ORDER BY id FOR UPDATE';

export function queriesOf(pool: Pool, guard: Guard): Queries {
  const whole: Queries['whole'] = async (work) =>
    guard('people', async () => inTransaction(pool, work));
  return {
    query: async (text, values) =>
      guard('people', async () => (await pool.query<Row>(text, [...values])).rows),
    done: async (text, ...values) => {
      const { rowCount } = await guard('people', async () => pool.query(text, values));
      return rowCount === 0 ? 'missing' : 'done';
    },
    whole,
    adding: async (profiles, add) =>
      whole(async (ask) => {
        const rows = await ask(LOCK, [profiles[0]!, profiles.at(-1)!]);
        return rows.length < new Set(profiles).size ? 'missing' : add(ask);
      }),
  };
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client: PoolClient = await pool.connect();
  try {
    await client.query('BEGIN');
    const outcome = await work(
      async (text, values) => (await client.query<Row>(text, [...values])).rows,
    );
    await client.query('COMMIT');
    client.release();
    return outcome;
  } catch (error) {
    // Not to be used again: with the connection the transaction ends.
    client.release(true);
    throw error;
  }
}
