/** What judges results and ratings finds what is wrong with them. */
import { createHash } from 'node:crypto';
import { memoryPeople, Settler, type EndedGame } from '@palier/people';
import { memoryLedger } from '@palier/table/room';
import { begunRoom, makeStep } from '@palier/table/testing';
import { expect, it } from 'vitest';
import { judgeResults } from './judge-results.ts';
import { OwnProfile } from './profile.ts';
import { World } from './world.ts';

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

type Record = (game: EndedGame) => Promise<unknown>;

/** Two people play two rated games, of which the second is put down otherwise. */
async function failures(put: (record: Record, game: EndedGame) => Promise<unknown>) {
  const ledger = memoryLedger();
  const store = memoryPeople();
  const world = new World('results');
  const profiles = await Promise.all(
    ['Person 1', 'Person 2'].map(async (id) => {
      const profile = new OwnProfile(world, '');
      profile.id = id;
      profile.wishedAt = 0;
      const session = { id, profile: id, hash: id, device: '', made: 0, seen: 0 };
      await store.create({ id, name: id, face: '', made: 0, seen: 0 }, session);
      await store.ratings.want(id, true, 0);
      return profile;
    }),
  );
  const room = begunRoom('pp', { listing: 'open' });
  room.playOut();
  const tables = ['first', 'second'];
  for (const table of tables) {
    for (const [rev, one] of room.steps.entries()) {
      const step = makeStep(one).replaceAll(/hash of (Person \d)/gu, (_, name: string) =>
        hash(name),
      );
      if (rev === 0) await ledger.create({ id: table, code: table }, { step });
      else await ledger.append(table, rev, { step });
    }
    for (const { id, kept } of profiles) {
      kept.push({ table, token: id, at: 0 });
      await store.keepSeats(id, [{ table, token: id, code: '', name: id, kept: 0 }]);
    }
    const { record } = store.results;
    const spoilt = { ...store.results, record: async (game: EndedGame) => put(record, game) };
    const results = table === 'first' ? store.results : (spoilt as typeof store.results);
    await new Settler({ ledger, store: { ...store, results }, hash, now: () => 0 }).settle(table);
  }
  await judgeResults(world, { storage: { ledger, people: store }, profiles, tables });
  return world.failures;
}

it('finds nothing wrong where nothing is', async () => {
  expect(await failures(async (record, game) => record(game))).toEqual([]);
});

it.each<readonly [what: string, put: (record: Record, game: EndedGame) => Promise<unknown>]>([
  ['forgotten', async () => 'recorded'],
  [
    'put down twice',
    async (record, game) => {
      await record(game);
      return record({ ...game, table: 'once more' });
    },
  ],
  ['not rated', async (record, { ratedFrom: _, ...game }) => record(game)],
  ['rated, and private', async (record, game) => record({ ...game, kind: 'private' })],
  ['that of another time', async (record, game) => record({ ...game, ended: 1 })],
  [
    'of other places',
    async (record, { seats, ...game }) =>
      record({ ...game, seats: seats.map((seat) => ({ ...seat, place: 3 - seat.place })) }),
  ],
  [
    'of others',
    async (record, { seats, ...game }) => {
      const profiles = seats.map(({ profile }) => profile).toReversed();
      const turned = seats.map((seat, index) => ({ ...seat, profile: profiles[index]! }));
      return record({ ...game, seats: turned });
    },
  ],
  [
    'of one',
    async (record, { seats, ...game }) => {
      const [first, second] = seats;
      return record({ ...game, seats: [first!, { ...second!, profile: null }] });
    },
  ],
])('finds a result that is %s', async (_, put) => {
  expect(await failures(put)).not.toEqual([]);
});
