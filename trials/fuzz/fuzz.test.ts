/** A server among vandals, for a few seconds. The long form is `npm run lab:fuzz`. */
import { expect, it } from 'vitest';
import { runFuzz } from './fuzz.ts';

const { PALIER_SEED: seed = String(Date.now()), PALIER_QUICK } = process.env;
const time = PALIER_QUICK === undefined ? 2400 : 1500;

it('vandals break nothing, learn nothing, leave nothing behind, and disturb nobody', async () => {
  // So soon after the start, what is compiled still grows.
  const { failures, tally } = await runFuzz({ seed, store: 'sqlite', time, growth: 8 << 20 });
  expect(failures, `PALIER_SEED=${seed}`).toEqual([]);
  expect(tally.get('talk')).toBeGreaterThan(0);
  expect(tally.get('games ended')).toBeGreaterThan(0);
  expect(tally.get('messages judged')).toBeGreaterThan(0);
});
