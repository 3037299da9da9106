/** Ratings in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  MOST_WISHES,
  ratedAfter,
  standingOf,
  wishedAt,
  type EndedGame,
  type RatingStore,
} from '@palier/people';
import { ratedFrom, ratingFrom, ratingStepFrom } from '../rows.ts';
import type { Commits } from './sqlite-people.ts';

type SqliteRatings = RatingStore & {
  /** In the commit that records the game. */
  readonly rate: (no: number, game: EndedGame) => void;
};

export function sqliteRatings(db: DatabaseSync, commits: Commits): SqliteRatings {
  const sql = statements(db);
  const isOn = (profile: string): boolean => sql.wish.get(profile)?.['is_on'] === 1;
  const wishes = (profile: string) =>
    sql.wishes.all(profile).map((row) => ({ at: Number(row['at']), isOn: row['is_on'] === 1 }));
  return {
    isWanted: async (profile) => isOn(profile),
    wishes: async (profile) => wishes(profile),
    want: async (profile, on, at) =>
      commits.submit(() => {
        if (sql.isThere.get(profile) === undefined) return 'missing';
        if (isOn(profile) === on) return 'done';
        sql.putWish.run(profile, at, on ? 1 : 0);
        sql.dropWishes.run(profile, profile, MOST_WISHES);
        for (const rating of sql.of.all(profile).map(ratingFrom)) {
          const standing = on ? standingOf(rating) : undefined;
          sql.stand.run(standing ?? null, profile, rating.edition);
        }
        return 'done';
      }),
    of: async (profile) => sql.of.all(profile).map(ratingFrom),
    steps: async (profile) => sql.steps.all(profile).map(ratingStepFrom),
    board: async (edition, from, most) => sql.board.all(edition, most, from).map(ratedFrom),
    ahead: async (edition, profile) => {
      const own = sql.standing.get(profile, edition)?.['standing'];
      if (typeof own !== 'number') return undefined;
      return Number(sql.ahead.get(edition, own, edition, own, profile)?.['ahead']);
    },
    rate: (no, { edition, seats, ratedFrom: began }) => {
      if (began === undefined) return;
      const players = seats.flatMap(({ profile, place, isLate }) => {
        if (profile === null || isLate === true || !wishedAt(wishes(profile), began)) return [];
        const row = sql.one.get(profile, edition);
        return [{ profile, place, before: row && ratingFrom(row) }];
      });
      for (const { profile, mu, sigma } of ratedAfter(players)) {
        const standing = isOn(profile) ? standingOf({ mu, sigma }) : undefined;
        sql.put.run(profile, edition, mu, sigma, standing ?? null);
        sql.putStep.run(profile, no, mu, sigma);
      }
    },
  };
}

function statements(db: DatabaseSync) {
  return {
    isThere: db.prepare('SELECT 1 FROM profiles WHERE id = ?'),
    wish: db.prepare('SELECT is_on FROM rating_wishes WHERE profile = ? ORDER BY at DESC LIMIT 1'),
    wishes: db.prepare('SELECT at, is_on FROM rating_wishes WHERE profile = ? ORDER BY at'),
    putWish: db.prepare('INSERT OR REPLACE INTO rating_wishes VALUES (?, ?, ?)'),
    dropWishes: db.prepare(
      `DELETE FROM rating_wishes WHERE profile = ? AND at NOT IN (
         SELECT at FROM rating_wishes WHERE profile = ? ORDER BY at DESC LIMIT ?
       )`,
    ),
    of: db.prepare(
      'SELECT edition, mu, sigma, games FROM ratings WHERE profile = ? ORDER BY edition',
    ),
    one: db.prepare(
      'SELECT edition, mu, sigma, games FROM ratings WHERE profile = ? AND edition = ?',
    ),
    stand: db.prepare('UPDATE ratings SET standing = ? WHERE profile = ? AND edition = ?'),
    standing: db.prepare('SELECT standing FROM ratings WHERE profile = ? AND edition = ?'),
    put: db.prepare(
      `INSERT INTO ratings (profile, edition, mu, sigma, games, standing) VALUES (?, ?, ?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = games + 1,
         standing = excluded.standing`,
    ),
    putStep: db.prepare('INSERT INTO rating_steps VALUES (?, ?, ?, ?)'),
    steps: db.prepare(
      `SELECT "table", edition, no, mu, sigma FROM rating_steps JOIN results ON no = result
       WHERE profile = ? ORDER BY result`,
    ),
    // First who it is, then what they are called: of those on the pages before nothing is looked up.
    board: db.prepare(
      `SELECT person.id, person.name, person.face, edition, mu, sigma, games
       FROM (
         SELECT profile, standing AS stood FROM ratings
         WHERE edition = ? AND standing IS NOT NULL
         ORDER BY standing DESC, profile LIMIT ? OFFSET ?
       ) AS paged
       JOIN profiles AS person ON person.id = paged.profile
       JOIN ratings USING (profile)
       WHERE edition = ?1 ORDER BY stood DESC, paged.profile`,
    ),
    ahead: db.prepare(
      `SELECT (SELECT count(*) FROM ratings WHERE edition = ? AND standing > ?)
         + (SELECT count(*) FROM ratings WHERE edition = ? AND standing = ? AND profile < ?) AS ahead`,
    ),
  } satisfies { readonly [name: string]: StatementSync };
}
