/** Which nights are looked after, and when: on virtual time. */
import { VirtualClock } from '@palier/table/testing';
import { expect, it } from 'vitest';
import { NightWatch } from './night-watch.ts';

function watched(due: () => readonly string[]) {
  const time = new VirtualClock();
  const tended: string[] = [];
  const errors: unknown[] = [];
  const watch = new NightWatch({
    nights: {
      due: async (most) => due().slice(0, most),
      tend: async (id) => {
        tended.push(id);
        if (id === 'bad') throw new Error('a night cannot be read');
      },
    },
    leases: { claim: async () => 'anew', release: async () => undefined },
    time,
    report: (error) => errors.push(error),
  });
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += 1000) {
      time.pass(1000);
      for (let hop = 0; hop < 2000; hop++) await Promise.resolve();
    }
  };
  return { watch, pass, tended, errors };
}

it('looks after each that is due, again and again while it is played', async () => {
  const { watch, pass, tended, errors } = watched(() => ['bad', 'a', 'b']);
  await pass(9000);
  expect(tended.slice(0, 6)).toEqual(['bad', 'a', 'b', 'bad', 'a', 'b']);
  expect(errors.length).toBe(tended.filter((id) => id === 'bad').length);
  await watch.stop();
});

it('comes to every night, however many are played that go on being due', async () => {
  const many = Array.from({ length: 250 }, (_, no) => `night ${no}`);
  const { watch, pass, tended } = watched(() => many);
  await pass(20_000);
  const counts = many.map((id) => tended.filter((one) => one === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  await watch.stop();
});
