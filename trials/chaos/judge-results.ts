/**
 * The last look at results and ratings, when all servers are gone: every game has one result, which says what
 * its ledger says, for those who keep its seats; and the ratings are what comes of the results in their order.
 */
import { createHash } from 'node:crypto';
import { ratedAfter, type KeptGame, type RatingStep } from '@palier/people';
import type { Rating } from '@palier/rules';
import type { Storage } from '@palier/server/testing';
import { outcomeFrom, type Outcome } from '@palier/table/room';
import type { OwnProfile } from './profile.ts';
import type { World } from './world.ts';

/** More than anybody plays in a run. */
const MOST = 10_000;

type Look = {
  readonly storage: Pick<Storage, 'ledger' | 'people'>;
  readonly profiles: readonly OwnProfile[];
  /** All tables whose games have ended. */
  readonly tables: readonly string[];
};

export async function judgeResults(world: World, look: Look): Promise<void> {
  const { storage, profiles, tables } = look;
  const outcomes = new Map<string, Outcome>();
  for (const id of tables) {
    const outcome = outcomeFrom((await storage.ledger.since(id, 0)) ?? []);
    if (outcome !== undefined) outcomes.set(id, outcome);
  }
  const games = new Map<string, KeptGame>();
  const steps = new Map<string, readonly RatingStep[]>();
  for (const { id } of profiles) {
    const found = await storage.people.results.of(id, { most: MOST });
    for (const game of found) {
      const known = games.get(game.table);
      if (known !== undefined && known.no !== game.no)
        world.fail(`table ${game.table} has two results`);
      games.set(game.table, game);
    }
    if (new Set(found.map(({ table }) => table)).size < found.length)
      world.fail(`${id} has a game twice`);
    steps.set(id, await storage.people.ratings.steps(id));
  }
  for (const profile of profiles) {
    for (const problem of problemsOfSeats(profile, outcomes, games)) world.fail(problem);
  }
  const inOrder = [...games.values()].toSorted((one, other) => one.no - other.no);
  for (const game of inOrder) {
    for (const problem of problemsOfGame(game, outcomes.get(game.table), profiles))
      world.fail(problem);
  }
  for (const problem of problemsOfRatings(inOrder, steps)) world.fail(problem);
  for (const problem of problemsOfRated(inOrder, { outcomes, profiles, steps }))
    world.fail(problem);
  for (const { id } of profiles) {
    const last = (await storage.people.ratings.of(id)).map(
      ({ edition, mu, sigma, games: count }) => {
        const own = steps.get(id)!.filter((step) => step.edition === edition);
        const step = own.at(-1);
        return count === own.length && step?.mu === mu && step.sigma === sigma;
      },
    );
    if (last.includes(false)) world.fail(`${id} is rated otherwise than by the last game`);
  }
  world.count('results found', games.size);
  world.count('ratings changed', [...steps.values()].flat().length);
}

type Outcomes = ReadonlyMap<string, Outcome>;
type Games = ReadonlyMap<string, KeptGame>;

function* problemsOfSeats(
  { id, kept }: OwnProfile,
  outcomes: Outcomes,
  games: Games,
): Generator<string> {
  for (const { table, token } of kept) {
    const seat = outcomes.get(table)?.seats.find((one) => one.token === hashOf(token));
    if (seat === undefined) continue;
    const found = games.get(table)?.seats.find(({ person }) => person?.id === id)?.seat;
    if (found !== seat.seat) yield `seat ${seat.seat} of ${table} is kept, and shown as ${found}`;
  }
}

function* problemsOfGame(
  game: KeptGame,
  outcome: Outcome | undefined,
  profiles: readonly OwnProfile[],
): Generator<string> {
  const name = `the result of ${game.table}`;
  if (outcome === undefined) {
    yield `${name} is there, and no game ended`;
    return;
  }
  if (game.ended !== outcome.ended || game.seats.length !== outcome.seats.length)
    yield `${name} is that of another game`;
  for (const [index, { seat, isBot, place, level, token }] of outcome.seats.entries()) {
    const found = game.seats[index];
    const isSame =
      found?.seat === seat &&
      found.isBot === isBot &&
      found.place === place &&
      found.level === level;
    if (!isSame) yield `${name} has ${JSON.stringify(found)} for seat ${seat}`;
    const person = found?.person ?? null;
    const owner = profiles.find(({ kept }) => kept.some((one) => hashOf(one.token) === token));
    if (person !== null && person.id !== owner?.id) yield `${name} gives seat ${seat} away`;
  }
}

/** The same once more: those whom a game rated, by their places, after what they were rated before. */
function* problemsOfRatings(
  games: readonly KeptGame[],
  steps: ReadonlyMap<string, readonly RatingStep[]>,
): Generator<string> {
  const before = new Map<string, Rating>();
  for (const { table, edition, kind, seats } of games) {
    const rated = seats.flatMap(({ person, place }) => {
      const own = steps.get(person?.id ?? '')?.filter((step) => step.table === table) ?? [];
      const [step] = own;
      return step === undefined ? [] : [{ profile: person!.id, place, step, times: own.length }];
    });
    if (rated.length > 0 && kind !== 'public') yield `${table} is rated, and ${kind}`;
    if (rated.length === 1) yield `${table} rates one alone`;
    if (rated.some(({ times }) => times > 1)) yield `${table} rates somebody twice`;
    const after = ratedAfter(
      rated.map(({ profile, place }) => ({
        profile,
        place,
        before: before.get(`${profile} ${edition}`),
      })),
    );
    for (const [index, { profile, mu, sigma }] of after.entries()) {
      before.set(`${profile} ${edition}`, { mu, sigma });
      const { step } = rated[index]!;
      if (step.mu !== mu || step.sigma !== sigma)
        yield `${table} makes ${profile} ${step.mu} ± ${step.sigma}, not ${mu} ± ${sigma}`;
    }
  }
}

type Rated = {
  readonly outcomes: Outcomes;
  readonly profiles: readonly OwnProfile[];
  readonly steps: ReadonlyMap<string, readonly RatingStep[]>;
};

/** Who wanted it in time and kept their seat in time was rated, where the game counts. */
function* problemsOfRated(
  games: readonly KeptGame[],
  { outcomes, profiles, steps }: Rated,
): Generator<string> {
  for (const { table, kind } of games) {
    const outcome = outcomes.get(table);
    if (outcome === undefined) continue;
    const { began, ended, setup, seats } = outcome;
    if (kind !== 'public' || typeof setup.chosen.ladder === 'object') continue;
    const sure = profiles.filter(({ wishedAt, kept }) =>
      kept.some(
        (seat) =>
          wishedAt < began &&
          seat.table === table &&
          seat.at < ended &&
          seats.some(({ token, isWhole }) => isWhole && token === hashOf(seat.token)),
      ),
    );
    if (sure.length < 2) continue;
    for (const { id } of sure) {
      const isRated = steps.get(id)!.some((step) => step.table === table);
      if (!isRated) yield `${table} does not rate ${id}`;
    }
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
