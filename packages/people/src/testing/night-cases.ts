/** What every store of duplicate nights must do, as cases. */
import { same } from '@palier/table/testing';
import type { Club, Profile } from '../kept.ts';
import type { Night } from '../night.ts';
import type { PeopleStore } from '../ports.ts';
import type { PeopleCase } from './people-under-test.ts';

const AT = 2_200_000_000_000;

const profileOf = (id: string, name: string): Profile => ({
  id,
  name,
  face: 'a0123',
  made: AT,
  seen: AT,
});

const ADA = profileOf('ada', 'Ada');
const BEN = profileOf('ben', 'Ben');

const CLUB: Club = {
  id: 'club',
  code: 'CLUB',
  name: 'Club',
  isOpen: false,
  setup: null,
  season: 'always',
  zone: 'Europe/Rome',
  made: AT,
};

/** A club and its owner. */
async function found(store: PeopleStore, id = 'club'): Promise<void> {
  const owner = profileOf(`owner of ${id}`, 'Olga');
  await add(store, owner);
  await store.clubs.create({ ...CLUB, id, code: id.toUpperCase() }, owner.id);
}

async function add(store: PeopleStore, ...profiles: readonly Profile[]): Promise<void> {
  for (const profile of profiles) {
    const { id, made, seen } = profile;
    const session = { id: `s ${id}`, profile: id, hash: `h ${id}`, device: '', made, seen };
    await store.create(profile, session);
  }
}

function nightOf(id: string, more: Partial<Night> = {}): Night {
  return {
    id,
    club: 'club',
    name: 'Tuesday',
    from: AT,
    until: AT + 100,
    setup: { edition: 'level-8-101', players: 2 },
    clock: 'relaxed',
    salts: [],
    deals: [{ secret: 'secret', waiting: [], tables: [] }],
    ...more,
  };
}

const withSalt = (night: Night, salt: string): Night => ({
  ...night,
  salts: [...night.salts, salt],
});

export const NIGHT_CASES: readonly PeopleCase[] = [
  {
    title: 'keeps a night as it was written last, by who knew it as it was',
    run: async ({ store, reopen }) => {
      const { nights } = store;
      const night = nightOf('n');
      same(await nights.create(night, AT), 'missing', 'of no club');
      await found(store);
      same(await nights.find('n'), undefined, 'a night out of nowhere');
      same(await nights.create(night, AT + 100), 'done', 'opened');
      same(await nights.find('n'), { rev: 0, night }, 'the night');
      const next: Night = { ...night, isShut: true };
      same(await nights.put(0, next, { look: 0 }), 'stored', 'written');
      same(await nights.put(0, night, { look: 0 }), 'conflict', 'by who did not know it');
      same(await nights.put(0, nightOf('m'), { look: 0 }), 'missing', 'none');
      const again = ((await reopen?.()) ?? store).nights;
      same(await again.find('n'), { rev: 1, night: next }, 'as it was written');
    },
  },
  {
    title: 'is written once where many write at once',
    run: async ({ store, reopen }) => {
      const night = nightOf('n');
      await found(store);
      await store.nights.create(night, 0);
      const { nights } = (await reopen?.()) ?? store;
      const race = Array.from({ length: 12 }, async (_, index) =>
        nights.put(0, withSalt(night, `${index}`), { look: 0 }),
      );
      const outcomes = await Promise.all(race);
      same(outcomes.filter((one) => one === 'stored').length, 1, 'who came first');
      same(outcomes.filter((one) => one === 'conflict').length, 11, 'the others');
      same((await nights.find('n'))?.night.salts.length, 1, 'what was written');
    },
  },
  {
    title: 'knows who entered, once, until their profile is gone',
    run: async ({ store, reopen }) => {
      await found(store);
      await add(store, ADA, BEN);
      const { nights } = store;
      const one = withSalt(nightOf('n'), 'a');
      const two = withSalt(one, 'b');
      await nights.create(nightOf('n'), 0);
      await nights.create(nightOf('later', { from: AT + 1 }), 0);
      same(await nights.put(0, one, { look: 0, newcomer: 'ben' }), 'stored', 'Ben enters');
      same(await nights.put(1, two, { look: 0, newcomer: 'ben' }), 'conflict', 'and again');
      same(await nights.put(1, two, { look: 0, newcomer: 'nobody' }), 'missing', 'nobody');
      same(await nights.put(1, two, { look: 0, newcomer: 'ada' }), 'stored', 'Ada enters');
      const later = withSalt(nightOf('later', { from: AT + 1 }), 'b');
      same(await nights.put(0, later, { look: 0, newcomer: 'ben' }), 'stored', 'elsewhere');
      same(
        (await nights.people('n')).map(({ number, person }) => [number, person.name]),
        [
          [1, 'Ben'],
          [2, 'Ada'],
        ],
        'by number',
      );
      same(
        (await nights.entered('ben')).map(({ id }) => id),
        ['later', 'n'],
        'nights of Ben',
      );
      await store.rename('ada', { name: 'Adele', face: 'b0000' });
      await store.remove('ben');
      const again = ((await reopen?.()) ?? store).nights;
      same(
        await again.people('n'),
        [{ number: 2, person: { id: 'ada', name: 'Adele', face: 'b0000' } }],
        'who is left',
      );
      same((await again.find('n'))?.night, two, 'the night is as it was');
    },
  },
  {
    title: 'finds the nights of a club, and those at which something is due',
    run: async ({ store }) => {
      const { nights } = store;
      await found(store);
      await found(store, 'other');
      await nights.create(nightOf('a', { from: AT + 1 }), AT + 100);
      await nights.create(nightOf('b', { from: AT + 2 }), 0);
      await nights.create(nightOf('c', { from: AT + 3, club: 'other' }), AT + 50);
      same(
        (await nights.ofClub('club', 9)).map(({ id }) => id),
        ['b', 'a'],
        'the newest first',
      );
      same(
        (await nights.ofClub('club', 1)).map(({ id }) => id),
        ['b'],
        'so many at most',
      );
      same(await nights.due(AT, 9), ['b'], 'due at once');
      same(await nights.due(AT + 100, 9), ['b', 'c', 'a'], 'due by then');
      same(await nights.due(AT + 100, 2), ['b', 'c'], 'so many at most');
      same(await nights.put(0, nightOf('b'), { look: Infinity }), 'stored', 'nothing more to do');
      same(await nights.due(AT + 1_000_000, 9), ['c', 'a'], 'what is left');
    },
  },
  {
    title:
      'removes nights that are long over, none at which something is to be done, and all with their club',
    run: async ({ store }) => {
      await found(store);
      await add(store, ADA);
      const { nights } = store;
      await nights.create(nightOf('done'), 0);
      await nights.create(nightOf('undone'), 0);
      const next = withSalt(nightOf('done'), 'a');
      await nights.put(0, next, { look: Infinity, newcomer: 'ada' });
      same(await nights.sweep(AT + 100), 0, 'not yet');
      same(await nights.sweep(AT + 101), 1, 'removed');
      same(await nights.find('done'), undefined, 'the one');
      same(await nights.people('done'), [], 'and who entered it');
      same((await nights.find('undone'))?.rev, 0, 'not the other');
      await store.clubs.remove('club');
      same(await nights.find('undone'), undefined, 'with its club');
    },
  },
];
