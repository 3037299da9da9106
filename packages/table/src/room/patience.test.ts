import { expect, it } from 'vitest';
import { patienceWith } from './patience.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  ['off', 'standIn', { here: MINUTE, away: 20_000, gone: 0 }],
  ['off', 'wait', { here: MINUTE, away: 12 * HOUR, gone: 12 * HOUR }],
  ['relaxed', 'standIn', { here: 4.5 * MINUTE, away: 4.5 * MINUTE, gone: 0 }],
  ['quick', 'wait', { here: 4.5 * MINUTE, away: 4.5 * MINUTE, gone: 12 * HOUR }],
  ['day', 'standIn', { here: 72 * HOUR, away: 72 * HOUR, gone: 72 * HOUR }],
  ['day', 'wait', { here: 72 * HOUR, away: 72 * HOUR, gone: 72 * HOUR }],
] as const)('with the clock %s, absence %s: %j', (clock, absence, patience) => {
  const options = { clock, absence };
  const found = Object.fromEntries(
    (['here', 'away', 'gone'] as const).map((presence) => [
      presence,
      patienceWith(presence, options),
    ]),
  );
  expect(found).toEqual(patience);
});
