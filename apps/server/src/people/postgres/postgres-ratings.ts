/** Ratings in PostgreSQL, written by any number of nodes. */
import {
  MOST_WISHES,
  ratedAfter,
  standingOf,
  wishedAt,
  type EndedGame,
  type RatedPlayer,
  type RatingStore,
  type Wish,
} from '@palier/people';
import { ratedFrom, ratingFrom, ratingStepFrom } from '../rows.ts';
import type { Queries, Query } from './queries.ts';

export function postgresRatings({ query, adding }: Queries): RatingStore {
  return {
    isWanted: async (profile) => isOn(await wishesOf(query, profile)),
    wishes: async (profile) => wishesOf(query, profile),
    want: async (profile, on, at) =>
      adding([profile], async (ask) => {
        if (isOn(await wishesOf(ask, profile)) === on) return 'done';
        await ask(PUT_WISH, [profile, at, String(on)]);
        await ask(DROP_WISHES, [profile, MOST_WISHES]);
        for (const rating of (await ask(OF, [profile])).map(ratingFrom)) {
          const standing = on ? standingOf(rating) : undefined;
          await ask(STAND, [profile, rating.edition, standing ?? null]);
        }
        return 'done';
      }),
    of: async (profile) => (await query(OF, [profile])).map(ratingFrom),
    steps: async (profile) => (await query(STEPS, [profile])).map(ratingStepFrom),
    board: async (edition, from, most) =>
      (await query(BOARD, [edition, most, from])).map(ratedFrom),
    ahead: async (edition, profile) => {
      const [row] = await query(AHEAD, [edition, profile]);
      return row && Number(row['ahead']);
    },
  };
}

/** In the transaction that records the game, with those who played locked. */
export async function rate(ask: Query, no: number, game: EndedGame): Promise<void> {
  const { edition, seats, ratedFrom: began } = game;
  if (began === undefined) return;
  const players: RatedPlayer[] = [];
  const wanting = new Set<string>();
  for (const { profile, place, isLate } of seats) {
    if (profile === null || isLate === true) continue;
    const wishes = await wishesOf(ask, profile);
    if (isOn(wishes)) wanting.add(profile);
    if (!wishedAt(wishes, began)) continue;
    const [row] = await ask(ONE, [profile, edition]);
    players.push({ profile, place, before: row && ratingFrom(row) });
  }
  for (const { profile, mu, sigma } of ratedAfter(players)) {
    const standing = wanting.has(profile) ? standingOf({ mu, sigma }) : undefined;
    await ask(PUT, [profile, edition, mu, sigma, standing ?? null]);
    await ask(PUT_STEP, [profile, no, mu, sigma]);
  }
}

async function wishesOf(ask: Query, profile: string): Promise<readonly Wish[]> {
  const rows = await ask(WISHES, [profile]);
  return rows.map((row) => ({ at: Number(row['at']), isOn: row['is_on'] === true }));
}

function isOn(wishes: readonly Wish[]): boolean {
  return wishes.at(-1)?.isOn === true;
}

const WISHES = 'SELECT at, is_on FROM palier_rating_wishes WHERE profile = $1 ORDER BY at';
const PUT_WISH = `
  INSERT INTO palier_rating_wishes (profile, at, is_on) VALUES ($1, $2, $3::boolean)
  ON CONFLICT (profile, at) DO UPDATE SET is_on = excluded.is_on`;
const DROP_WISHES = `
  DELETE FROM palier_rating_wishes WHERE profile = $1 AND at NOT IN (
    SELECT at FROM palier_rating_wishes WHERE profile = $1 ORDER BY at DESC LIMIT $2)`;
const RATING = 'edition, mu, sigma, games';
const OF = `SELECT ${RATING} FROM palier_ratings WHERE profile = $1 ORDER BY edition`;
const ONE = `SELECT ${RATING} FROM palier_ratings WHERE profile = $1 AND edition = $2`;
const STAND = 'UPDATE palier_ratings SET standing = $3 WHERE profile = $1 AND edition = $2';
const PUT = `
  INSERT INTO palier_ratings AS kept (profile, edition, mu, sigma, games, standing)
  VALUES ($1, $2, $3, $4, 1, $5)
  ON CONFLICT (profile, edition) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    games = kept.games + 1, standing = excluded.standing`;
const PUT_STEP = `
  INSERT INTO palier_rating_steps (profile, result, mu, sigma) VALUES ($1, $2, $3, $4)`;
const STEPS = `
  SELECT "table", edition, no, mu, sigma FROM palier_rating_steps
  JOIN palier_results ON no = result WHERE profile = $1 ORDER BY result`;
// First who it is, then what they are called: of those on the pages before nothing is looked up.
const BOARD = `
  SELECT person.id, person.name, person.face, edition, mu, sigma, games
  FROM (
    SELECT profile, standing AS stood FROM palier_ratings
    WHERE edition = $1 AND standing IS NOT NULL
    ORDER BY standing DESC, profile LIMIT $2 OFFSET $3
  ) AS paged
  JOIN palier_profiles AS person ON person.id = paged.profile
  JOIN palier_ratings USING (profile)
  WHERE edition = $1 ORDER BY stood DESC, paged.profile`;
const AHEAD = `
  SELECT (SELECT count(*) FROM palier_ratings AS other
    WHERE other.edition = own.edition AND (other.standing > own.standing
      OR (other.standing = own.standing AND other.profile < own.profile))) AS ahead
  FROM palier_ratings AS own WHERE edition = $1 AND profile = $2 AND standing IS NOT NULL`;
