/** What every store must do that keeps which seats among strangers were left, as cases. */
import { same } from '@palier/table/testing';
import { MOST_SEATS } from '../kept.ts';
import type { PeopleCase } from './people-under-test.ts';
import { ADA, AT, BEN, NEVER, add } from './some-people.ts';

function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

export const MANNERS_CASES: readonly PeopleCase[] = [
  {
    title: 'knows when seats among strangers were left, by their tokens and by whose they were',
    run: async ({ store, reopen }) => {
      await add(store, ADA, BEN);
      const { manners } = store;
      same(await manners.leavings('ada', ['t1'], 0), [], 'out of nowhere');
      same(await manners.seated('t1', 'nobody', AT), 'missing', 'a seat of nobody');
      same(await manners.seated('t1', 'ada', AT), 'done', 'a seat');
      same(await manners.seated('t1', 'ada', AT), 'done', 'told again');
      same(await manners.seated('t2', 'ada', AT), 'done', 'another');
      same(await manners.seated('t3', 'ben', AT), 'done', 'of another');
      same(await manners.leavings('ada', ['t1'], 0), [], 'nobody has left');
      await manners.left('t4', AT);
      const sitters = await manners.sitters(['t1', 't3', 't4', 'x']);
      const whose = ['t1', 't2', 't3', 't4'].map((token) => sitters.get(token));
      same(whose, ['ada', undefined, 'ben', undefined], 'whose those are that are asked for');
      await manners.left('t2', AT + 2);
      await manners.left('t2', AT + 9);
      await manners.left('t1', AT + 3);
      await manners.left('guest', AT + 1);
      const again = ((await reopen?.()) ?? store).manners;
      same(await again.leavings('ada', [], 0), [AT + 2, AT + 3], 'theirs, once each');
      same(
        await again.leavings('ada', ['t1', 'guest', 'x'], 0),
        [AT + 1, AT + 2, AT + 3],
        'of a guest',
      );
      same(await again.leavings('ada', ['guest'], AT + 3), [AT + 3], 'of late');
      same(await again.leavings(undefined, ['t1'], 0), [AT + 3], 'by the token alone');
      same(await again.leavings(undefined, [], 0), [], 'nobody’s');
      same(await again.leavings('ben', [], 0), [], 'of who has stayed');
    },
  },
  {
    title: 'keeps so many seats of one that were not left, the newest',
    run: async ({ store }) => {
      await add(store, ADA);
      const { manners } = store;
      await manners.seated('left', 'ada', AT);
      await manners.left('left', AT);
      for (let no = 0; no <= MOST_SEATS; no++) await manners.seated(`t${no}`, 'ada', AT + no);
      const sitters = await manners.sitters(['left', 't0', 't1', `t${MOST_SEATS}`]);
      same(
        [...sitters.keys()].toSorted(byText),
        ['left', 't1', `t${MOST_SEATS}`],
        'not the oldest',
      );
    },
  },
  {
    title: 'forgets what is old, and all of who is gone',
    run: async ({ store }) => {
      await add(store, ADA);
      const { manners } = store;
      await manners.seated('t1', 'ada', AT);
      await manners.left('t1', AT + 5);
      await manners.left('t2', AT + 4);
      await store.sweep({ ...NEVER, seatings: AT + 5 });
      same(await manners.leavings('ada', ['t2'], 0), [AT + 5], 'what is not old');
      await store.remove('ada');
      same(await manners.leavings('ada', ['t1', 't2'], 0), [], 'nothing');
    },
  },
];
