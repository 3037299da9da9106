/** Removing what is too old from PostgreSQL, beside nodes that write. */
import type { Pool } from 'pg';
import { heldBack, SWEEP_CHUNK, sweepLimits, type Swept, type SweepRules } from '../storage.ts';
import { textArray } from './arrays.ts';
import { guard } from './errors.ts';

const IS_OLD = `greatest(touched, due) < CASE WHEN phase = 'over' THEN $1::int8
  WHEN phase = 'lobby' AND people = 0 THEN $2::int8 ELSE $3::int8 END`;

const OLD = `SELECT FROM palier_tables WHERE ${IS_OLD} LIMIT 1`;

const REMOVE = `
  DELETE FROM palier_tables WHERE id IN (
    SELECT id FROM palier_tables WHERE ${IS_OLD} ORDER BY id LIMIT $4 FOR UPDATE
  )
  RETURNING id`;

/** Of the tables that somebody joined. */
const COUNT_DUE = `
  SELECT count(*)::int4 AS joined, count(*) FILTER (
    WHERE greatest(touched, due) < CASE WHEN phase = 'over' THEN $1::int8 ELSE $2::int8 END
  )::int4 AS due
  FROM palier_tables WHERE NOT (phase = 'lobby' AND people = 0)`;

const OLD_LEASES = "DELETE FROM palier_leases WHERE until < clock_timestamp() - interval '1 hour'";

export async function sweepPostgres(pool: Pool, now: number, rules: SweepRules): Promise<Swept> {
  return guard('sweep', async () => {
    await pool.query(OLD_LEASES);
    const wanted = sweepLimits(now, rules);
    const { rows } = await pool.query<{ joined: number; due: number }>(COUNT_DUE, [
      wanted.retention,
      wanted.idle,
    ]);
    const { limits, held } = heldBack(wanted, { ...rows[0]!, share: rules.share });
    const { retention, empty, idle } = limits;
    let removed = 0;
    for (;;) {
      const count = await removeSome(pool, [retention, empty, idle]);
      removed += count;
      if (count < SWEEP_CHUNK) return { removed, held };
    }
  });
}

/**
 * Keeps appends out while it removes: one that had seen the table's last step could otherwise store the
 * next one after the table is gone. Those who waited then look for that step anew.
 */
async function removeSome(pool: Pool, limits: readonly number[]): Promise<number> {
  const { rowCount } = await pool.query(OLD, [...limits]);
  if (rowCount === 0) return 0;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL lock_timeout = '3s'");
    await client.query('LOCK TABLE palier_steps IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await client.query<{ id: string }>(REMOVE, [...limits, SWEEP_CHUNK]);
    const ids = textArray(rows.map(({ id }) => id));
    await client.query('DELETE FROM palier_steps WHERE id = ANY ($1::text[])', [ids]);
    await client.query('DELETE FROM palier_pushes WHERE id = ANY ($1::text[])', [ids]);
    await client.query('COMMIT');
    client.release();
    return rows.length;
  } catch (error) {
    // Not to be used again: with the connection the transaction ends.
    client.release(true);
    throw error;
  }
}
