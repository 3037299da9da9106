/** Duplicate nights in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NightStore } from '@palier/people';
import { entrantFrom, keptNightFrom, nightFrom, timeOrNever } from '../rows.ts';
import type { Commits } from './sqlite-people.ts';

export function sqliteNights(db: DatabaseSync, commits: Commits): NightStore {
  const sql = statements(db);
  return {
    create: async (night, look) =>
      commits.submit(() => {
        const { id, club, from, until } = night;
        if (sql.isClub.get(club) === undefined) return 'missing';
        sql.create.run(id, club, from, until, timeOrNever(look), JSON.stringify(night));
        return 'done';
      }),
    find: async (id) => {
      const row = sql.find.get(id);
      return row && keptNightFrom(row);
    },
    people: async (id) => sql.people.all(id).map(entrantFrom),
    ofClub: async (club, most) => sql.ofClub.all(club, most).map(nightFrom),
    entered: async (profile) => sql.entered.all(profile).map(nightFrom),
    put: async (rev, next, { look, newcomer }) =>
      commits.submit(() => {
        const { id, until, salts } = next;
        const row = sql.rev.get(id);
        if (row === undefined) return 'missing';
        if (Number(row['rev']) !== rev) return 'conflict';
        if (newcomer !== undefined) {
          if (sql.isThere.get(newcomer) === undefined) return 'missing';
          if (sql.hasEntered.get(newcomer, id) !== undefined) return 'conflict';
          sql.enter.run(id, salts.length, newcomer);
        }
        sql.put.run(until, timeOrNever(look), JSON.stringify(next), id);
        return 'stored';
      }),
    due: async (now, most) => sql.due.all(now, most).map(({ id }) => String(id)),
    sweep: async (before) => commits.submit(() => Number(sql.sweep.run(before).changes)),
  };
}

function statements(db: DatabaseSync) {
  return {
    create: db.prepare(
      'INSERT INTO nights (id, club, made, until, rev, look, body) VALUES (?, ?, ?, ?, 0, ?, ?)',
    ),
    isClub: db.prepare('SELECT 1 FROM clubs WHERE id = ?'),
    find: db.prepare('SELECT rev, body FROM nights WHERE id = ?'),
    people: db.prepare(
      `SELECT number, person.id, person.name, person.face FROM night_entrants
       JOIN profiles AS person ON person.id = profile WHERE night = ? ORDER BY number`,
    ),
    ofClub: db.prepare('SELECT body FROM nights WHERE club = ? ORDER BY made DESC, id LIMIT ?'),
    entered: db.prepare(
      `SELECT body FROM night_entrants JOIN nights ON nights.id = night
       WHERE profile = ? ORDER BY made DESC, id`,
    ),
    rev: db.prepare('SELECT rev FROM nights WHERE id = ?'),
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    hasEntered: db.prepare('SELECT 1 FROM night_entrants WHERE profile = ? AND night = ?'),
    enter: db.prepare('INSERT INTO night_entrants (night, number, profile) VALUES (?, ?, ?)'),
    put: db.prepare('UPDATE nights SET rev = rev + 1, until = ?, look = ?, body = ? WHERE id = ?'),
    due: db.prepare(
      `SELECT id FROM nights WHERE look IS NOT NULL AND look <= ? ORDER BY look, id LIMIT ?`,
    ),
    sweep: db.prepare('DELETE FROM nights WHERE look IS NULL AND until < ?'),
  } satisfies { readonly [name: string]: StatementSync };
}
