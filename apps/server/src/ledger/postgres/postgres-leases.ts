/**
 * Leases by the database's clock, so that the nodes' clocks may differ. A node whose clock is off holds
 * them under a name with a tilde: whoever is right and wants one has it at once, and a table that only
 * this node has open still does not stand still.
 */
import type { Pool } from 'pg';
import type { Leases } from '@palier/table/room';
import { int4Array, textArray } from './arrays.ts';
import { guard } from './errors.ts';
import { Gatherer } from './gatherer.ts';

type Held = 'held' | 'anew' | 'elsewhere';
/** Without a time it is given back. */
type Request = { readonly id: string; readonly ms: number | undefined };

const CLAIM = `
  INSERT INTO palier_leases AS lease (id, node, until, anew)
  SELECT id, $3, clock_timestamp() + ms * interval '1 millisecond', true
  FROM unnest($1::text[], $2::int4[]) AS asked (id, ms)
  ORDER BY id
  ON CONFLICT (id) DO UPDATE SET
    node = excluded.node,
    until = excluded.until,
    anew = lease.node <> ALL ($4::text[]) OR lease.until <= clock_timestamp()
  WHERE lease.node = ANY ($4::text[]) OR lease.until <= clock_timestamp()
    OR (lease.node LIKE '~%' AND excluded.node NOT LIKE '~%')
  RETURNING id, anew`;

/** In the order in which the others lock them. */
const RELEASE = `
  DELETE FROM palier_leases WHERE id IN (
    SELECT id FROM palier_leases WHERE id = ANY ($1::text[]) AND node = ANY ($2::text[]) ORDER BY id FOR UPDATE
  )`;

/** One statement at a time, so that giving back and claiming again keep their order. */
export function postgresLeases(
  pool: Pool,
  node: string,
  clock: { readonly isOff: boolean },
): Leases {
  const bowed = `~${node}`;
  const names = textArray([node, bowed]);
  const send = async (requests: readonly Request[]): Promise<readonly Held[]> => {
    const claims = requests.filter((request) => request.ms !== undefined);
    const released = requests.filter(({ ms }) => ms === undefined).map(({ id }) => id);
    const held = new Map<string, Held>();
    if (released.length > 0) {
      const values = [textArray(released), names];
      await pool.query({ name: 'release', text: RELEASE, values });
    }
    if (claims.length > 0) {
      const ids = textArray(claims.map(({ id }) => id));
      const times = int4Array(claims.map(({ ms = 0 }) => ms));
      const { rows } = await pool.query<{ id: string; anew: boolean }>({
        name: 'claim',
        text: CLAIM,
        values: [ids, times, clock.isOff ? bowed : node, names],
      });
      for (const { id, anew } of rows) held.set(id, anew ? 'anew' : 'held');
    }
    return requests.map(({ id }) => held.get(id) ?? 'elsewhere');
  };
  const gatherer = new Gatherer<Request, Held>({
    flights: 1,
    most: 500,
    key: ({ id }) => id,
    send: async (requests) => guard('leases', async () => send(requests)),
  });
  return {
    claim: async (id, ms) => gatherer.add({ id, ms: Math.round(ms) }),
    release: async (id) => {
      await gatherer.add({ id, ms: undefined });
    },
  };
}
