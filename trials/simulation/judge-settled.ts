/**
 * What must be so of results and ratings when all is over: every game that ended is put down once, as it ended,
 * for those whose seats they were; and the ratings are what comes of these results one after another.
 */
import { ratedAfter, wishedAt, type EndedGame, type KeptGame } from '@palier/people';
import { levelOf, type Rating, type Seat } from '@palier/rules';
import type { RoomSeat } from '@palier/table/testing';
import { canonicalText } from '../shared/judging.ts';
import { quickHash, type Cluster } from './cluster.ts';
import type { PutDown, SharedPeople } from './shared-people.ts';
import type { WitnessedTable } from './witnessed-table.ts';
import type { World } from './world.ts';

/** More than there are games in a world. */
const MOST = 100;

export async function checkSettled({ judge }: World, { people }: Cluster): Promise<void> {
  const tables = [...judge.tables.values(), ...judge.others.values()];
  for (const table of tables) {
    const games = people.putDown.filter((game) => game.table === table.id);
    const ends = table.room.phase === 'over' ? 1 : 0;
    if (games.length !== ends) judge.fail(`table ${table.id} has ${games.length} results`);
    for (const game of games) for (const problem of problemsOf(table, game)) judge.fail(problem);
  }
  const known = new Set(tables.map(({ id }) => id));
  for (const { table, isSealed } of people.putDown) {
    if (!known.has(table)) judge.fail(`${table} has a result and was never played`);
    if (isSealed) judge.fail(`${table} has a result that nobody may hear of yet`);
  }
  const shown = await gamesShown(people);
  for (const problem of problemsOfOwners(people, judge.tables, judge.others, shown))
    judge.fail(problem);
  for (const problem of await problemsOfRatings(people)) judge.fail(problem);
}

/** What was put down of a table, held against what its ledger says. */
function* problemsOf(table: WitnessedTable, game: PutDown): Generator<string> {
  const { id, sitters, room } = table;
  const truth = table.room.truth!.timeline.at.table;
  const over = table.sights.find(({ phase }) => phase === 'over')!;
  const begun = table.sights.find(({ phase }) => phase !== 'lobby')!;
  const behind = (seat: Seat): number =>
    truth.winners.includes(seat) ? -1 : truth.left[seat - 1]!.length;
  const all = sitters.map((_, index) => index + 1);
  const seats = sitters.map((sitter, index) => {
    const seat = index + 1;
    const last = sitter ?? personAt(over.seats, index);
    const ahead = all.filter((other) => behind(other) < behind(seat)).length;
    const later = all.filter((other) => behind(other) > behind(seat)).length;
    return {
      seat,
      isBot: last === undefined,
      place: 1 + ahead,
      level: levelOf(truth, seat) - 1,
      points: (100 * (later + (all.length - 1 - ahead - later) / 2)) / (all.length - 1),
      isLate: last !== sitter,
    };
  });
  const found = game.seats.map(({ profile: _, isLate = false, ...seat }) => ({ ...seat, isLate }));
  if (canonicalText(found) !== canonicalText(seats)) {
    yield `${id} ended ${canonicalText(seats)} and is put down as ${canonicalText(found)}`;
  }
  const { options } = begun;
  const isPublic = room.night === undefined && options.listing !== 'hidden';
  const kind = room.night !== undefined ? 'night' : isPublic ? 'public' : 'private';
  const rules = `${kind} ${truth.setup.edition} ${truth.setup.id}`;
  if (`${game.kind} ${game.edition} ${game.rules}` !== rules) yield `${id} was ${rules}`;
  const profiles = game.seats.flatMap(({ profile }) => profile ?? []);
  const counts =
    isPublic &&
    typeof options.setup.ladder !== 'object' &&
    new Set(profiles).size === profiles.length;
  if (game.ratedFrom !== (counts ? table.begunAt : undefined)) {
    yield `${id} began at ${table.begunAt}, counts: ${counts}, and is rated from ${game.ratedFrom}`;
  }
}

function personAt(seats: readonly RoomSeat[], index: number): number | undefined {
  const seat = seats[index];
  return seat?.t === 'person' ? seat.person : undefined;
}

type Tables = ReadonlyMap<string, WitnessedTable>;

/** All games that anybody is shown, by their tables; a failure where one is shown differently. */
async function gamesShown({ store, wishes }: SharedPeople): Promise<ReadonlyMap<string, KeptGame>> {
  const shown = new Map<string, KeptGame>();
  for (const id of wishes.keys()) {
    for (const game of await store.results.of(id, { most: MOST })) shown.set(game.table, game);
  }
  return shown;
}

/** Who keeps a seat has its game, as theirs, or with another seat; and nobody has another's. */
function* problemsOfOwners(
  { kept, wishes }: SharedPeople,
  own: Tables,
  others: Tables,
  shown: ReadonlyMap<string, KeptGame>,
): Generator<string> {
  for (const { table: id, profile, token } of kept) {
    const table = own.get(id) ?? others.get(id)!;
    const seat = seatOfToken(table, quickHash(token));
    if (table.room.phase !== 'over' || seat === undefined) continue;
    const isTheirs = shown.get(id)?.seats.some(({ person }) => person?.id === profile);
    if (isTheirs !== true)
      yield `${profile} keeps seat ${seat} of ${id} and does not have its game`;
  }
  for (const [id, { seats }] of shown) {
    const table = own.get(id) ?? others.get(id);
    for (const { seat, person } of seats) {
      if (person === null) continue;
      const isTheirs = kept.some(
        (one) =>
          one.table === id &&
          one.profile === person.id &&
          table !== undefined &&
          seatOfToken(table, quickHash(one.token)) === seat,
      );
      if (!isTheirs || !wishes.has(person.id)) yield `${person.id} has seat ${seat} of ${id}`;
    }
  }
}

function seatOfToken({ sitters, sights, joined }: WitnessedTable, hash: string): Seat | undefined {
  const person = joined.get(hash);
  const over = sights.find(({ phase }) => phase === 'over');
  if (person === undefined || over === undefined) return undefined;
  const index = sitters.findIndex((sitter, at) => (sitter ?? personAt(over.seats, at)) === person);
  return index === -1 ? undefined : index + 1;
}

/** The same results once more, one after another. */
async function problemsOfRatings({ store, wishes, putDown }: SharedPeople): Promise<string[]> {
  const ratings = new Map<string, Rating & { readonly games: number }>();
  const steps = new Map<string, (Rating & { readonly table: string })[]>();
  for (const game of putDown) {
    const players = ratedPlayers(game, wishes).map(({ profile, place }) => ({
      profile,
      place,
      before: ratings.get(`${profile} ${game.edition}`),
    }));
    for (const { profile, mu, sigma } of ratedAfter(players)) {
      const key = `${profile} ${game.edition}`;
      const games = (ratings.get(key)?.games ?? 0) + 1;
      ratings.set(key, { mu, sigma, games });
      steps.set(profile, [...(steps.get(profile) ?? []), { table: game.table, mu, sigma }]);
    }
  }
  const problems: string[] = [];
  for (const id of wishes.keys()) {
    const found = (await store.ratings.steps(id)).map(({ table, mu, sigma }) => ({
      table,
      mu,
      sigma,
    }));
    const expected = steps.get(id) ?? [];
    if (canonicalText(found) !== canonicalText(expected)) {
      problems.push(`${id} is rated by ${canonicalText(found)}, not ${canonicalText(expected)}`);
    }
    for (const { edition, ...rating } of await store.ratings.of(id)) {
      const last = ratings.get(`${id} ${edition}`);
      if (canonicalText(rating) !== canonicalText(last ?? {}))
        problems.push(`${id} is ${canonicalText(rating)}, not ${canonicalText(last ?? {})}`);
    }
  }
  return problems;
}

function ratedPlayers(
  { seats, ratedFrom }: EndedGame,
  wishes: SharedPeople['wishes'],
): readonly { readonly profile: string; readonly place: number }[] {
  if (ratedFrom === undefined) return [];
  return seats.flatMap(({ profile, place, isLate }) => {
    const isIn = profile !== null && isLate !== true;
    return isIn && wishedAt(wishes.get(profile) ?? [], ratedFrom) ? [{ profile, place }] : [];
  });
}
