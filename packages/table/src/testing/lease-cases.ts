/** What leases of tables must do, as cases. A case fails by throwing. */
import type { Leases } from '../room/ports.ts';
import { same } from './same.ts';

export type LeasesUnderTest = {
  /** As two nodes have them; the same ones where there can be only one. */
  readonly here: Leases;
  readonly there: Leases | undefined;
  /** Lets so many milliseconds go by. */
  readonly pass: (ms: number) => Promise<void>;
};

export type LeaseCase = {
  readonly title: string;
  readonly run: (place: LeasesUnderTest) => Promise<void>;
};

/** Milliseconds: long beside the time an answer takes, short beside patience. */
const LONG = 60_000;
const SHORT = 150;

export const LEASE_CASES: readonly LeaseCase[] = [
  {
    title: 'gives what nobody holds, and gives it again to who holds it',
    run: async ({ here }) => {
      same(await here.claim('a', LONG), 'anew', 'the first time');
      same(await here.claim('a', LONG), 'held', 'the second');
      same(await here.claim('b', LONG), 'anew', 'another table');
    },
  },
  {
    title: 'gives nothing that another holds',
    run: async ({ here, there }) => {
      same(await here.claim('a', LONG), 'anew', 'here');
      if (there === undefined) return;
      same(await there.claim('a', LONG), 'elsewhere', 'there');
      same(await there.claim('b', LONG), 'anew', 'another table');
      same(await here.claim('a', LONG), 'held', 'here again');
      same(await here.claim('b', LONG), 'elsewhere', 'the other table');
    },
  },
  {
    title: 'ends a lease when its time is over',
    run: async ({ here, there, pass }) => {
      same(await here.claim('a', SHORT), 'anew', 'a short one');
      await pass(SHORT + 20);
      same(await (there ?? here).claim('a', LONG), 'anew', 'after its end');
      if (there !== undefined) same(await here.claim('a', LONG), 'elsewhere', 'who had it before');
    },
  },
  {
    title: 'does not say that time was held which was not',
    run: async ({ here, pass }) => {
      await here.claim('a', SHORT);
      await pass(SHORT + 20);
      same(await here.claim('a', LONG), 'anew', 'its own, after its end');
      same(await here.claim('a', LONG), 'held', 'once more');
    },
  },
  {
    title: 'lasts as long as it was claimed last',
    run: async ({ here, there, pass }) => {
      const claimedLonger = async (id: string): Promise<string> => {
        await here.claim(id, SHORT);
        // A busy machine may need longer than that: then with another.
        return (await here.claim(id, LONG)) === 'held' ? id : claimedLonger(`${id}a`);
      };
      const id = await claimedLonger('a');
      await pass(SHORT + 20);
      if (there !== undefined) same(await there.claim(id, LONG), 'elsewhere', 'there');
      same(await here.claim(id, LONG), 'held', 'here');
    },
  },
  {
    title: 'gives back what is its own, and nothing else',
    run: async ({ here, there }) => {
      await here.release('a');
      await here.claim('a', LONG);
      await there?.release('a');
      same(await here.claim('a', LONG), 'held', 'after another gave it back');
      await here.release('a');
      same(await (there ?? here).claim('a', LONG), 'anew', 'after it was given back');
    },
  },
  {
    title: 'gives one of several what they claim at once',
    run: async ({ here, there }) => {
      const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
      const nodes = there === undefined ? [here] : [here, there];
      const rows = await Promise.all(
        nodes.map(async (leases) => Promise.all(ids.map(async (id) => leases.claim(id, LONG)))),
      );
      for (const [index, id] of ids.entries()) {
        const outcomes = rows.map((row) => String(row[index])).toSorted();
        same(outcomes, there === undefined ? ['anew'] : ['anew', 'elsewhere'], id);
      }
    },
  },
  {
    title: 'hears the same claim twice at once',
    run: async ({ here }) => {
      const outcomes = await Promise.all([here.claim('a', LONG), here.claim('a', LONG)]);
      same(outcomes.toSorted(), ['anew', 'held'], 'two claims');
    },
  },
];
