/** Who wants to be told of which tables, in PostgreSQL. */
import type { Pool } from 'pg';
import {
  callFrom,
  tableNews,
  type CallRow,
  type NewsRow,
  type PushAddress,
  type PushListener,
  type PushStore,
} from '../storage.ts';
import { textArray } from './arrays.ts';
import { guard } from './errors.ts';

const SECRET = `
  WITH made AS (
    INSERT INTO palier_secrets VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING value
  )
  SELECT value FROM made UNION ALL SELECT value FROM palier_secrets WHERE name = $1 LIMIT 1`;

/** What a device has been told it is not told again because it asks anew. */
const KEEP = `
  WITH asked AS (
    SELECT DISTINCT asked.id, asked.token FROM unnest($6::text[], $7::text[]) AS asked (id, token)
    JOIN palier_tables USING (id)
  ), gone AS (
    DELETE FROM palier_pushes AS kept WHERE device = $1
    AND NOT EXISTS (SELECT FROM asked WHERE asked.id = kept.id AND asked.token = kept.token)
  )
  INSERT INTO palier_pushes (id, token, device, endpoint, p256dh, auth, wants)
  SELECT id, token, $1, $2, $3, $4, $5 FROM asked ORDER BY id, token
  ON CONFLICT (id, token, device) DO UPDATE SET
    endpoint = excluded.endpoint, p256dh = excluded.p256dh,
    auth = excluded.auth, wants = excluded.wants`;

const NEWS = `
  SELECT id, phase, standing, notice_no AS no, notice_tries AS tries FROM palier_tables
  WHERE notice_at <= $1 ORDER BY notice_at, id LIMIT $2`;

const LISTENERS = `
  SELECT token, device, endpoint, p256dh, auth, wants, sent FROM palier_pushes WHERE id = $1`;

const TOLD = 'UPDATE palier_pushes SET sent = $4 WHERE id = $1 AND token = $2 AND device = $3';

const SETTLE = `
  UPDATE palier_tables SET notice_at = $3, notice_tries = notice_tries + 1
  WHERE id = $1 AND notice_no = $2`;

const FORGET = `
  WITH gone AS (DELETE FROM palier_callees WHERE device = $1)
  DELETE FROM palier_pushes WHERE device = $1`;

const KEEP_FOR = `
  INSERT INTO palier_callees SELECT id, profile, $3, $4, $5, $6 FROM palier_sessions
  WHERE id = $1 AND profile = $2
  ON CONFLICT (session) DO UPDATE SET
    device = excluded.device, endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth`;

const CALLS = `
  SELECT profile AS "from", other AS "to", palier_profiles.name, "table", invitation.made,
    notice_tries AS tries, told
  FROM palier_invitations AS invitation JOIN palier_profiles ON palier_profiles.id = profile
  WHERE notice_at <= $1 ORDER BY notice_at, profile, other LIMIT $2`;

const CALLEES = `
  SELECT DISTINCT device, endpoint, p256dh, auth FROM palier_callees WHERE profile = $1`;

const TOLD_CALL = `
  UPDATE palier_invitations SET told = told || ' ' || $4
  WHERE profile = $1 AND other = $2 AND "table" = $3`;

const SETTLE_CALL = `
  UPDATE palier_invitations SET notice_at = $4, notice_tries = notice_tries + 1
  WHERE profile = $1 AND other = $2 AND "table" = $3`;

export function postgresPushes(pool: Pool): PushStore {
  const run = async (text: string, values: unknown[]): Promise<void> => {
    await guard('pushes', async () => pool.query(text, values));
  };
  type Row = Omit<PushListener, 'sent'> & { readonly sent: string | null };
  return {
    secret: async (name, fresh) => {
      // Of two nodes at once one sees only after the other's commit what is there.
      for (;;) {
        const { rows } = await guard('pushes', async () =>
          pool.query<{ value: string }>(SECRET, [name, fresh]),
        );
        const [row] = rows;
        if (row !== undefined) return row.value;
      }
    },
    keep: async ({ device, endpoint, p256dh, auth, wants }, seats) => {
      const ids = textArray(seats.map(({ id }) => id));
      const tokens = textArray(seats.map(({ token }) => token));
      await run(KEEP, [device, endpoint, p256dh, auth, wants, ids, tokens]);
    },
    forget: async (device) => run(FORGET, [device]),
    news: async (now, most) => {
      const { rows } = await guard('pushes', async () => pool.query<NewsRow>(NEWS, [now, most]));
      return rows.map(tableNews);
    },
    listeners: async (id) => {
      const { rows } = await guard('pushes', async () => pool.query<Row>(LISTENERS, [id]));
      return rows.map((row) => ({ ...row, sent: row.sent === null ? null : Number(row.sent) }));
    },
    told: async ({ id, token }, device, no) => run(TOLD, [id, token, device, no]),
    settle: async (id, no, again) => run(SETTLE, [id, no, again ?? null]),
    keepFor: async ({ profile, session }, { device, endpoint, p256dh, auth }) =>
      run(KEEP_FOR, [session, profile, device, endpoint, p256dh, auth]),
    forgetFor: async (session) => run('DELETE FROM palier_callees WHERE session = $1', [session]),
    calls: async (now, most) => {
      const { rows } = await guard('pushes', async () => pool.query<CallRow>(CALLS, [now, most]));
      return rows.map(callFrom);
    },
    callees: async (profile) => {
      const { rows } = await guard('pushes', async () =>
        pool.query<PushAddress>(CALLEES, [profile]),
      );
      return rows;
    },
    toldCall: async ({ from, to, table }, device) => run(TOLD_CALL, [from, to, table, device]),
    settleCall: async ({ from, to, table }, again) =>
      run(SETTLE_CALL, [from, to, table, again ?? null]),
  };
}
