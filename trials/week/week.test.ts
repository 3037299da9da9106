/** A quarter of an hour in a few seconds, and the days after. The long form is `npm run lab:week`. */
import { expect, it } from 'vitest';
import { runWeek } from './week.ts';

const { PALIER_SEED: seed = String(Date.now()) } = process.env;

it('people come, play, return or stay away: nothing is lost, and nothing is left of it in the end', async () => {
  const habits = { reaction: 15, pause: 0.02 };
  const plan = { seed, hours: 0.25, every: 0.05, time: 5000, tables: 20, habits };
  const { failures, tally, samples, after } = await runWeek(plan);
  expect(failures, `PALIER_SEED=${seed}`).toEqual([]);
  expect(tally.get('games ended')).toBeGreaterThan(0);
  expect(samples.at(-1)!.tablesStored).toBeGreaterThan(0);
  expect(samples.at(-1)!.kept).toBeGreaterThan(0);
  expect(after).toMatchObject({ tablesStored: 0, kept: 0, sockets: 0 });
});
