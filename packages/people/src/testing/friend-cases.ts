/** What every store of friends must do, as cases. */
import { same } from '@palier/table/testing';
import { MOST_BLOCKED, MOST_FRIENDS } from '../kept.ts';
import type { PeopleCase } from './people-under-test.ts';
import { ADA, AT, BEN, NEVER, ZOE, add, personOf, profileOf, someAtOnce } from './some-people.ts';

const pair = (id: string, other: string) => ({ id, other });

export const FRIEND_CASES: readonly PeopleCase[] = [
  {
    title: 'finds somebody by their code, the last one, and gives it to nobody else',
    run: async ({ store }) => {
      const { friends } = store;
      await add(store, ADA, BEN);
      same(await friends.codeOf('ada'), undefined, 'a code out of nowhere');
      same(await friends.byCode('AAA'), undefined, 'somebody out of nowhere');
      same(await friends.setCode('nobody', 'AAA'), 'missing', 'a code of nobody');
      same(await friends.setCode('ada', 'AAA'), 'done', 'the first');
      same(await friends.setCode('ben', 'AAA'), 'taken', 'somebody else’s');
      same(await friends.setCode('ada', 'BBB'), 'done', 'the second');
      same(await friends.byCode('AAA'), undefined, 'the code of before');
      same(await friends.byCode('BBB'), personOf(ADA), 'whose code it is');
      same(await friends.codeOf('ada'), 'BBB', 'the code');
      same(await friends.setCode('ben', 'AAA'), 'done', 'one that is free again');
    },
  },
  {
    title: 'tells who wants whom for a friend, by name, and when they were there',
    run: async ({ store, reopen }) => {
      await add(store, ZOE, BEN, ADA);
      const { friends } = store;
      same(await friends.tie(pair('ada', 'nobody'), AT), 'missing', 'nobody');
      same(await friends.tie(pair('ada', 'ada'), AT), 'missing', 'oneself');
      same(await friends.tie(pair('ada', 'zoe'), AT), 'done', 'asked');
      same(await friends.tie(pair('ada', 'zoe'), AT + 9), 'done', 'asked again');
      same(await friends.tie(pair('ben', 'ada'), AT + 1), 'done', 'asking');
      same(await friends.tie(pair('ada', 'ben'), AT + 2), 'done', 'agreed');
      await friends.here('ben', AT + 5);
      await friends.here('ben', AT + 6);
      await friends.here('nobody', AT);
      const again = ((await reopen?.()) ?? store).friends;
      same(
        await again.ties('ada'),
        [
          { person: personOf(BEN), mine: AT + 2, theirs: AT + 1, here: AT + 6 },
          { person: personOf(ZOE), mine: AT, theirs: null, here: null },
        ],
        'ties',
      );
      same(
        await again.ties('zoe'),
        [{ person: personOf(ADA), mine: null, theirs: AT, here: null }],
        'the same from the other side',
      );
      same(await again.untie(pair('ben', 'ada')), 'done', 'taken back');
      same(await again.untie(pair('ben', 'ada')), 'missing', 'taken back twice');
      same((await again.ties('ada')).length, 1, 'who is left');
    },
  },
  {
    title: 'keeps those apart of whom one does not want to see the other',
    run: async ({ store }) => {
      const { friends } = store;
      await add(store, ADA, BEN, ZOE);
      for (const [id, other] of [
        ['ada', 'ben'],
        ['ben', 'ada'],
      ] as const) {
        await friends.tie(pair(id, other), AT);
        await friends.invite(pair(id, other), 'TABLE', AT);
      }
      same(await friends.block(pair('ada', 'nobody'), AT), 'missing', 'nobody');
      same(await friends.block(pair('ada', 'ben'), AT), 'done', 'blocked');
      same(await friends.block(pair('ada', 'ben'), AT), 'done', 'blocked again');
      same(await friends.blocked('ada'), [personOf(BEN)], 'who is blocked');
      same(await friends.blocked('ben'), [], 'who is not');
      same([...(await friends.unseen('ada'))], ['ben'], 'whom one does not see');
      same([...(await friends.unseen('ben'))], ['ada'], 'whom the other does not see');
      same([...(await friends.unseen('zoe'))], [], 'whom somebody else does not see');
      for (const id of ['ada', 'ben']) {
        same(await friends.ties(id), [], 'ties');
        same(await friends.invitations(id, 0), [], 'invitations');
      }
      same(await friends.tie(pair('ben', 'ada'), AT), 'missing', 'asked all the same');
      same(await friends.tie(pair('ada', 'ben'), AT), 'missing', 'asked by who blocks');
      same(await friends.unblock(pair('ben', 'ada')), 'missing', 'not theirs to undo');
      same(await friends.unblock(pair('ada', 'ben')), 'done', 'unblocked');
      same(await friends.tie(pair('ben', 'ada'), AT), 'done', 'asked again');
    },
  },
  {
    title: 'knows the tables of those who keep apart, whichever of them wants it, and no others',
    run: async ({ store }) => {
      const { friends } = store;
      await add(store, ADA, BEN, ZOE);
      const seatAt = (table: string) => ({ table, token: 't', code: 'C', name: 'N', kept: AT });
      await store.keepSeats('ada', [seatAt('1')]);
      await store.keepSeats('ben', [seatAt('2'), { ...seatAt('2'), token: 'u' }, seatAt('3')]);
      await store.keepSeats('zoe', [seatAt('4'), seatAt('1')]);
      const apart = async (id: string) => [...(await friends.tablesApart(id))].toSorted();
      same(await apart('ada'), [], 'nobody is blocked');
      await friends.block(pair('ada', 'ben'), AT);
      await friends.block(pair('zoe', 'ada'), AT);
      same(await apart('ada'), ['1', '2', '3', '4'], 'of both, however they keep apart');
      same(await apart('ben'), ['1'], 'of who blocks');
      same(await apart('zoe'), ['1'], 'of who is blocked');
      await store.forgetSeat('ben', { table: '3', token: 't' });
      await friends.unblock(pair('zoe', 'ada'));
      same(await apart('ada'), ['2'], 'of those who still have a seat, and are still blocked');
    },
  },
  {
    title: 'invites friends only, and keeps the newest',
    run: async ({ store }) => {
      const { friends } = store;
      await add(store, ADA, BEN, ZOE);
      await friends.tie(pair('ada', 'ben'), AT);
      same(await friends.invite(pair('ada', 'ben'), 'T', AT), 'missing', 'one who was only asked');
      await friends.tie(pair('ben', 'ada'), AT);
      same(await friends.invite(pair('ada', 'ben'), 'OLD', AT), 'done', 'invited');
      same(await friends.invite(pair('ada', 'ben'), 'NEW', AT + 5), 'done', 'invited anew');
      for (const id of ['zoe', 'ben']) {
        const other = id === 'zoe' ? 'ben' : 'zoe';
        await friends.tie(pair(id, other), AT);
      }
      await friends.invite(pair('zoe', 'ben'), 'OTHER', AT + 7);
      const newest = { person: personOf(ZOE), table: 'OTHER', made: AT + 7 };
      const first = { person: personOf(ADA), table: 'NEW', made: AT + 5 };
      same(await friends.invitations('ben', 0), [newest, first], 'invitations');
      same(await friends.invitations('ben', AT + 6), [newest], 'those that are new');
      same(await friends.dropInvitation(pair('ben', 'zoe')), 'done', 'dropped');
      same(await friends.dropInvitation(pair('ben', 'zoe')), 'missing', 'dropped twice');
      await store.sweep({ ...NEVER, invitations: AT + 5 });
      same(await friends.invitations('ben', 0), [first], 'one that is not too old');
      await store.sweep({ ...NEVER, invitations: AT + 6 });
      same(await friends.invitations('ben', 0), [], 'one that is too old');
    },
  },
  {
    title: 'has an end to how many friends, askers and blocked there are',
    run: async ({ store }) => {
      const { friends } = store;
      const many = Array.from({ length: MOST_FRIENDS + 1 }, (_, index) =>
        profileOf(`p${index}`, `P${index}`),
      );
      await add(store, ADA, ...many);
      const first = many.slice(0, MOST_FRIENDS);
      await someAtOnce(first, async ({ id }) => friends.tie(pair('ada', id), AT));
      const [last] = many.slice(-1);
      same(await friends.tie(pair('ada', last!.id), AT), 'too-many', 'asked too many');
      await someAtOnce(first, async ({ id }) => friends.untie(pair('ada', id)));
      await someAtOnce(first, async ({ id }) => friends.tie(pair(id, 'ada'), AT));
      same(await friends.tie(pair(last!.id, 'ada'), AT), 'too-many', 'asked by too many');
      same(MOST_BLOCKED > many.length, true, 'there is room to block them all');
    },
  },
  {
    title: 'forgets who is gone, on both sides',
    run: async ({ store, reopen }) => {
      const { friends } = store;
      await add(store, ADA, BEN, ZOE);
      for (const [id, other] of [
        ['ada', 'ben'],
        ['ben', 'ada'],
        ['ben', 'zoe'],
        ['zoe', 'ben'],
      ] as const) {
        await friends.tie(pair(id, other), AT);
        await friends.invite(pair(id, other), 'TABLE', AT);
      }
      await friends.block(pair('ada', 'zoe'), AT);
      await friends.setCode('ben', 'BEN');
      await friends.here('ben', AT);
      same(await store.remove('ben'), 'done', 'gone');
      const reopened = (await reopen?.()) ?? store;
      const left = reopened.friends;
      same(await left.byCode('BEN'), undefined, 'the code');
      for (const id of ['ada', 'zoe']) {
        same(await left.ties(id), [], 'ties');
        same(await left.invitations(id, 0), [], 'invitations');
      }
      same(await left.blocked('ada'), [personOf(ZOE)], 'what is between others');
      await reopened.remove('zoe');
      same(await left.blocked('ada'), [], 'blocked');
    },
  },
];
