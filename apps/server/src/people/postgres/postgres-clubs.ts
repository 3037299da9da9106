/**
 * Clubs in PostgreSQL, written by any number of nodes. Who changes who is in a club locks it first; and
 * before it the profile that is added or removed, in this order everywhere.
 */
import {
  MOST_BARRED,
  MOST_CLUBS,
  MOST_MEMBERS,
  type Club,
  type ClubRole,
  type ClubStore,
  type Done,
  type InClub,
} from '@palier/people';
import {
  clubFrom,
  clubMemberFrom,
  clubRoleFrom,
  membershipFrom,
  personFrom,
  setupText,
} from '../rows.ts';
import { DROP_CLUB } from './postgres-results.ts';
import type { Queries, Query } from './queries.ts';

type PostgresClubs = {
  readonly clubs: ClubStore;
  /** Removes a profile by what does it, and hands its clubs over. */
  readonly removing: (profile: string, remove: (ask: Query) => Promise<Done>) => Promise<Done>;
  /** After many were removed, in the same transaction. */
  readonly settleAll: (ask: Query) => Promise<void>;
};

export function postgresClubs({ query, whole, adding }: Queries): PostgresClubs {
  /** In a transaction, with the club as it is once nobody else changes it. */
  const withClub = async <const T extends string>(
    ask: Query,
    id: string,
    work: (club: Club) => Promise<T>,
  ): Promise<T | 'missing'> => {
    const [club] = (await ask(LOCK_CLUB, [id])).map(clubFrom);
    return club === undefined ? 'missing' : work(club);
  };
  const inClub = async <const T extends string>(
    id: string,
    work: (ask: Query, club: Club) => Promise<T>,
  ): Promise<T | 'missing'> =>
    whole(async (ask) => withClub(ask, id, async (club) => work(ask, club)));
  return {
    clubs: {
      create: async (club, owner) =>
        adding([owner], async (ask) => {
          if ((await rowsIn(ask, COUNT_CLUBS, owner)) >= MOST_CLUBS) return 'too-many';
          const { id, code, name, isOpen, setup, season, zone, made } = club;
          const values = [id, code, name, String(isOpen), setupText(setup), season, zone, made];
          if ((await ask(CREATE, values)).length === 0) return 'taken';
          await ask(JOIN, [id, owner, 'owner', made]);
          return 'done';
        }),
      find: async (id) => (await query(FIND, [id])).map(clubFrom)[0],
      byCode: async (code) => (await query(BY_CODE, [code])).map(clubFrom)[0],
      change: async (id, change) =>
        inClub(id, async (ask, club) => {
          const { name, isOpen, setup, season, zone } = { ...club, ...change };
          await ask(CHANGE, [id, name, String(isOpen), setupText(setup), season, zone]);
          return 'done';
        }),
      setCode: async (id, code) =>
        inClub(id, async (ask) =>
          (await ask(SET_CODE, [id, code])).length > 0 ? 'done' : 'taken',
        ),
      remove: async (id) => whole(async (ask) => end(ask, id)),
      join: async (place, at) =>
        adding([place.profile], async (ask) =>
          withClub(ask, place.club, async () => {
            const { club, profile } = place;
            if ((await roleIn(ask, place)) !== undefined) return 'done';
            if ((await ask(KEPT_OUT, [club, profile])).length > 0) return 'missing';
            if ((await rowsIn(ask, COUNT_CLUBS, profile)) >= MOST_CLUBS) return 'too-many';
            if ((await rowsIn(ask, COUNT_MEMBERS, club)) >= MOST_MEMBERS) return 'full';
            await ask(JOIN, [club, profile, 'member', at]);
            return 'done';
          }),
        ),
      leave: async ({ club, profile }) =>
        inClub(club, async (ask) => {
          const outcome = doneIf(await ask(LEAVE, [club, profile]));
          await settle(ask, club);
          return outcome;
        }),
      setRole: async (place, role) =>
        inClub(place.club, async (ask) => {
          if (!(await isPlain(ask, place))) return 'missing';
          await ask(SET_ROLE, [place.club, place.profile, role]);
          return 'done';
        }),
      handOver: async (place, to) =>
        inClub(place.club, async (ask) => {
          const { club, profile } = place;
          const isOwner = (await roleIn(ask, place)) === 'owner';
          if (!isOwner || !(await isPlain(ask, { club, profile: to }))) return 'missing';
          await ask(SET_ROLE, [club, profile, 'helper']);
          await ask(SET_ROLE, [club, to, 'owner']);
          return 'done';
        }),
      bar: async (place, at) =>
        adding([place.profile], async (ask) =>
          withClub(ask, place.club, async () => {
            if (!(await isPlain(ask, place))) return 'missing';
            const { club, profile } = place;
            await ask(LEAVE, [club, profile]);
            await ask(BAR, [club, profile, at]);
            await ask(DROP_BARS, [club, MOST_BARRED]);
            return 'done';
          }),
        ),
      unbar: async ({ club, profile }) => doneIf(await query(UNBAR, [club, profile])),
      roleOf: async (place) => roleIn(query, place),
      members: async (id) => (await query(MEMBERS, [id])).map(clubMemberFrom),
      barred: async (id) => (await query(BARRED, [id])).map(personFrom),
      of: async (profile) => (await query(OF, [profile])).map(membershipFrom),
    },
    removing: async (profile, remove) =>
      adding([profile], async (ask) => {
        const owned = await ask(LOCK_OWNED, [profile]);
        const outcome = await remove(ask);
        for (const { id } of owned) await settle(ask, String(id));
        return outcome;
      }),
    settleAll: async (ask) => {
      for (const { id } of await ask(LOCK_OWNERLESS, [])) await settle(ask, String(id));
    },
  };
}

/** Where nobody owns it any more. */
async function settle(ask: Query, club: string): Promise<void> {
  if ((await ask(OWNER_OF, [club])).length > 0) return;
  if ((await ask(PROMOTE_HEIR, [club])).length === 0) await end(ask, club);
}

/** Its games are their players' alone. */
async function end(ask: Query, club: string): Promise<Done> {
  const outcome = doneIf(await ask(REMOVE, [club]));
  await ask(DROP_CLUB, [club]);
  return outcome;
}

async function roleIn(ask: Query, { club, profile }: InClub): Promise<ClubRole | undefined> {
  return (await ask(ROLE_OF, [club, profile])).map(clubRoleFrom)[0];
}

/** Whether it is a member who is not the owner. */
async function isPlain(ask: Query, place: InClub): Promise<boolean> {
  return ['helper', 'member'].includes((await roleIn(ask, place)) ?? '');
}

async function rowsIn(ask: Query, text: string, id: string): Promise<number> {
  return Number((await ask(text, [id]))[0]?.['rows']);
}

function doneIf(rows: readonly unknown[]): Done {
  return rows.length > 0 ? 'done' : 'missing';
}

const PERSON = 'person.id, person.name, person.face';
const BY_NAME = 'person.name COLLATE "C", person.id';
const CLUB = `club.id, club.code, club.name, club.is_open AS "isOpen", club.setup, club.season,
  club.zone, club.made`;

const CREATE = `
  INSERT INTO palier_clubs (id, code, name, is_open, setup, season, zone, made)
  VALUES ($1, $2, $3, $4::boolean, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`;
const FIND = `SELECT ${CLUB} FROM palier_clubs AS club WHERE id = $1`;
const LOCK_CLUB = `${FIND} FOR UPDATE`;
const BY_CODE = `SELECT ${CLUB} FROM palier_clubs AS club WHERE code = $1`;
const CHANGE = `
  UPDATE palier_clubs SET name = $2, is_open = $3::boolean, setup = $4, season = $5, zone = $6
  WHERE id = $1`;
const SET_CODE = `
  UPDATE palier_clubs SET code = $2
  WHERE id = $1 AND NOT EXISTS (SELECT FROM palier_clubs WHERE code = $2) RETURNING id`;
const REMOVE = 'DELETE FROM palier_clubs WHERE id = $1 RETURNING id';
const JOIN = 'INSERT INTO palier_club_members (club, profile, role, since) VALUES ($1, $2, $3, $4)';
const LEAVE = 'DELETE FROM palier_club_members WHERE club = $1 AND profile = $2 RETURNING club';
const ROLE_OF = 'SELECT role FROM palier_club_members WHERE club = $1 AND profile = $2';
const SET_ROLE = 'UPDATE palier_club_members SET role = $3 WHERE club = $1 AND profile = $2';
const OWNER_OF = "SELECT profile FROM palier_club_members WHERE club = $1 AND role = 'owner'";
const LOCK_OWNED = `
  SELECT id FROM palier_clubs WHERE id IN (
    SELECT club FROM palier_club_members WHERE profile = $1 AND role = 'owner')
  ORDER BY id FOR UPDATE`;
const LOCK_OWNERLESS = `
  SELECT id FROM palier_clubs AS club WHERE NOT EXISTS (
    SELECT FROM palier_club_members WHERE club = club.id AND role = 'owner')
  ORDER BY id FOR UPDATE`;
const PROMOTE_HEIR = `
  UPDATE palier_club_members SET role = 'owner' WHERE club = $1 AND profile = (
    SELECT profile FROM palier_club_members WHERE club = $1
    ORDER BY role = 'helper' DESC, since, profile LIMIT 1)
  RETURNING club`;
/** Sent away, or one of the owner and who comes does not want to see the other. */
const KEPT_OUT = `
  SELECT FROM palier_club_bars WHERE club = $1 AND profile = $2
  UNION ALL
  SELECT FROM palier_blocks AS block JOIN palier_club_members AS owner
    ON owner.club = $1 AND owner.role = 'owner'
  WHERE (block.profile = $2 AND block.other = owner.profile)
    OR (block.other = $2 AND block.profile = owner.profile)`;
const BAR = `
  INSERT INTO palier_club_bars (club, profile, made) VALUES ($1, $2, $3)
  ON CONFLICT (club, profile) DO UPDATE SET made = excluded.made`;
const DROP_BARS = `
  DELETE FROM palier_club_bars WHERE club = $1 AND profile NOT IN (
    SELECT profile FROM palier_club_bars WHERE club = $1
    ORDER BY made DESC, profile DESC LIMIT $2)`;
const UNBAR = 'DELETE FROM palier_club_bars WHERE club = $1 AND profile = $2 RETURNING club';
const COUNT_CLUBS = 'SELECT count(*) AS rows FROM palier_club_members WHERE profile = $1';
const COUNT_MEMBERS = 'SELECT count(*) AS rows FROM palier_club_members WHERE club = $1';
const MEMBERS = `
  SELECT ${PERSON}, role, since FROM palier_club_members
  JOIN palier_profiles AS person ON person.id = profile
  WHERE club = $1 ORDER BY since, person.id`;
const BARRED = `
  SELECT ${PERSON} FROM palier_club_bars JOIN palier_profiles AS person ON person.id = profile
  WHERE club = $1 ORDER BY ${BY_NAME}`;
const OF = `
  SELECT ${CLUB}, place.role, place.since,
    (SELECT count(*) FROM palier_club_members AS one WHERE one.club = club.id) AS members
  FROM palier_club_members AS place JOIN palier_clubs AS club ON club.id = place.club
  WHERE place.profile = $1 ORDER BY club.name COLLATE "C", club.id`;
