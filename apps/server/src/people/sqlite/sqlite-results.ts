/** How games ended, in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EndedGame, Page, ResultStore } from '@palier/people';
import { encountersFrom, gamesFrom, tallyFrom, type Row } from '../rows.ts';
import type { Commits } from './sqlite-people.ts';

type SqliteResults = ResultStore & {
  /** In a commit, before somebody goes: the games in which nobody else was known go with them. */
  readonly forget: (profiles: readonly string[]) => void;
  /** In a commit. */
  readonly sweep: (before: number) => void;
};

/** Games of nobody that go in one commit: meanwhile nobody else writes. */
const MOST_SWEPT = 1000;

export function sqliteResults(
  db: DatabaseSync,
  commits: Commits,
  rate: (no: number, game: EndedGame) => void,
): SqliteResults {
  const sql = statements(db);
  const page = (statement: StatementSync, key: string, { before, most }: Page) =>
    gamesFrom(statement.all(key, before ?? Number.MAX_SAFE_INTEGER, most));
  const put = (game: EndedGame): 'recorded' | 'known' => {
    const { table, ended, edition, rules, kind, club, night } = game;
    const known = new Set<string>();
    const seats = game.seats.map((seat) => {
      const { profile } = seat;
      const isTheirs =
        profile !== null && !known.has(profile) && sql.isThere.get(profile) !== undefined;
      if (isTheirs) known.add(profile);
      return { ...seat, profile: isTheirs ? profile : null };
    });
    const isNobodys = known.size === 0 && club === null ? 1 : 0;
    const made = sql.put.run(table, ended, edition, rules, kind, club, night, isNobodys);
    if (made.changes === 0) return 'known';
    const no = Number(made.lastInsertRowid);
    for (const { seat, profile, isBot, place, level, points } of seats) {
      sql.putSeat.run(no, seat, profile, isBot ? 1 : 0, place, level, points);
    }
    rate(no, { ...game, seats });
    return 'recorded';
  };
  return {
    record: async (game) => commits.submit(() => put(game)),
    claim: async (table, seat, profile) =>
      commits.submit(() => {
        if (sql.isThere.get(profile) === undefined) return 'missing';
        if (sql.claim.run(profile, table, seat, profile).changes === 0) return 'missing';
        sql.known.run(table);
        return 'done';
      }),
    claimable: async (profile, tables) =>
      tables.filter((table) => sql.claimable.get(table, profile) !== undefined),
    of: async (profile, asked) => page(sql.of, profile, asked),
    ofClub: async (club, asked) => page(sql.ofClub, club, asked),
    ofNight: async (night, asked) => page(sql.ofNight, night, asked),
    between: async ({ id, other }) => encountersFrom(sql.between.get(id, other) as Row),
    tallies: async (club, since, until) => sql.tallies.all(club, since, until).map(tallyFrom),
    dropClub: async (club) => commits.submit(() => void sql.dropClub.run(club)),
    forget: (profiles) => void sql.forget.run(JSON.stringify(profiles)),
    sweep: (before) => void sql.sweep.run(before, MOST_SWEPT),
  };
}

/** Games of a page with all of their seats. */
function pageOf(games: string): string {
  return `
    SELECT results.*, seat, is_bot, place, level, points, person.id, person.name, person.face
    FROM (${games}) AS paged
    JOIN results ON results.no = paged.no
    JOIN result_seats ON result = results.no
    LEFT JOIN profiles AS person ON person.id = profile
    ORDER BY results.no DESC, seat`;
}

const PAGED = 'AND no < ? ORDER BY no DESC LIMIT ?';
const IS_KNOWN =
  'EXISTS (SELECT 1 FROM result_seats WHERE result = results.no AND profile IS NOT NULL)';

const OF_THEM = 'profile IN (SELECT value FROM json_each(?1))';

export const DROP_CLUB = `
  UPDATE results SET club = NULL, is_nobodys = NOT ${IS_KNOWN} WHERE club = ?`;

function statements(db: DatabaseSync) {
  return {
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    put: db.prepare(
      `INSERT INTO results ("table", ended, edition, rules, kind, club, night, is_nobodys)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ),
    putSeat: db.prepare('INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?)'),
    claim: db.prepare(
      `UPDATE result_seats SET profile = ?
       WHERE result = (SELECT no FROM results WHERE "table" = ?) AND seat = ?
       AND profile IS NULL AND NOT is_bot AND NOT EXISTS (
         SELECT 1 FROM result_seats AS own
         WHERE own.result = result_seats.result AND own.profile = ?
       )`,
    ),
    claimable: db.prepare(
      `SELECT 1 FROM results JOIN result_seats ON result = no
       WHERE "table" = ? AND profile IS NULL AND NOT is_bot AND NOT EXISTS (
         SELECT 1 FROM result_seats AS own WHERE own.result = no AND own.profile = ?
       )`,
    ),
    known: db.prepare('UPDATE results SET is_nobodys = 0 WHERE "table" = ?'),
    of: db.prepare(
      pageOf(
        `SELECT result AS no FROM result_seats WHERE profile = ? AND result < ?
         ORDER BY result DESC LIMIT ?`,
      ),
    ),
    ofClub: db.prepare(pageOf(`SELECT no FROM results WHERE club = ? ${PAGED}`)),
    ofNight: db.prepare(pageOf(`SELECT no FROM results WHERE night = ? ${PAGED}`)),
    between: db.prepare(
      `SELECT count(*) AS games, ifnull(sum(mine.place < theirs.place), 0) AS ahead,
         ifnull(sum(mine.place > theirs.place), 0) AS behind,
         ifnull(sum(mine.place = 1), 0) AS won, ifnull(sum(theirs.place = 1), 0) AS lost,
         max(ended) AS last
       FROM result_seats AS mine
       JOIN result_seats AS theirs ON theirs.result = mine.result
       JOIN results ON no = mine.result
       WHERE mine.profile = ? AND theirs.profile = ?`,
    ),
    tallies: db.prepare(
      `SELECT person.id, person.name, person.face, count(*) AS games, sum(place = 1) AS won,
         sum(points) AS points, sum(points * points) AS squares
       FROM results JOIN result_seats ON result = no JOIN profiles AS person ON person.id = profile
       WHERE club = ? AND ended >= ? AND ended < ? GROUP BY person.id ORDER BY person.id`,
    ),
    dropClub: db.prepare(DROP_CLUB),
    forget: db.prepare(
      `DELETE FROM results WHERE club IS NULL
       AND no IN (SELECT result FROM result_seats WHERE ${OF_THEM}) AND NOT EXISTS (
         SELECT 1 FROM result_seats WHERE result = no AND NOT ${OF_THEM}
       )`,
    ),
    sweep: db.prepare(
      `DELETE FROM results WHERE no IN (
         SELECT no FROM results WHERE is_nobodys AND ended < ? ORDER BY ended LIMIT ?
       )`,
    ),
  } satisfies { readonly [name: string]: StatementSync };
}
