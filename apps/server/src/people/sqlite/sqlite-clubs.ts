/** Clubs in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
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
import type { Commits } from './sqlite-people.ts';
import { DROP_CLUB } from './sqlite-results.ts';

type SqliteClubs = {
  readonly clubs: ClubStore;
  /** To be called in the commit that removes a profile, with what does it. */
  readonly removing: (profile: string, remove: () => Done) => Done;
  /** The same of many. */
  readonly settleAll: () => void;
};

export function sqliteClubs(db: DatabaseSync, commits: Commits): SqliteClubs {
  const sql = statements(db);
  const doneIf = (is: boolean): Done => (is ? 'done' : 'missing');
  const find = (id: string): Club | undefined => {
    const row = sql.find.get(id);
    return row && clubFrom(row);
  };
  const byCode = (code: string): Club | undefined => {
    const row = sql.byCode.get(code);
    return row && clubFrom(row);
  };
  const roleOf = ({ club, profile }: InClub): ClubRole | undefined => {
    const row = sql.roleOf.get(club, profile);
    return row && clubRoleFrom(row);
  };
  /** Whether it is a member who is not the owner. */
  const isPlain = (place: InClub): boolean => ['helper', 'member'].includes(roleOf(place) ?? '');
  const countOf = (statement: StatementSync, id: string): number =>
    Number(statement.get(id)?.['rows']);
  /** Its games are their players' alone. */
  const end = (club: string): boolean => {
    sql.dropGames.run(club);
    return sql.remove.run(club).changes > 0;
  };
  /** Where nobody owns it any more. */
  const settle = (club: string): void => {
    if (sql.ownerOf.get(club) !== undefined) return;
    if (sql.promoteHeir.run(club, club).changes === 0) end(club);
  };
  const leave = ({ club, profile }: InClub): boolean => {
    const isGone = sql.leave.run(club, profile).changes > 0;
    settle(club);
    return isGone;
  };
  const clubs: ClubStore = {
    create: async (club, owner) =>
      commits.submit(() => {
        const { id, code, name, isOpen, setup, season, zone, made } = club;
        if (sql.isThere.get(owner) === undefined) return 'missing';
        if (byCode(code) !== undefined) return 'taken';
        if (countOf(sql.countClubs, owner) >= MOST_CLUBS) return 'too-many';
        sql.create.run(id, code, name, Number(isOpen), setupText(setup), season, zone, made);
        sql.join.run(id, owner, 'owner', made);
        return 'done';
      }),
    find: async (id) => find(id),
    byCode: async (code) => byCode(code),
    change: async (id, change) =>
      commits.submit(() => {
        const club = find(id);
        if (club === undefined) return 'missing';
        const { name, isOpen, setup, season, zone } = { ...club, ...change };
        sql.change.run(name, Number(isOpen), setupText(setup), season, zone, id);
        return 'done';
      }),
    setCode: async (id, code) =>
      commits.submit(() => {
        if (find(id) === undefined) return 'missing';
        if (byCode(code) !== undefined) return 'taken';
        sql.setCode.run(code, id);
        return 'done';
      }),
    remove: async (id) => commits.submit(() => doneIf(end(id))),
    join: async (place, at) =>
      commits.submit(() => {
        const { club, profile } = place;
        const owner = sql.ownerOf.get(club)?.['profile'];
        if (owner === undefined || sql.isThere.get(profile) === undefined) return 'missing';
        if (roleOf(place) !== undefined) return 'done';
        const areApart = sql.apart.get(profile, String(owner), String(owner), profile);
        if (sql.isBarred.get(club, profile) !== undefined || areApart !== undefined)
          return 'missing';
        if (countOf(sql.countClubs, profile) >= MOST_CLUBS) return 'too-many';
        if (countOf(sql.countMembers, club) >= MOST_MEMBERS) return 'full';
        sql.join.run(club, profile, 'member', at);
        return 'done';
      }),
    leave: async (place) => commits.submit(() => doneIf(leave(place))),
    setRole: async (place, role) =>
      commits.submit(() => {
        if (!isPlain(place)) return 'missing';
        sql.setRole.run(role, place.club, place.profile);
        return 'done';
      }),
    handOver: async (place, to) =>
      commits.submit(() => {
        const { club, profile } = place;
        if (roleOf(place) !== 'owner' || !isPlain({ club, profile: to })) return 'missing';
        sql.setRole.run('helper', club, profile);
        sql.setRole.run('owner', club, to);
        return 'done';
      }),
    bar: async (place, at) =>
      commits.submit(() => {
        if (!isPlain(place)) return 'missing';
        const { club, profile } = place;
        leave(place);
        sql.bar.run(club, profile, at);
        sql.dropBars.run(club, club, MOST_BARRED);
        return 'done';
      }),
    unbar: async ({ club, profile }) =>
      commits.submit(() => doneIf(sql.unbar.run(club, profile).changes > 0)),
    roleOf: async (place) => roleOf(place),
    members: async (id) => sql.members.all(id).map(clubMemberFrom),
    barred: async (id) => sql.barred.all(id).map(personFrom),
    of: async (profile) => sql.of.all(profile).map(membershipFrom),
  };
  return {
    clubs,
    removing: (profile, remove) => {
      const owned = sql.owned.all(profile);
      const outcome = remove();
      for (const { club } of owned) settle(String(club));
      return outcome;
    },
    settleAll: () => {
      for (const { id } of sql.ownerless.all()) settle(String(id));
    },
  };
}

const PERSON = 'person.id, person.name, person.face';
const CLUB =
  'clubs.id, code, clubs.name, is_open AS "isOpen", setup, season, zone, clubs.made AS made';

function statements(db: DatabaseSync) {
  return {
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    create: db.prepare(
      `INSERT INTO clubs (id, code, name, is_open, setup, season, zone, made)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    find: db.prepare(`SELECT ${CLUB} FROM clubs WHERE id = ?`),
    byCode: db.prepare(`SELECT ${CLUB} FROM clubs WHERE code = ?`),
    change: db.prepare(
      'UPDATE clubs SET name = ?, is_open = ?, setup = ?, season = ?, zone = ? WHERE id = ?',
    ),
    setCode: db.prepare('UPDATE clubs SET code = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM clubs WHERE id = ?'),
    dropGames: db.prepare(DROP_CLUB),
    join: db.prepare('INSERT INTO club_members (club, profile, role, since) VALUES (?, ?, ?, ?)'),
    leave: db.prepare('DELETE FROM club_members WHERE club = ? AND profile = ?'),
    roleOf: db.prepare('SELECT role FROM club_members WHERE club = ? AND profile = ?'),
    setRole: db.prepare('UPDATE club_members SET role = ? WHERE club = ? AND profile = ?'),
    ownerOf: db.prepare("SELECT profile FROM club_members WHERE club = ? AND role = 'owner'"),
    owned: db.prepare("SELECT club FROM club_members WHERE profile = ? AND role = 'owner'"),
    ownerless: db.prepare(
      `SELECT id FROM clubs WHERE NOT EXISTS
         (SELECT 1 FROM club_members WHERE club = clubs.id AND role = 'owner')`,
    ),
    promoteHeir: db.prepare(
      `UPDATE club_members SET role = 'owner' WHERE club = ? AND profile = (
         SELECT profile FROM club_members WHERE club = ?
         ORDER BY role = 'helper' DESC, since, profile LIMIT 1)`,
    ),
    apart: db.prepare(
      'SELECT 1 FROM blocks WHERE (profile = ? AND other = ?) OR (profile = ? AND other = ?)',
    ),
    isBarred: db.prepare('SELECT 1 FROM club_bars WHERE club = ? AND profile = ?'),
    bar: db.prepare('INSERT OR REPLACE INTO club_bars (club, profile, made) VALUES (?, ?, ?)'),
    dropBars: db.prepare(
      `DELETE FROM club_bars WHERE club = ? AND profile NOT IN (
         SELECT profile FROM club_bars WHERE club = ? ORDER BY made DESC, profile DESC LIMIT ?)`,
    ),
    unbar: db.prepare('DELETE FROM club_bars WHERE club = ? AND profile = ?'),
    countClubs: db.prepare('SELECT count(*) AS rows FROM club_members WHERE profile = ?'),
    countMembers: db.prepare('SELECT count(*) AS rows FROM club_members WHERE club = ?'),
    members: db.prepare(
      `SELECT ${PERSON}, role, since FROM club_members
       JOIN profiles AS person ON person.id = profile WHERE club = ? ORDER BY since, person.id`,
    ),
    barred: db.prepare(
      `SELECT ${PERSON} FROM club_bars JOIN profiles AS person ON person.id = profile
       WHERE club = ? ORDER BY person.name, person.id`,
    ),
    of: db.prepare(
      `SELECT ${CLUB}, role, since,
         (SELECT count(*) FROM club_members AS one WHERE one.club = clubs.id) AS members
       FROM club_members JOIN clubs ON clubs.id = club
       WHERE profile = ? ORDER BY clubs.name, clubs.id`,
    ),
  } satisfies { readonly [name: string]: StatementSync };
}
