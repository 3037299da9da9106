/** Friends in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { MOST_BLOCKED, MOST_FRIENDS, type Done, type FriendStore, type Pair } from '@palier/people';
import { invitationFrom, personFrom, tieFrom } from '../rows.ts';
import type { Commits } from './sqlite-people.ts';

export function sqliteFriends(db: DatabaseSync, commits: Commits): FriendStore {
  const sql = statements(db);
  const isThere = (id: string): boolean => sql.isThere.get(id) !== undefined;
  const countOf = (statement: StatementSync, id: string): number =>
    Number(statement.get(id)?.['rows']);
  const areApart = ({ id, other }: Pair): boolean =>
    sql.apart.get(id, other, other, id) !== undefined;
  const dropTies = ({ id, other }: Pair): boolean => {
    sql.dropInvitations.run(id, other, other, id);
    return sql.untie.run(id, other, other, id).changes > 0;
  };
  const doneIf = (is: boolean): Done => (is ? 'done' : 'missing');
  return {
    setCode: async (id, code) =>
      commits.submit(() => {
        if (!isThere(id)) return 'missing';
        if (sql.byCode.get(code) !== undefined) return 'taken';
        sql.setCode.run(id, code);
        return 'done';
      }),
    codeOf: async (id) => {
      const row = sql.codeOf.get(id);
      return row && String(row['code']);
    },
    byCode: async (code) => {
      const row = sql.byCode.get(code);
      return row && personFrom(row);
    },
    tie: async (pair, at) =>
      commits.submit(() => {
        const { id, other } = pair;
        if (id === other || !isThere(id) || !isThere(other) || areApart(pair)) return 'missing';
        if (sql.hasTie.get(id, other) !== undefined) return 'done';
        const most = Math.max(countOf(sql.countMine, id), countOf(sql.countTheirs, other));
        if (most >= MOST_FRIENDS) return 'too-many';
        sql.tie.run(id, other, at);
        return 'done';
      }),
    untie: async (pair) => commits.submit(() => doneIf(dropTies(pair))),
    ties: async (id) => sql.ties.all(id, id, id, id).map(tieFrom),
    block: async (pair, at) =>
      commits.submit(() => {
        const { id, other } = pair;
        if (id === other || !isThere(id) || !isThere(other)) return 'missing';
        if (countOf(sql.countBlocked, id) >= MOST_BLOCKED) return 'too-many';
        dropTies(pair);
        sql.block.run(id, other, at);
        return 'done';
      }),
    unblock: async ({ id, other }) =>
      commits.submit(() => doneIf(sql.unblock.run(id, other).changes > 0)),
    blocked: async (id) => sql.blocked.all(id).map(personFrom),
    tablesApart: async (id) =>
      new Set(sql.tablesApart.all(id, id).map((row) => String(row['table']))),
    unseen: async (id) => new Set(sql.unseen.all(id, id).map((row) => String(row['id']))),
    here: async (id, at) =>
      commits.submit(() => {
        if (isThere(id)) sql.here.run(id, at);
      }),
    invite: async ({ id, other }, table, at) =>
      commits.submit(() => {
        const areFriends =
          sql.hasTie.get(id, other) !== undefined && sql.hasTie.get(other, id) !== undefined;
        if (areFriends) sql.invite.run(id, other, table, at);
        return doneIf(areFriends);
      }),
    invitations: async (id, since) => sql.invitations.all(id, since).map(invitationFrom),
    dropInvitation: async ({ id, other }) =>
      commits.submit(() => doneIf(sql.dropInvitation.run(other, id).changes > 0)),
  };
}

const PERSON = 'person.id, person.name, person.face';

function statements(db: DatabaseSync) {
  return {
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    setCode: db.prepare('INSERT OR REPLACE INTO friend_codes (profile, code) VALUES (?, ?)'),
    codeOf: db.prepare('SELECT code FROM friend_codes WHERE profile = ?'),
    byCode: db.prepare(
      `SELECT ${PERSON} FROM friend_codes JOIN profiles AS person ON person.id = profile
       WHERE code = ?`,
    ),
    apart: db.prepare(
      'SELECT 1 FROM blocks WHERE (profile = ? AND other = ?) OR (profile = ? AND other = ?)',
    ),
    hasTie: db.prepare('SELECT 1 FROM ties WHERE profile = ? AND other = ?'),
    countMine: db.prepare('SELECT count(*) AS rows FROM ties WHERE profile = ?'),
    countTheirs: db.prepare('SELECT count(*) AS rows FROM ties WHERE other = ?'),
    tie: db.prepare('INSERT INTO ties (profile, other, made) VALUES (?, ?, ?)'),
    untie: db.prepare(
      'DELETE FROM ties WHERE (profile = ? AND other = ?) OR (profile = ? AND other = ?)',
    ),
    ties: db.prepare(
      `SELECT ${PERSON}, mine.made AS mine, theirs.made AS theirs, presence.here AS here
       FROM (
         SELECT other AS id FROM ties WHERE profile = ?
         UNION SELECT profile FROM ties WHERE other = ?
       ) AS tied
       JOIN profiles AS person ON person.id = tied.id
       LEFT JOIN ties AS mine ON mine.profile = ? AND mine.other = person.id
       LEFT JOIN ties AS theirs ON theirs.profile = person.id AND theirs.other = ?
       LEFT JOIN presence ON presence.profile = person.id
       ORDER BY person.name, person.id`,
    ),
    block: db.prepare('INSERT OR REPLACE INTO blocks (profile, other, made) VALUES (?, ?, ?)'),
    unblock: db.prepare('DELETE FROM blocks WHERE profile = ? AND other = ?'),
    countBlocked: db.prepare('SELECT count(*) AS rows FROM blocks WHERE profile = ?'),
    blocked: db.prepare(
      `SELECT ${PERSON} FROM blocks JOIN profiles AS person ON person.id = other
       WHERE profile = ? ORDER BY person.name, person.id`,
    ),
    tablesApart: db.prepare(
      `SELECT "table" FROM blocks JOIN seats ON seats.profile = blocks.other
       WHERE blocks.profile = ?
       UNION SELECT "table" FROM blocks JOIN seats ON seats.profile = blocks.profile
       WHERE blocks.other = ?`,
    ),
    unseen: db.prepare(
      'SELECT other AS id FROM blocks WHERE profile = ? UNION SELECT profile FROM blocks WHERE other = ?',
    ),
    here: db.prepare('INSERT OR REPLACE INTO presence (profile, here) VALUES (?, ?)'),
    invite: db.prepare(
      // Whoever asks again to the same table is heard once.
      `INSERT INTO invitations (profile, other, "table", made, notice_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (profile, other) DO UPDATE SET
         notice_at = iif("table" = excluded."table", notice_at, excluded.notice_at),
         notice_tries = iif("table" = excluded."table", notice_tries, 0),
         told = iif("table" = excluded."table", told, ''),
         "table" = excluded."table", made = excluded.made`,
    ),
    invitations: db.prepare(
      `SELECT ${PERSON}, "table", invitations.made AS made
       FROM invitations JOIN profiles AS person ON person.id = profile
       WHERE other = ? AND invitations.made >= ?
       ORDER BY invitations.made DESC, person.name, person.id`,
    ),
    dropInvitation: db.prepare('DELETE FROM invitations WHERE profile = ? AND other = ?'),
    dropInvitations: db.prepare(
      'DELETE FROM invitations WHERE (profile = ? AND other = ?) OR (profile = ? AND other = ?)',
    ),
  } satisfies { readonly [name: string]: StatementSync };
}
