/** People in SQLite. Whatever is done together is one work of a commit, in which nobody comes between. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  type Done,
  type PeopleStore,
  type Session,
} from '@palier/people';
import {
  ceremonyFrom,
  isPlausible,
  passkeyFrom,
  profileFrom,
  seatFrom,
  sessionFrom,
  transportsText,
} from '../rows.ts';
import { sqliteClubs } from './sqlite-clubs.ts';
import { sqliteFriends } from './sqlite-friends.ts';
import { sqliteRatings } from './sqlite-ratings.ts';
import { sqliteResults } from './sqlite-results.ts';
import { sqliteNights } from './sqlite-nights.ts';
import { sqliteManners } from './sqlite-manners.ts';

export type Commits = { readonly submit: <T>(work: () => T) => Promise<T> };

export function sqlitePeople(db: DatabaseSync, commits: Commits): PeopleStore {
  const sql = statements(db);
  const { clubs, removing, settleAll } = sqliteClubs(db, commits);
  const done = async (statement: StatementSync, ...values: (string | number)[]): Promise<Done> =>
    commits.submit(() => (statement.run(...values).changes === 0 ? 'missing' : 'done'));
  const isThere = (id: string): boolean => sql.isThere.get(id) !== undefined;
  const ratings = sqliteRatings(db, commits);
  const results = sqliteResults(db, commits, ratings.rate);
  const putSession = ({ id, profile, hash, device, made, seen }: Session): void => {
    sql.addSession.run(id, profile, hash, device, made, seen);
    sql.dropSessions.run(profile, profile, MOST_SESSIONS);
  };
  return {
    count: async () => Number(sql.count.get()?.['people']),
    create: async ({ id, name, face, made, seen }, session) =>
      commits.submit(() => {
        sql.create.run(id, name, face, made, seen);
        putSession(session);
      }),
    find: async (id) => {
      const row = sql.find.get(id);
      return row && profileFrom(row);
    },
    rename: async (id, { name, face }) => done(sql.rename, name, face, id),
    remove: async (id) =>
      commits.submit(() => {
        // What was written there is overwritten, not only given free.
        db.exec('PRAGMA secure_delete = ON');
        try {
          results.forget([id]);
          return removing(id, () => (sql.remove.run(id).changes === 0 ? 'missing' : 'done'));
        } finally {
          db.exec('PRAGMA secure_delete = OFF');
        }
      }),
    setRecovery: async (id, hash) => done(sql.setRecovery, hash, id),
    hasRecovery: async (id) => sql.hasRecovery.get(id) !== undefined,
    byRecovery: async (hash) => {
      const row = sql.byRecovery.get(hash);
      return row && profileFrom(row);
    },
    addSession: async (session) =>
      commits.submit(() => {
        if (!isThere(session.profile)) return 'missing';
        putSession(session);
        return 'done';
      }),
    bySession: async (hash) => {
      const row = sql.bySession.get(hash);
      if (row === undefined) return undefined;
      const session = sessionFrom(row);
      const profile = sql.find.get(session.profile);
      return profile && { profile: profileFrom(profile), session };
    },
    seen: async ({ id, profile }, at) =>
      commits.submit(() => {
        sql.sessionSeen.run(at, id);
        sql.profileSeen.run(at, profile);
      }),
    sessions: async (profile) => sql.sessions.all(profile).map(sessionFrom),
    endSession: async (profile, id) => done(sql.endSession, profile, id),
    endOthers: async (profile, id) => commits.submit(() => void sql.endOthers.run(profile, id)),
    addPasskey: async (passkey) =>
      commits.submit(() => {
        const { id, profile, key, counter, device, made, used } = passkey;
        if (!isThere(profile)) return 'missing';
        if (sql.passkey.get(id) !== undefined) return 'taken';
        if (Number(sql.countPasskeys.get(profile)?.['passkeys']) >= MOST_PASSKEYS)
          return 'too-many';
        const transports = transportsText(passkey.transports);
        sql.addPasskey.run(id, profile, key, counter, transports, device, made, used);
        return 'done';
      }),
    passkey: async (id) => {
      const row = sql.passkey.get(id);
      return row && passkeyFrom(row);
    },
    usePasskey: async (id, { counter, used }) => done(sql.usePasskey, counter, used, id),
    passkeys: async (profile) => sql.passkeys.all(profile).map(passkeyFrom),
    removePasskey: async (profile, id) => done(sql.removePasskey, profile, id),
    begin: async ({ id, challenge, profile, until }) =>
      commits.submit(() => {
        if (profile === null || isThere(profile)) sql.begin.run(id, challenge, profile, until);
      }),
    take: async (id) =>
      commits.submit(() => {
        const row = sql.take.get(id);
        return row && ceremonyFrom(row);
      }),
    keepSeats: async (profile, seats) =>
      commits.submit(() => {
        if (!isThere(profile)) return 'missing';
        for (const { table, token, code, name, kept } of seats) {
          sql.keepSeat.run(profile, table, token, code, name, kept);
        }
        sql.dropSeats.run(profile, profile, MOST_SEATS);
        return 'done';
      }),
    seats: async (profile) => sql.seats.all(profile).map(seatFrom),
    holders: async (table) =>
      sql.holders
        .all(table)
        .map(({ profile, token }) => ({ profile: String(profile), token: String(token) })),
    forgetSeat: async (profile, { table, token }) => done(sql.forgetSeat, profile, table, token),
    friends: sqliteFriends(db, commits),
    results,
    ratings,
    clubs,
    nights: sqliteNights(db, commits),
    manners: sqliteManners(db, commits),
    sweep: async ({ ceremonies, invitations, sessions, profiles, games, share, seatings }) =>
      commits.submit(() => {
        sql.sweepCeremonies.run(ceremonies);
        sql.sweepInvitations.run(invitations);
        sql.sweepSeatings.run(seatings);
        sql.sweepSessions.run(sessions);
        results.sweep(games);
        const row = sql.countDue.get(profiles);
        const [due, all] = [Number(row?.['due']), Number(row?.['people'])];
        if (!isPlausible(due, all, share)) return { removed: 0, held: due };
        results.forget(sql.due.all(profiles).map(({ id }) => String(id)));
        const removed = Number(sql.sweepProfiles.run(profiles).changes);
        if (removed > 0) settleAll();
        return { removed, held: 0 };
      }),
  };
}

function statements(db: DatabaseSync) {
  return {
    count: db.prepare('SELECT count(*) AS people FROM profiles'),
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    create: db.prepare('INSERT INTO profiles (id, name, face, made, seen) VALUES (?, ?, ?, ?, ?)'),
    find: db.prepare('SELECT id, name, face, made, seen FROM profiles WHERE id = ?'),
    rename: db.prepare('UPDATE profiles SET name = ?, face = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM profiles WHERE id = ?'),
    setRecovery: db.prepare('UPDATE profiles SET recovery = ? WHERE id = ?'),
    hasRecovery: db.prepare('SELECT 1 FROM profiles WHERE id = ? AND recovery IS NOT NULL'),
    byRecovery: db.prepare('SELECT id, name, face, made, seen FROM profiles WHERE recovery = ?'),
    addSession: db.prepare(
      'INSERT INTO sessions (id, profile, hash, device, made, seen) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    dropSessions: db.prepare(
      `DELETE FROM sessions WHERE profile = ? AND id NOT IN (
         SELECT id FROM sessions WHERE profile = ? ORDER BY seen DESC, id LIMIT ?)`,
    ),
    bySession: db.prepare('SELECT * FROM sessions WHERE hash = ?'),
    sessionSeen: db.prepare('UPDATE sessions SET seen = ? WHERE id = ?'),
    profileSeen: db.prepare('UPDATE profiles SET seen = ? WHERE id = ?'),
    sessions: db.prepare('SELECT * FROM sessions WHERE profile = ? ORDER BY seen DESC, id'),
    endSession: db.prepare('DELETE FROM sessions WHERE profile = ? AND id = ?'),
    endOthers: db.prepare('DELETE FROM sessions WHERE profile = ? AND id <> ?'),
    countPasskeys: db.prepare('SELECT count(*) AS passkeys FROM passkeys WHERE profile = ?'),
    addPasskey: db.prepare(
      `INSERT INTO passkeys (id, profile, key, counter, transports, device, made, used)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    passkey: db.prepare('SELECT * FROM passkeys WHERE id = ?'),
    usePasskey: db.prepare('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?'),
    passkeys: db.prepare('SELECT * FROM passkeys WHERE profile = ? ORDER BY made, id'),
    removePasskey: db.prepare('DELETE FROM passkeys WHERE profile = ? AND id = ?'),
    begin: db.prepare('INSERT INTO ceremonies (id, challenge, profile, until) VALUES (?, ?, ?, ?)'),
    take: db.prepare('DELETE FROM ceremonies WHERE id = ? RETURNING *'),
    keepSeat: db.prepare(
      `INSERT OR REPLACE INTO seats (profile, "table", token, code, name, kept)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    dropSeats: db.prepare(
      `DELETE FROM seats WHERE profile = ? AND rowid NOT IN (
         SELECT rowid FROM seats WHERE profile = ? ORDER BY kept DESC, "table", token LIMIT ?)`,
    ),
    seats: db.prepare('SELECT * FROM seats WHERE profile = ? ORDER BY kept DESC, "table", token'),
    holders: db.prepare(
      'SELECT profile, token FROM seats WHERE "table" = ? ORDER BY kept, profile, token',
    ),
    forgetSeat: db.prepare('DELETE FROM seats WHERE profile = ? AND "table" = ? AND token = ?'),
    sweepCeremonies: db.prepare('DELETE FROM ceremonies WHERE until < ?'),
    sweepSeatings: db.prepare('DELETE FROM seatings WHERE at < ?'),
    sweepInvitations: db.prepare('DELETE FROM invitations WHERE made < ?'),
    sweepSessions: db.prepare('DELETE FROM sessions WHERE seen < ?'),
    countDue: db.prepare(
      `SELECT (SELECT count(*) FROM profiles WHERE seen < ?) AS due,
              (SELECT count(*) FROM profiles) AS people`,
    ),
    due: db.prepare('SELECT id FROM profiles WHERE seen < ?'),
    sweepProfiles: db.prepare('DELETE FROM profiles WHERE seen < ?'),
  } satisfies { readonly [name: string]: StatementSync };
}
