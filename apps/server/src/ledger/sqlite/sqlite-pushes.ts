/** Who wants to be told of which tables, in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import {
  callFrom,
  tableNews,
  type NewsRow,
  type PushAddress,
  type PushListener,
  type PushSeat,
  type PushStore,
} from '../storage.ts';
import type { SqliteLedger } from './sqlite-ledger.ts';

export function sqlitePushes(
  db: DatabaseSync,
  { submit }: { readonly submit: SqliteLedger['submit'] },
): PushStore {
  const secret = db.prepare('SELECT value FROM secrets WHERE name = ?');
  const putSecret = db.prepare('INSERT OR IGNORE INTO secrets VALUES (?, ?)');
  const forget = db.prepare('DELETE FROM pushes WHERE device = ?');
  const told = db.prepare('SELECT id, token, sent FROM pushes WHERE device = ?');
  const put = db.prepare(
    `INSERT OR REPLACE INTO pushes
     SELECT id, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?`,
  );
  const news = db.prepare(
    `SELECT id, phase, standing, notice_no AS no, notice_tries AS tries FROM tables
     WHERE notice_at <= ? ORDER BY notice_at, id LIMIT ?`,
  );
  const listeners = db.prepare(
    'SELECT token, device, endpoint, p256dh, auth, wants, sent FROM pushes WHERE id = ?',
  );
  const mark = db.prepare('UPDATE pushes SET sent = ? WHERE id = ? AND token = ? AND device = ?');
  const settle = db.prepare(
    `UPDATE tables SET notice_at = ?, notice_tries = notice_tries + 1
     WHERE id = ? AND notice_no = ?`,
  );
  const keepFor = db.prepare(
    `INSERT OR REPLACE INTO callees SELECT id, profile, ?, ?, ?, ? FROM sessions
     WHERE id = ? AND profile = ?`,
  );
  const forgetFor = db.prepare('DELETE FROM callees WHERE session = ?');
  const forgetCallee = db.prepare('DELETE FROM callees WHERE device = ?');
  const calls = db.prepare(
    `SELECT profile AS "from", other AS "to", profiles.name, "table", invitations.made,
       notice_tries AS tries, told
     FROM invitations JOIN profiles ON profiles.id = profile
     WHERE notice_at <= ? ORDER BY notice_at, profile, other LIMIT ?`,
  );
  const callees = db.prepare(
    'SELECT DISTINCT device, endpoint, p256dh, auth FROM callees WHERE profile = ?',
  );
  const toldCall = db.prepare(
    `UPDATE invitations SET told = told || ' ' || ? WHERE profile = ? AND other = ? AND "table" = ?`,
  );
  const settleCall = db.prepare(
    `UPDATE invitations SET notice_at = ?, notice_tries = notice_tries + 1
     WHERE profile = ? AND other = ? AND "table" = ?`,
  );
  type Told = PushSeat & { readonly sent: number | null };
  return {
    secret: async (name, fresh) =>
      submit(() => {
        putSecret.run(name, fresh);
        return String(secret.get(name)?.['value']);
      }),
    keep: async ({ device, endpoint, p256dh, auth, wants }, seats) =>
      submit(() => {
        const before = told.all(device) as unknown as readonly Told[];
        forget.run(device);
        for (const { id, token } of seats) {
          // What it has been told it is not told again because it asks anew.
          const same = before.find((one) => one.id === id && one.token === token);
          put.run(token, device, endpoint, p256dh, auth, wants, same?.sent ?? null, id);
        }
      }),
    forget: async (device) =>
      submit(() => {
        forget.run(device);
        forgetCallee.run(device);
      }),
    news: async (now, most) =>
      (news.all(now, most) as unknown as readonly NewsRow[]).map(tableNews),
    listeners: async (id) => listeners.all(id) as unknown as readonly PushListener[],
    told: async ({ id, token }, device, no) => submit(() => void mark.run(no, id, token, device)),
    settle: async (id, no, again) => submit(() => void settle.run(again ?? null, id, no)),
    keepFor: async ({ profile, session }, { device, endpoint, p256dh, auth }) =>
      submit(() => void keepFor.run(device, endpoint, p256dh, auth, session, profile)),
    forgetFor: async (session) => submit(() => void forgetFor.run(session)),
    calls: async (now, most) => calls.all(now, most).map(callFrom),
    callees: async (profile) => callees.all(profile) as unknown as readonly PushAddress[],
    toldCall: async ({ from, to, table }, device) =>
      submit(() => void toldCall.run(device, from, to, table)),
    settleCall: async ({ from, to, table }, again) =>
      submit(() => void settleCall.run(again ?? null, from, to, table)),
  };
}
