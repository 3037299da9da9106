/** Duplicate nights in PostgreSQL, written by any number of nodes. */
import type { NightStore } from '@palier/people';
import { entrantFrom, keptNightFrom, nightFrom, timeOrNever } from '../rows.ts';
import type { Queries } from './queries.ts';

export function postgresNights({ query, done, whole }: Queries): NightStore {
  return {
    create: async (night, look) => {
      const { id, club, from, until } = night;
      return done(CREATE, id, club, from, until, timeOrNever(look), JSON.stringify(night));
    },
    find: async (id) => (await query(FIND, [id])).map(keptNightFrom)[0],
    people: async (id) => (await query(PEOPLE, [id])).map(entrantFrom),
    ofClub: async (club, most) => (await query(OF_CLUB, [club, most])).map(nightFrom),
    entered: async (profile) => (await query(ENTERED, [profile])).map(nightFrom),
    put: async (rev, next, { look, newcomer }) =>
      whole(async (ask) => {
        const { id, until, salts } = next;
        // Who removes the profile comes before or after all of it.
        if (newcomer !== undefined && (await ask(LOCK_PROFILE, [newcomer])).length === 0) {
          return 'missing';
        }
        const [row] = await ask(LOCK, [id]);
        if (row === undefined) return 'missing';
        if (Number(row['rev']) !== rev) return 'conflict';
        if (newcomer !== undefined) {
          if ((await ask(HAS_ENTERED, [newcomer, id])).length > 0) return 'conflict';
          await ask(ENTER, [id, salts.length, newcomer]);
        }
        await ask(PUT, [id, until, timeOrNever(look), JSON.stringify(next)]);
        return 'stored';
      }),
    due: async (now, most) => (await query(DUE, [now, most])).map(({ id }) => String(id)),
    sweep: async (before) => (await query(SWEEP, [before])).length,
  };
}

const CREATE = `
  INSERT INTO palier_nights (id, club, made, until, rev, look, body)
  SELECT $1, club.id, $3, $4, 0, $5, $6 FROM palier_clubs AS club WHERE club.id = $2
  FOR KEY SHARE`;
const FIND = 'SELECT rev, body FROM palier_nights WHERE id = $1';
const PEOPLE = `
  SELECT number, person.id, person.name, person.face FROM palier_night_entrants
  JOIN palier_profiles AS person ON person.id = profile WHERE night = $1 ORDER BY number`;
const OF_CLUB = `
  SELECT body FROM palier_nights WHERE club = $1 ORDER BY made DESC, id LIMIT $2`;
const ENTERED = `
  SELECT body FROM palier_night_entrants JOIN palier_nights AS kept ON kept.id = night
  WHERE profile = $1 ORDER BY made DESC, kept.id`;
const LOCK_PROFILE = 'SELECT id FROM palier_profiles WHERE id = $1 FOR UPDATE';
const LOCK = 'SELECT rev FROM palier_nights WHERE id = $1 FOR UPDATE';
const HAS_ENTERED = `
  SELECT number FROM palier_night_entrants WHERE profile = $1 AND night = $2`;
const ENTER = 'INSERT INTO palier_night_entrants (night, number, profile) VALUES ($1, $2, $3)';
const PUT = `
  UPDATE palier_nights SET rev = rev + 1, until = $2, look = $3, body = $4 WHERE id = $1`;
const DUE = `
  SELECT id FROM palier_nights WHERE look IS NOT NULL AND look <= $1 ORDER BY look, id LIMIT $2`;
const SWEEP = 'DELETE FROM palier_nights WHERE look IS NULL AND until < $1 RETURNING id';
