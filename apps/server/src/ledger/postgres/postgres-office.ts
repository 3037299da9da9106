/** The operator's office beside the tables in PostgreSQL, for all nodes. */
import type { Pool } from 'pg';
import type { Office } from '../office.ts';
import { sqlOffice, type Row } from '../sql-office.ts';
import { guard } from './errors.ts';

export function postgresOffice(pool: Pool): Office {
  return sqlOffice(
    async (statements) =>
      guard('office', async () => {
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          const done: (readonly Row[])[] = [];
          for (const { sql, values } of statements) {
            const given = typeof values === 'function' ? values(done) : values;
            done.push((await client.query<Row>(sql, [...given])).rows);
          }
          await client.query('COMMIT');
          client.release();
          return done;
        } catch (error) {
          // Not to be used again: with the connection the transaction ends.
          client.release(true);
          throw error;
        }
      }),
    'palier_',
  );
}
