/** How games ended, in PostgreSQL, written by any number of nodes. */
import type { EndedGame, Page, ResultStore } from '@palier/people';
import { encountersFrom, gamesFrom, tallyFrom, type Row } from '../rows.ts';
import { rate } from './postgres-ratings.ts';
import type { Queries, Query } from './queries.ts';

type PostgresResults = ResultStore & {
  /** Before these go, in one transaction: the games in which nobody else was known go with them. */
  readonly forget: (ask: Query, profiles: readonly string[]) => Promise<void>;
  readonly sweep: (before: number) => Promise<void>;
};

/** Games of nobody that go in one statement. */
const MOST_SWEPT = 1000;

export function postgresResults({ query, whole, adding }: Queries): PostgresResults {
  const page = async (text: string, key: string, { before, most }: Page) =>
    gamesFrom(await query(text, [key, before ?? Number.MAX_SAFE_INTEGER, most]));
  return {
    record: async (game) => whole(async (ask) => put(ask, game)),
    claim: async (table, seat, profile) =>
      adding([profile], async (ask) => {
        const claimed = await ask(CLAIM, [table, seat, profile]);
        if (claimed.length === 0) return 'missing';
        await ask(KNOWN, [table]);
        return 'done';
      }),
    claimable: async (profile, tables) =>
      (await query(CLAIMABLE, [profile, JSON.stringify(tables)])).map(({ table }) => String(table)),
    of: async (profile, asked) => page(OF, profile, asked),
    ofClub: async (club, asked) => page(OF_CLUB, club, asked),
    ofNight: async (night, asked) => page(OF_NIGHT, night, asked),
    between: async ({ id, other }) => encountersFrom((await query(BETWEEN, [id, other]))[0] as Row),
    tallies: async (club, since, until) =>
      (await query(TALLIES, [club, since, until])).map(tallyFrom),
    dropClub: async (club) => void (await query(DROP_CLUB, [club])),
    forget: async (ask, profiles) => {
      const all = [JSON.stringify(profiles)];
      await ask(LOCK_GAMES, all);
      await ask(FORGET, all);
    },
    sweep: async (before) => void (await query(SWEEP, [before, MOST_SWEPT])),
  };
}

/**
 * Those who played are locked first, all in one order: games of the same people are numbered in the order in
 * which they are written, and none of them goes meanwhile.
 */
async function put(ask: Query, game: EndedGame): Promise<'recorded' | 'known'> {
  const { table, ended, edition, rules, kind, club, night } = game;
  const profiles = game.seats.flatMap(({ profile }) => profile ?? []);
  const there = await ask(LOCK, [JSON.stringify(profiles)]);
  const free = new Set(there.map(({ id }) => String(id)));
  const isNobodys = free.size === 0 && club === null;
  const values = [table, ended, edition, rules, kind, club, night, String(isNobodys)];
  const [row] = await ask(PUT, values);
  if (row === undefined) return 'known';
  const no = Number(row['no']);
  const seats = game.seats.map((seat) => {
    const isTheirs = seat.profile !== null && free.delete(seat.profile);
    return isTheirs ? seat : { ...seat, profile: null };
  });
  for (const { seat, profile, isBot, place, level, points } of seats) {
    await ask(PUT_SEAT, [no, seat, profile, String(isBot), place, level, points]);
  }
  await rate(ask, no, { ...game, seats });
  return 'recorded';
}

const LOCK = `
  SELECT id FROM palier_profiles WHERE id IN (SELECT json_array_elements_text($1::json))
  ORDER BY id FOR UPDATE`;
const PUT = `
  INSERT INTO palier_results ("table", ended, edition, rules, kind, club, night, is_nobodys)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::boolean) ON CONFLICT DO NOTHING RETURNING no`;
const PUT_SEAT = `
  INSERT INTO palier_result_seats (result, seat, profile, is_bot, place, level, points)
  VALUES ($1, $2, $3, $4::boolean, $5, $6, $7)`;
const CLAIM = `
  UPDATE palier_result_seats AS taken SET profile = $3
  WHERE result = (SELECT no FROM palier_results WHERE "table" = $1) AND seat = $2
  AND profile IS NULL AND NOT is_bot AND NOT EXISTS (
    SELECT FROM palier_result_seats AS own
    WHERE own.result = taken.result AND own.profile = $3
  ) RETURNING seat`;
const CLAIMABLE = `
  SELECT "table" FROM palier_results AS game
  WHERE "table" IN (SELECT json_array_elements_text($2::json)) AND EXISTS (
    SELECT FROM palier_result_seats WHERE result = no AND profile IS NULL AND NOT is_bot
  ) AND NOT EXISTS (SELECT FROM palier_result_seats WHERE result = no AND profile = $1)`;
const KNOWN = 'UPDATE palier_results SET is_nobodys = false WHERE "table" = $1';

/** Games of a page with all of their seats. */
function pageOf(games: string): string {
  return `
    SELECT result.*, seat, is_bot, place, level, points, person.id, person.name, person.face
    FROM (${games}) AS paged
    JOIN palier_results AS result ON result.no = paged.no
    JOIN palier_result_seats AS taken ON taken.result = result.no
    LEFT JOIN palier_profiles AS person ON person.id = taken.profile
    ORDER BY result.no DESC, seat`;
}

const PAGED = 'AND no < $2 ORDER BY no DESC LIMIT $3';
const IS_KNOWN = `
  EXISTS (SELECT FROM palier_result_seats WHERE result = no AND profile IS NOT NULL)`;

const OF = pageOf(`
  SELECT result AS no FROM palier_result_seats WHERE profile = $1 AND result < $2
  ORDER BY result DESC LIMIT $3`);
const OF_CLUB = pageOf(`SELECT no FROM palier_results WHERE club = $1 ${PAGED}`);
const OF_NIGHT = pageOf(`SELECT no FROM palier_results WHERE night = $1 ${PAGED}`);
const BETWEEN = `
  SELECT count(*) AS games, count(*) FILTER (WHERE mine.place < theirs.place) AS ahead,
    count(*) FILTER (WHERE mine.place > theirs.place) AS behind,
    count(*) FILTER (WHERE mine.place = 1) AS won, count(*) FILTER (WHERE theirs.place = 1) AS lost,
    max(ended) AS last
  FROM palier_result_seats AS mine
  JOIN palier_result_seats AS theirs ON theirs.result = mine.result
  JOIN palier_results ON no = mine.result
  WHERE mine.profile = $1 AND theirs.profile = $2`;
const TALLIES = `
  SELECT person.id, person.name, person.face, count(*) AS games,
    count(*) FILTER (WHERE place = 1) AS won, sum(points) AS points, sum(points * points) AS squares
  FROM palier_results JOIN palier_result_seats ON result = no
  JOIN palier_profiles AS person ON person.id = profile
  WHERE club = $1 AND ended >= $2 AND ended < $3 GROUP BY person.id ORDER BY person.id`;
export const DROP_CLUB = `
  UPDATE palier_results SET club = NULL, is_nobodys = NOT ${IS_KNOWN} WHERE club = $1`;
const OF_THEM = 'profile IN (SELECT json_array_elements_text($1::json))';
/** Of two who go at once by different nodes, the second finds the seat of the first empty. */
const LOCK_GAMES = `
  SELECT no FROM palier_results
  WHERE no IN (SELECT result FROM palier_result_seats WHERE ${OF_THEM})
  ORDER BY no FOR UPDATE`;
const FORGET = `
  DELETE FROM palier_results WHERE club IS NULL
  AND no IN (SELECT result FROM palier_result_seats WHERE ${OF_THEM}) AND NOT EXISTS (
    SELECT FROM palier_result_seats WHERE result = no AND NOT ${OF_THEM})`;
const SWEEP = `
  DELETE FROM palier_results WHERE no IN (
    SELECT no FROM palier_results WHERE is_nobodys AND ended < $1 ORDER BY ended LIMIT $2)`;
