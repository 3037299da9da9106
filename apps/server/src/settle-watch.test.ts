/** Whose ends are put down, and when: on virtual time. */
import { VirtualClock } from '@palier/table/testing';
import { expect, it } from 'vitest';
import { SettleWatch } from './settle-watch.ts';

const MINUTE = 60_000;

type World = {
  readonly tables: readonly string[];
  /** How often it fails before it does not. */
  readonly failing?: Readonly<Record<string, number>>;
  readonly elsewhere?: readonly string[];
};

function watched({ tables, failing = {}, elsewhere = [] }: World) {
  const time = new VirtualClock();
  let left = [...tables];
  const fails = { ...failing };
  const asked: string[] = [];
  const released: string[] = [];
  const errors: unknown[] = [];
  const watch = new SettleWatch({
    storage: {
      unsettled: async (most) => left.slice(0, most),
      settle: async (id) => {
        left = left.filter((one) => one !== id);
      },
      leases: {
        claim: async (id) => (elsewhere.includes(id) ? 'elsewhere' : 'anew'),
        release: async (id) => void released.push(id),
      },
    },
    settler: {
      settle: async (id) => {
        asked.push(id);
        const more = fails[id] ?? 0;
        fails[id] = more - 1;
        if (more > 0) throw new Error(`the ledger fails at ${id}`);
        return id.startsWith('no') ? 'none' : 'recorded';
      },
    },
    time,
    report: (error) => errors.push(error),
  });
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += 1000) {
      time.pass(1000);
      for (let hop = 0; hop < 400; hop++) await Promise.resolve();
    }
  };
  return { watch, pass, asked, released, errors, left: () => left };
}

it('puts each down once, and lets go of its lease', async () => {
  const world = watched({ tables: ['a', 'no game', 'b'] });
  await world.pass(MINUTE);
  expect([world.asked, world.left()]).toEqual([['a', 'no game', 'b'], []]);
  expect(world.released).toEqual(world.asked);
  expect(world.watch.counts).toEqual({ games: 2 });
});

it('leaves to another node what that one holds', async () => {
  const world = watched({ tables: ['a', 'b'], elsewhere: ['a'] });
  await world.pass(MINUTE);
  expect([world.asked, world.left()]).toEqual([['b'], ['a']]);
});

it('tries again what failed, more and more seldom, and keeps no other waiting', async () => {
  const world = watched({ tables: ['bad', 'worse', 'good'], failing: { bad: 1, worse: 99 } });
  await world.pass(2000);
  expect(world.left()).toEqual(['bad', 'worse']);
  await world.pass(MINUTE);
  expect(world.left()).toEqual(['worse']);
  await world.pass(10 * MINUTE);
  const tries = world.asked.filter((id) => id === 'worse').length;
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(9);
  expect(world.errors).toHaveLength(tries + 1);
});

it('does nothing more once it has stopped', async () => {
  const world = watched({ tables: ['a'], failing: { a: 1 } });
  await world.pass(1000);
  await world.watch.stop();
  await world.pass(10 * MINUTE);
  expect(world.asked).toEqual(['a']);
});
