/** Who wants to be told of which tables, in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import {
  tableNews,
  type NewsRow,
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
    forget: async (device) => submit(() => void forget.run(device)),
    news: async (now, most) =>
      (news.all(now, most) as unknown as readonly NewsRow[]).map(tableNews),
    listeners: async (id) => listeners.all(id) as unknown as readonly PushListener[],
    told: async ({ id, token }, device, no) => submit(() => void mark.run(no, id, token, device)),
    settle: async (id, no, again) => submit(() => void settle.run(again ?? null, id, no)),
  };
}
