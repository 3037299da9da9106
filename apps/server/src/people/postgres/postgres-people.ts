/**
 * People in PostgreSQL, written by any number of nodes. Who adds to a profile locks it first: two that
 * count at once would otherwise both find room, and one that removes it waits for neither.
 */
import type { Pool } from 'pg';
import {
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
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
  type Row,
} from '../rows.ts';
import { postgresClubs } from './postgres-clubs.ts';
import { postgresFriends } from './postgres-friends.ts';
import { postgresRatings } from './postgres-ratings.ts';
import { postgresResults } from './postgres-results.ts';
import { postgresNights } from './postgres-nights.ts';
import { postgresManners } from './postgres-manners.ts';
import { queriesOf, type Guard, type Query } from './queries.ts';

export function postgresPeople(pool: Pool, guard: Guard): PeopleStore {
  const queries = queriesOf(pool, guard);
  const { query, done, whole, adding } = queries;
  const results = postgresResults(queries);
  const { clubs, removing, settleAll } = postgresClubs(queries);
  return {
    count: async () => Number((await query(COUNT, []))[0]?.['people']),
    create: async ({ id, name, face, made, seen }, session) =>
      whole(async (ask) => {
        await ask(CREATE, [id, name, face, made, seen]);
        await putSession(ask, session);
      }),
    find: async (id) => (await query(FIND, [id])).map(profileFrom)[0],
    rename: async (id, { name, face }) => done(RENAME, id, name, face),
    remove: async (id) =>
      removing(id, async (ask) => {
        await results.forget(ask, [id]);
        await ask(REMOVE, [id]);
        return 'done';
      }),
    setRecovery: async (id, hash) => done(SET_RECOVERY, id, hash),
    hasRecovery: async (id) => (await query(HAS_RECOVERY, [id])).length > 0,
    byRecovery: async (hash) => (await query(BY_RECOVERY, [hash])).map(profileFrom)[0],
    addSession: async (session) =>
      adding([session.profile], async (ask) => {
        await putSession(ask, session);
        return 'done';
      }),
    bySession: async (hash) => {
      const [row] = await query(BY_SESSION, [hash]);
      if (row === undefined) return undefined;
      const [kept, is] = [row['kept'] as Row, row['session'] as Row];
      return { profile: profileFrom(kept), session: sessionFrom(is) };
    },
    seen: async ({ id, profile }, at) => {
      await query(SESSION_SEEN, [id, at]);
      await query(PROFILE_SEEN, [profile, at]);
    },
    sessions: async (profile) => (await query(SESSIONS, [profile])).map(sessionFrom),
    endSession: async (profile, id) => done(END_SESSION, profile, id),
    endOthers: async (profile, id) => void (await query(END_OTHERS, [profile, id])),
    addPasskey: async ({ id, profile, key, counter, transports, device, made, used }) =>
      adding([profile], async (ask) => {
        if ((await ask(PASSKEY, [id])).length > 0) return 'taken';
        const [row] = await ask(COUNT_PASSKEYS, [profile]);
        if (Number(row?.['passkeys']) >= MOST_PASSKEYS) return 'too-many';
        const rest = [counter, transportsText(transports), device, made, used];
        const added = await ask(ADD_PASSKEY, [id, profile, key, ...rest]);
        // Somebody else may have added it just now.
        return added.length === 0 ? 'taken' : 'done';
      }),
    passkey: async (id) => (await query(PASSKEY, [id])).map(passkeyFrom)[0],
    usePasskey: async (id, { counter, used }) => done(USE_PASSKEY, id, counter, used),
    passkeys: async (profile) => (await query(PASSKEYS, [profile])).map(passkeyFrom),
    removePasskey: async (profile, id) => done(REMOVE_PASSKEY, profile, id),
    begin: async ({ id, challenge, profile, until }) => {
      const begin = async (ask: Query): Promise<'done'> => {
        await ask(BEGIN, [id, challenge, profile, until]);
        return 'done';
      };
      await (profile === null ? begin(query) : adding([profile], begin));
    },
    take: async (id) => (await query(TAKE, [id])).map(ceremonyFrom)[0],
    keepSeats: async (profile, seats) =>
      adding([profile], async (ask) => {
        for (const { table, token, code, name, kept } of seats) {
          await ask(KEEP_SEAT, [profile, table, token, code, name, kept]);
        }
        await ask(DROP_SEATS, [profile, MOST_SEATS]);
        return 'done';
      }),
    seats: async (profile) => (await query(SEATS, [profile])).map(seatFrom),
    holders: async (table) =>
      (await query(HOLDERS, [table])).map(({ profile, token }) => ({
        profile: String(profile),
        token: String(token),
      })),
    forgetSeat: async (profile, { table, token }) => done(FORGET_SEAT, profile, table, token),
    friends: postgresFriends(queries),
    results,
    ratings: postgresRatings(queries),
    clubs,
    nights: postgresNights(queries),
    manners: postgresManners(queries),
    sweep: async ({ ceremonies, invitations, seatings, sessions, profiles, games, share }) => {
      await query(SWEEP_CEREMONIES, [ceremonies]);
      await query(SWEEP_INVITATIONS, [invitations]);
      await query(SWEEP_SEATINGS, [seatings]);
      await query(SWEEP_SESSIONS, [sessions]);
      await results.sweep(games);
      const [row] = await query(COUNT_DUE, [profiles]);
      const [due, all] = [Number(row?.['due']), Number(row?.['people'])];
      if (!isPlausible(due, all, share)) return { removed: 0, held: due };
      return whole(async (ask) => {
        const old = (await ask(LOCK_DUE, [profiles])).map(({ id }) => String(id));
        await results.forget(ask, old);
        const removed = (await ask(SWEEP_PROFILES, [profiles])).length;
        if (removed > 0) await settleAll(ask);
        return { removed, held: 0 };
      });
    },
  };
}

async function putSession(ask: Query, session: Session): Promise<void> {
  const { id, profile, hash, device, made, seen } = session;
  await ask(ADD_SESSION, [id, profile, hash, device, made, seen]);
  await ask(DROP_SESSIONS, [profile, MOST_SESSIONS]);
}

const PROFILE = 'id, name, face, made, seen';
const SESSION = 'id, profile, hash, device, made, seen';

const COUNT = 'SELECT count(*) AS people FROM palier_profiles';
const CREATE = `INSERT INTO palier_profiles (${PROFILE}) VALUES ($1, $2, $3, $4, $5)`;
const FIND = `SELECT ${PROFILE} FROM palier_profiles WHERE id = $1`;
const RENAME = 'UPDATE palier_profiles SET name = $2, face = $3 WHERE id = $1';
const REMOVE = 'DELETE FROM palier_profiles WHERE id = $1';
const SET_RECOVERY = 'UPDATE palier_profiles SET recovery = $2 WHERE id = $1';
const HAS_RECOVERY = 'SELECT id FROM palier_profiles WHERE id = $1 AND recovery IS NOT NULL';
const BY_RECOVERY = `SELECT ${PROFILE} FROM palier_profiles WHERE recovery = $1`;
const ADD_SESSION = `INSERT INTO palier_sessions (${SESSION}) VALUES ($1, $2, $3, $4, $5, $6)`;
const DROP_SESSIONS = `
  DELETE FROM palier_sessions WHERE profile = $1 AND id NOT IN (
    SELECT id FROM palier_sessions WHERE profile = $1 ORDER BY seen DESC, id LIMIT $2)`;
const BY_SESSION = `
  SELECT to_json(kept) AS kept, to_json(session) AS session
  FROM palier_sessions AS session JOIN palier_profiles AS kept ON kept.id = session.profile
  WHERE session.hash = $1`;
const SESSION_SEEN = 'UPDATE palier_sessions SET seen = $2 WHERE id = $1';
const PROFILE_SEEN = 'UPDATE palier_profiles SET seen = $2 WHERE id = $1';
const SESSIONS = `SELECT ${SESSION} FROM palier_sessions WHERE profile = $1 ORDER BY seen DESC, id`;
const END_SESSION = 'DELETE FROM palier_sessions WHERE profile = $1 AND id = $2';
const END_OTHERS = 'DELETE FROM palier_sessions WHERE profile = $1 AND id <> $2';
const COUNT_PASSKEYS = 'SELECT count(*) AS passkeys FROM palier_passkeys WHERE profile = $1';
const ADD_PASSKEY = `
  INSERT INTO palier_passkeys (id, profile, key, counter, transports, device, made, used)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`;
const PASSKEY = 'SELECT * FROM palier_passkeys WHERE id = $1';
const USE_PASSKEY = 'UPDATE palier_passkeys SET counter = $2, used = $3 WHERE id = $1';
const PASSKEYS = 'SELECT * FROM palier_passkeys WHERE profile = $1 ORDER BY made, id';
const REMOVE_PASSKEY = 'DELETE FROM palier_passkeys WHERE profile = $1 AND id = $2';
const BEGIN = `
  INSERT INTO palier_ceremonies (id, challenge, profile, until) VALUES ($1, $2, $3, $4)`;
const TAKE = 'DELETE FROM palier_ceremonies WHERE id = $1 RETURNING *';
const KEEP_SEAT = `
  INSERT INTO palier_seats (profile, "table", token, code, name, kept)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (profile, "table", token) DO UPDATE
  SET code = excluded.code, name = excluded.name, kept = excluded.kept`;
const DROP_SEATS = `
  DELETE FROM palier_seats WHERE profile = $1 AND ("table", token) NOT IN (
    SELECT "table", token FROM palier_seats WHERE profile = $1
    ORDER BY kept DESC, "table", token LIMIT $2)`;
const SEATS = `
  SELECT * FROM palier_seats WHERE profile = $1 ORDER BY kept DESC, "table", token`;
const HOLDERS = `
  SELECT profile, token FROM palier_seats WHERE "table" = $1 ORDER BY kept, profile, token`;
const FORGET_SEAT = 'DELETE FROM palier_seats WHERE profile = $1 AND "table" = $2 AND token = $3';
const SWEEP_CEREMONIES = 'DELETE FROM palier_ceremonies WHERE until < $1';
const SWEEP_INVITATIONS = 'DELETE FROM palier_invitations WHERE made < $1';
const SWEEP_SEATINGS = 'DELETE FROM palier_seatings WHERE at < $1';
const SWEEP_SESSIONS = 'DELETE FROM palier_sessions WHERE seen < $1';
const COUNT_DUE = `
  SELECT count(*) AS people, count(*) FILTER (WHERE seen < $1) AS due FROM palier_profiles`;
const LOCK_DUE = 'SELECT id FROM palier_profiles WHERE seen < $1 ORDER BY id FOR UPDATE';
const SWEEP_PROFILES = 'DELETE FROM palier_profiles WHERE seen < $1 RETURNING id';
