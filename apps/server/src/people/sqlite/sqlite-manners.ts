/** Seats among strangers in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import { MOST_SEATS, type MannersStore } from '@palier/people';
import { sittersFrom } from '../rows.ts';
import type { Commits } from './sqlite-people.ts';

export function sqliteManners(db: DatabaseSync, commits: Commits): MannersStore {
  const seated = db.prepare(
    `INSERT INTO seatings (token, profile, at)
     SELECT ?, id, ? FROM profiles WHERE id = ?
     ON CONFLICT (token) DO UPDATE SET profile = excluded.profile, at = excluded.at`,
  );
  const dropOld = db.prepare(
    `DELETE FROM seatings WHERE profile = ?1 AND gone IS NULL AND token NOT IN (
       SELECT token FROM seatings WHERE profile = ?1 AND gone IS NULL
       ORDER BY at DESC, token LIMIT ?2)`,
  );
  const sitters = db.prepare(
    `SELECT token, profile FROM seatings
     WHERE token IN (SELECT value FROM json_each(?)) AND profile IS NOT NULL`,
  );
  const left = db.prepare(
    `INSERT INTO seatings (token, at, gone) VALUES (?, ?, ?)
     ON CONFLICT (token) DO UPDATE SET at = excluded.at, gone = coalesce(gone, excluded.gone)`,
  );
  const leavings = db.prepare(
    `SELECT gone FROM seatings
     WHERE gone >= ? AND (profile = ? OR token IN (SELECT value FROM json_each(?)))
     ORDER BY gone`,
  );
  return {
    seated: async (token, profile, at) =>
      commits.submit(() => {
        if (seated.run(token, at, profile).changes === 0) return 'missing';
        dropOld.run(profile, MOST_SEATS);
        return 'done';
      }),
    sitters: async (tokens) => sittersFrom(sitters.all(JSON.stringify(tokens))),
    left: async (token, at) => commits.submit(() => void left.run(token, at, at)),
    leavings: async (profile, tokens, since) =>
      leavings.all(since, profile ?? null, JSON.stringify(tokens)).map(({ gone }) => Number(gone)),
  };
}
