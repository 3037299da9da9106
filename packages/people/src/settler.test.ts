import { memoryLedger } from '@palier/table/room';
import { begunRoom, makeStep, type DecidedRoom } from '@palier/table/testing';
import { expect, it } from 'vitest';
import type { KeptGame } from './kept.ts';
import { memoryPeople } from './memory-store.ts';
import { LONGEST_NIGHT } from './night.ts';
import { People } from './people.ts';
import { Settler } from './settler.ts';

const AT = 1_800_000_000_000;
const seat = (token: string) => ({ table: 'table', token, code: 'ABCDEF', name: token, kept: AT });
const somebody = (id: string) => {
  const profile = { id, name: id, face: 'a0123', made: AT, seen: AT };
  const session = { id: `s ${id}`, profile: id, hash: id, device: '', made: AT, seen: AT };
  return { profile, session };
};

/** The people at this table are called by their tokens: `Person 1` has seat 1. */
async function world(table: Pick<DecidedRoom, 'room' | 'steps'>) {
  const store = memoryPeople();
  const ledger = memoryLedger();
  for (const [rev, step] of table.steps.entries()) {
    const entry = { step: makeStep(step) };
    if (rev === 0) await ledger.create(table.room, entry);
    else await ledger.append(table.room.id, rev, entry);
  }
  for (const id of ['ada', 'ben']) {
    const { profile, session } = somebody(id);
    await store.create(profile, session);
  }
  const made = { now: AT };
  const hash = (token: string): string => `hash of ${token}`;
  const settler = new Settler({ ledger, store, hash, now: () => made.now });
  const games = async (id: string): Promise<readonly KeptGame[]> =>
    store.results.of(id, { most: 10 });
  return { store, ledger, settler, games, made };
}

function played(seats: string): DecidedRoom {
  const table = begunRoom(seats, { listing: 'open' });
  table.playOut();
  return table;
}

const whose = ([game]: readonly KeptGame[]) => game?.seats.map(({ person }) => person?.id);

it('puts down how a game ended, once, and whose each seat was by the token they keep', async () => {
  const table = played('ppb');
  const { store, settler, games } = await world(table);
  await store.keepSeats('ben', [seat('Person 1')]);
  expect(await settler.settle('table')).toBe('recorded');
  expect(await settler.settle('table')).toBe('known');
  const [game, ...others] = await games('ben');
  expect(others).toEqual([]);
  const { setup, winners } = table.room.truth!.timeline.at.table;
  expect(game).toMatchObject({
    table: 'table',
    ended: table.now,
    edition: 'level-8-101',
    rules: setup.id,
    kind: 'public',
    seats: [{ person: { id: 'ben' }, isBot: false }, { person: null }, { isBot: true }],
  });
  for (const { seat: at, place } of game!.seats) expect(place === 1).toBe(winners.includes(at));
  const points = game!.seats.reduce((sum, one) => sum + one.points, 0);
  expect(points).toBeCloseTo(150, 9);
});

it('puts nothing down of a table without a game that ended', async () => {
  const { settler } = await world(begunRoom('pp'));
  expect(await settler.settle('table')).toBe('none');
  expect(await settler.settle('nowhere')).toBe('none');
});

it('gives a seat to who shows it later, and nothing for what proves nothing', async () => {
  const { store, settler, games } = await world(played('pp'));
  const ada = somebody('ada');
  await settler.claim(ada, [seat('Person 1')]);
  expect(await games('ada')).toEqual([]);
  await settler.settle('table');
  await settler.claim(ada, [seat('Person 9')]);
  expect(await games('ada')).toEqual([]);
  await store.keepSeats('ada', [seat('Person 1')]);
  await settler.claim(ada, [seat('Person 1')]);
  await settler.claim(somebody('ben'), [seat('Person 1'), seat('Person 2')]);
  expect(whose(await games('ada'))).toEqual(['ada', 'ben']);
});

it('finds who has shown a seat while the game was put down', async () => {
  const { store, ledger, games } = await world(played('pp'));
  const results = {
    ...store.results,
    record: async (...asked: Parameters<typeof store.results.record>) => {
      await store.keepSeats('ben', [seat('Person 2')]);
      return store.results.record(...asked);
    },
  };
  const hash = (token: string): string => `hash of ${token}`;
  await new Settler({ ledger, store: { ...store, results }, hash, now: () => AT }).settle('table');
  expect(whose(await games('ben'))).toEqual([undefined, 'ben']);
});

it('rates who gave their seat up before a game among strangers was over, and so lost it', async () => {
  const table = played('pp');
  const { store, settler, games } = await world(table);
  for (const id of ['ada', 'ben']) await store.ratings.want(id, true, 0);
  const random = { hex: () => '', hash: (token: string) => `hash of ${token}`, code: () => '' };
  const people = new People({ store, random, now: () => table.now, most: 0 });
  await store.keepSeats('ada', [seat('Person 1')]);
  await store.keepSeats('ben', [seat('Person 2')]);
  expect(await people.forgetSeat(somebody('ben'), seat('Person 2'))).toBe('done');
  expect(await people.seats(somebody('ben'))).toEqual([]);
  await settler.settle('table');
  expect(whose(await games('ben'))).toEqual(['ada', 'ben']);
  expect(await store.ratings.steps('ben')).toHaveLength(1);
});

it('leaves a private game with who keeps their seat', async () => {
  const table = begunRoom('pp');
  table.playOut();
  const { store, settler, games } = await world(table);
  await store.keepSeats('ada', [seat('Person 1')]);
  await store.manners.seated('hash of Person 2', 'ben', AT);
  await settler.settle('table');
  expect(whose(await games('ada'))).toEqual(['ada', undefined]);
});

it('reads few tables for who shows what proves nothing', async () => {
  const table = played('pp');
  const { store, ledger, settler, games } = await world(table);
  await settler.settle('table');
  const tables = Array.from({ length: 50 }, (_, no) => `table ${no}`);
  const read: string[] = [];
  const results = { ...store.results, claimable: async () => [...tables, 'table'] };
  const reading = new Settler({
    ledger: {
      since: async (id, rev) => {
        read.push(id);
        return ledger.since('table', rev);
      },
    },
    store: { ...store, results },
    hash: (token) => `hash of ${token}`,
    now: () => AT,
  });
  const seats = tables.map((id) => ({ ...seat('Person 9'), table: id }));
  await reading.claim(somebody('ada'), [...seats, seat('Person 1')]);
  expect(read).toHaveLength(10);
  tables.length = 9;
  await reading.claim(somebody('ada'), [...seats, seat('Person 1')]);
  expect(whose(await games('ada'))).toEqual(['ada', undefined]);
});

it('puts a game down whose night has gone with its club, once nobody can have it to play', async () => {
  const { room, steps, now } = played('pp');
  const [opening, ...later] = steps;
  const night = { id: 'night', deal: 1, salt: 'a1' };
  const events = opening!.events.map((event) =>
    event.t === 'opened' ? { ...event, night } : event,
  );
  const sealed = { room, steps: [{ ...opening!, events }, ...later] };
  const { store, settler, games, made } = await world(sealed);
  await store.keepSeats('ada', [seat('Person 1')]);
  made.now = now + LONGEST_NIGHT - 1;
  expect(await settler.settle('table')).toBe('sealed');
  made.now++;
  expect(await settler.settle('table')).toBe('recorded');
  expect(await games('ada')).toMatchObject([{ kind: 'night', night: 'night' }]);
});

it('leaves no game with a club that ended before the game did', async () => {
  const { room, steps } = played('pp');
  const [opening, ...later] = steps;
  const events = opening!.events.map((event) =>
    event.t === 'opened' ? { ...event, club: 'club' } : event,
  );
  const { store, settler, games } = await world({
    room,
    steps: [{ ...opening!, events }, ...later],
  });
  await store.keepSeats('ada', [seat('Person 1')]);
  expect(await settler.settle('table')).toBe('recorded');
  expect(await store.results.ofClub('club', { most: 10 })).toEqual([]);
  expect(await games('ada')).toMatchObject([{ kind: 'club', club: null }]);
});

it('finds them also where who put the game down died of it', async () => {
  const { store, ledger, games } = await world(played('pp'));
  const hash = (token: string): string => `hash of ${token}`;
  const results = {
    ...store.results,
    record: async (...asked: Parameters<typeof store.results.record>) => {
      await store.keepSeats('ben', [seat('Person 2')]);
      await store.results.record(...asked);
      throw new Error('died');
    },
  };
  const now = (): number => AT;
  const dying = new Settler({ ledger, store: { ...store, results }, hash, now });
  await expect(dying.settle('table')).rejects.toThrow('died');
  expect(await new Settler({ ledger, store, hash, now }).settle('table')).toBe('known');
  expect(whose(await games('ben'))).toEqual([undefined, 'ben']);
});
