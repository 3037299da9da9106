/** What every store of clubs must do, as cases. */
import { same } from '@palier/table/testing';
import { MOST_BARRED, MOST_CLUBS, MOST_MEMBERS, type Club, type ClubRole } from '../kept.ts';
import type { ClubStore, PeopleStore } from '../ports.ts';
import type { PeopleCase } from './people-under-test.ts';
import { ADA, AT, BEN, NEVER, ZOE, add, personOf, profileOf, someAtOnce } from './some-people.ts';

function clubOf(id: string, name: string): Club {
  return {
    id,
    code: `CODE ${id}`,
    name,
    isOpen: false,
    setup: null,
    season: 'quarter',
    zone: 'Europe/Rome',
    made: AT,
  };
}

const TUESDAY = clubOf('tuesday', 'Tuesday');
const SUNDAY = clubOf('sunday', 'Sunday');

const inTuesday = (profile: string) => ({ club: 'tuesday', profile });

async function rolesIn(clubs: ClubStore, id: string): Promise<readonly [string, ClubRole][]> {
  return (await clubs.members(id)).map(({ person, role }) => [person.id, role]);
}

/** Ada’s club, with these in it, each a moment later. */
async function tuesday(store: PeopleStore, ...others: readonly string[]): Promise<void> {
  await store.clubs.create(TUESDAY, 'ada');
  for (const [index, profile] of others.entries()) {
    await store.clubs.join(inTuesday(profile), AT + 1 + index);
  }
}

export const CLUB_CASES: readonly PeopleCase[] = [
  {
    title: 'founds clubs, finds them by id and code, changes and ends them',
    run: async ({ store, reopen }) => {
      await add(store, ADA, BEN);
      const { clubs } = store;
      same(await clubs.create(TUESDAY, 'nobody'), 'missing', 'of nobody');
      same(await clubs.create(TUESDAY, 'ada'), 'done', 'founded');
      const alike = { ...SUNDAY, code: TUESDAY.code };
      same(await clubs.create(alike, 'ben'), 'taken', 'with the code of another');
      same(await clubs.create(SUNDAY, 'ben'), 'done', 'another');
      same(await clubs.change('nothing', { name: 'X' }), 'missing', 'none');
      const setup = {
        edition: 'level-8-101',
        players: 3,
        ladder: { name: 'Ours', levels: [[{ kind: 'run', size: 3 }], [{ kind: 'set', size: 4 }]] },
        rules: { goingOut: 'any' },
      } as const;
      const change = { isOpen: true, setup, season: 'year', zone: 'Asia/Tokyo' } as const;
      same(await clubs.change('tuesday', change), 'done', 'changed');
      same(await clubs.change('tuesday', { name: 'Mardi' }), 'done', 'renamed');
      same(await clubs.setCode('tuesday', SUNDAY.code), 'taken', 'the code of another');
      same(await clubs.setCode('nothing', 'NEW'), 'missing', 'a code of none');
      same(await clubs.setCode('tuesday', 'NEW'), 'done', 'a new code');
      const again = ((await reopen?.()) ?? store).clubs;
      const changed = { ...TUESDAY, ...change, name: 'Mardi', code: 'NEW' };
      same(await again.find('tuesday'), changed, 'as it was changed');
      same(await again.byCode('NEW'), changed, 'by its code');
      same(await again.byCode(TUESDAY.code), undefined, 'by the code of before');
      same(await again.find('sunday'), SUNDAY, 'the other, as it was');
      same(await again.change('tuesday', { setup: null }), 'done', 'begins as usual again');
      same((await again.find('tuesday'))?.setup, null, 'what it begins with');
      same(await again.remove('tuesday'), 'done', 'ended');
      same(await again.remove('tuesday'), 'missing', 'ended twice');
      same(await again.find('tuesday'), undefined, 'what is gone');
      same(await again.of('ada'), [], 'clubs of who was in it');
    },
  },
  {
    title: 'lets people into clubs and out, and tells them their clubs by name',
    run: async ({ store, reopen }) => {
      await add(store, ADA, BEN, ZOE);
      await tuesday(store, 'ben');
      const { clubs } = store;
      same(await clubs.join({ club: 'nothing', profile: 'ben' }, AT), 'missing', 'no club');
      same(await clubs.join(inTuesday('nobody'), AT), 'missing', 'nobody');
      same(await clubs.join(inTuesday('ben'), AT + 9), 'done', 'who is in it already');
      await clubs.create(SUNDAY, 'ben');
      const again = ((await reopen?.()) ?? store).clubs;
      same(
        await again.members('tuesday'),
        [
          { person: personOf(ADA), role: 'owner', since: AT },
          { person: personOf(BEN), role: 'member', since: AT + 1 },
        ],
        'members',
      );
      same(
        await again.of('ben'),
        [
          { club: SUNDAY, role: 'owner', since: AT, members: 1 },
          { club: TUESDAY, role: 'member', since: AT + 1, members: 2 },
        ],
        'clubs of one',
      );
      same(await again.roleOf(inTuesday('ben')), 'member', 'a member');
      same(await again.roleOf(inTuesday('zoe')), undefined, 'a stranger');
      same(await again.leave(inTuesday('zoe')), 'missing', 'who is not in it');
      same(await again.leave(inTuesday('ben')), 'done', 'left');
      same(await rolesIn(again, 'tuesday'), [['ada', 'owner']], 'who is left');
      same(await again.leave(inTuesday('ada')), 'done', 'the last');
      same(await again.find('tuesday'), undefined, 'a club of nobody');
    },
  },
  {
    title: 'has one owner, who hands over, or whose place the next one takes',
    run: async ({ store }) => {
      await add(store, ADA, BEN, ZOE);
      await tuesday(store, 'ben', 'zoe');
      const { clubs } = store;
      same(await clubs.setRole(inTuesday('zoe'), 'helper'), 'done', 'a helper');
      same(await clubs.setRole(inTuesday('ada'), 'member'), 'missing', 'the owner');
      same(await clubs.setRole(inTuesday('nobody'), 'helper'), 'missing', 'a stranger');
      same(await clubs.handOver(inTuesday('zoe'), 'ben'), 'missing', 'by who is not the owner');
      same(await clubs.handOver(inTuesday('ada'), 'nobody'), 'missing', 'to a stranger');
      same(await clubs.handOver(inTuesday('ada'), 'ada'), 'missing', 'to oneself');
      same(await clubs.handOver(inTuesday('ada'), 'ben'), 'done', 'handed over');
      const roles = [
        ['ada', 'helper'],
        ['ben', 'owner'],
        ['zoe', 'helper'],
      ] as const;
      same(await rolesIn(clubs, 'tuesday'), roles, 'roles');
      await clubs.setRole(inTuesday('ada'), 'member');
      same(await clubs.leave(inTuesday('ben')), 'done', 'the owner leaves');
      const later = [
        ['ada', 'member'],
        ['zoe', 'owner'],
      ] as const;
      same(await rolesIn(clubs, 'tuesday'), later, 'a helper comes before who is longer there');
    },
  },
  {
    title: 'keeps out who was sent away, and whom the owner does not want to see',
    run: async ({ store }) => {
      await add(store, ADA, BEN, ZOE);
      await tuesday(store, 'ben');
      const { clubs, friends } = store;
      same(await clubs.bar(inTuesday('ada'), AT), 'missing', 'the owner');
      same(await clubs.bar(inTuesday('zoe'), AT), 'missing', 'a stranger');
      same(await clubs.bar(inTuesday('ben'), AT), 'done', 'sent away');
      same(await rolesIn(clubs, 'tuesday'), [['ada', 'owner']], 'who is left');
      same(await clubs.barred('tuesday'), [personOf(BEN)], 'who is kept out');
      same(await clubs.join(inTuesday('ben'), AT), 'missing', 'back by the link');
      same(await clubs.unbar(inTuesday('ben')), 'done', 'let in again');
      same(await clubs.unbar(inTuesday('ben')), 'missing', 'twice');
      same(await clubs.join(inTuesday('ben'), AT), 'done', 'back');
      await friends.block({ id: 'ada', other: 'zoe' }, AT);
      same(await clubs.join(inTuesday('zoe'), AT), 'missing', 'whom the owner blocks');
      await friends.unblock({ id: 'ada', other: 'zoe' });
      await friends.block({ id: 'zoe', other: 'ada' }, AT);
      same(await clubs.join(inTuesday('zoe'), AT), 'missing', 'who blocks the owner');
    },
  },
  {
    title: 'has an end to clubs of one, members, and those kept out',
    run: async ({ store }) => {
      const { clubs } = store;
      const many = Array.from({ length: MOST_MEMBERS }, (_, index) =>
        profileOf(`p${String(index).padStart(3, '0')}`, `P${index}`),
      );
      await add(store, ADA, ZOE, ...many);
      await clubs.create(TUESDAY, 'ada');
      for (let index = 1; index < MOST_CLUBS; index++) {
        await clubs.create(clubOf(`c${index}`, 'C'), 'ada');
      }
      same(await clubs.create(SUNDAY, 'ada'), 'too-many', 'founded too many');
      await clubs.create(SUNDAY, 'zoe');
      const sunday = { club: 'sunday', profile: 'ada' };
      same(await clubs.join(sunday, AT), 'too-many', 'in too many');
      same(await clubs.join(inTuesday('zoe'), AT), 'done', 'one of many');
      await someAtOnce(many.slice(2), async ({ id }) => clubs.join(inTuesday(id), AT));
      same((await clubs.members('tuesday')).length, MOST_MEMBERS, 'a full club');
      same(await clubs.join(inTuesday('p000'), AT), 'full', 'one more');
      await someAtOnce(many.slice(2), async ({ id }) => clubs.bar(inTuesday(id), AT + 1));
      for (const id of ['p000', 'p001']) await clubs.join(inTuesday(id), AT);
      same(await clubs.bar(inTuesday('p000'), AT), 'done', 'the oldest but for two');
      same(await clubs.bar(inTuesday('zoe'), AT + 2), 'done', 'the last that there is room for');
      same((await clubs.barred('tuesday')).length, MOST_BARRED, 'as many as may be');
      same(await clubs.bar(inTuesday('p001'), AT + 2), 'done', 'one more');
      same((await clubs.barred('tuesday')).length, MOST_BARRED, 'no more');
      same(await clubs.join(inTuesday('p000'), AT), 'done', 'for whom another made room');
    },
  },
  {
    title: 'leaves its games to their players when it ends',
    run: async ({ store }) => {
      await add(store, ADA, BEN);
      await store.clubs.create(SUNDAY, 'ben');
      await tuesday(store);
      const seat = { seat: 1, isBot: false, place: 1, level: 8, points: 100, profile: 'ben' };
      const ended = {
        ended: AT,
        edition: 'level-up',
        rules: '',
        kind: 'club',
        night: null,
      } as const;
      for (const club of ['tuesday', 'sunday']) {
        await store.results.record({ ...ended, table: `of ${club}`, club, seats: [seat] });
      }
      await store.clubs.remove('sunday');
      await store.remove('ada');
      for (const club of ['tuesday', 'sunday']) {
        same(await store.results.ofClub(club, { most: 9 }), [], `games of ${club}`);
      }
      const left = (await store.results.of('ben', { most: 9 })).map(({ club }) => club);
      same(left, [null, null], 'games of who played');
    },
  },
  {
    title: 'outlives its owner, forgets who is gone, and ends with the last',
    run: async ({ store, reopen }) => {
      await add(store, ADA, BEN, ZOE);
      await tuesday(store, 'ben', 'zoe');
      await store.clubs.create(SUNDAY, 'ada');
      await store.clubs.bar(inTuesday('zoe'), AT);
      same(await store.remove('ada'), 'done', 'the owner is gone');
      const reopened = (await reopen?.()) ?? store;
      const { clubs } = reopened;
      same(await rolesIn(clubs, 'tuesday'), [['ben', 'owner']], 'who took over');
      same(await clubs.find('sunday'), undefined, 'a club of nobody else');
      same(await clubs.barred('tuesday'), [personOf(ZOE)], 'who is kept out');
      await reopened.remove('zoe');
      same(await clubs.barred('tuesday'), [], 'somebody who is gone');
      await add(reopened, { ...ZOE, seen: AT + 99 });
      await clubs.unbar(inTuesday('zoe'));
      await clubs.join(inTuesday('zoe'), AT + 5);
      const swept = { ...NEVER, profiles: AT + 9 };
      same(await reopened.sweep(swept), { removed: 1, held: 0 }, 'an owner whom nobody has seen');
      same(await rolesIn(clubs, 'tuesday'), [['zoe', 'owner']], 'who took over after that');
      await reopened.sweep({ ...swept, profiles: AT + 199 });
      same(await clubs.find('tuesday'), undefined, 'a club of nobody');
    },
  },
];
