import { describe, expect, it } from 'vitest';
import { LEAVING_LASTS, Manners, waitsUntil } from './manners.ts';
import { memoryPeople } from './memory-store.ts';
import { People } from './people.ts';

const NOW = 2_200_000_000_000;
const MINUTE = 60_000;
const minutesAgo = (...minutes: readonly number[]): readonly number[] =>
  minutes.map((one) => NOW - one * MINUTE);

describe('who has left', () => {
  it.each<[string, readonly number[], number | undefined]>([
    ['nothing does not wait', [], undefined],
    ['once does not wait', minutesAgo(0), undefined],
    ['twice does not wait', minutesAgo(1, 0), undefined],
    ['three times waits two minutes after the last', minutesAgo(90, 60, 1), NOW + MINUTE],
    ['and then no more', minutesAgo(90, 60, 2), undefined],
    ['four times waits ten', minutesAgo(90, 60, 30, 1), NOW + 9 * MINUTE],
    ['five times waits half an hour', minutesAgo(90, 60, 30, 9, 0), NOW + 30 * MINUTE],
    ['more often waits no longer', minutesAgo(9, 8, 7, 6, 5, 4, 3, 2), NOW + 28 * MINUTE],
    ['it yesterday has left nothing', [NOW - LEAVING_LASTS, ...minutesAgo(2, 1)], undefined],
  ])('%s', (_, leavings, until) => {
    expect(waitsUntil(leavings, NOW)).toBe(until);
    expect(waitsUntil(leavings.toReversed(), NOW)).toBe(until);
  });
});

it('a profile is known on any device, a guest by the seats that they show', async () => {
  let now = NOW;
  const ports = {
    store: memoryPeople(),
    random: { hex: () => 'ada', hash: (token: string) => `hash of ${token}`, code: () => 'C' },
    now: () => now,
    most: 0,
  };
  const manners = new Manners(ports);
  const ada = await new People(ports).create({ name: 'Ada', device: '' });
  if (typeof ada === 'string') throw new Error(ada);
  for (const token of ['a', 'b', 'c']) {
    await manners.seated(ada, token);
    await manners.left(`hash of ${token}`);
  }
  for (const token of ['x', 'y', 'z']) await manners.left(`hash of ${token}`);
  const until = NOW + 2 * MINUTE;
  expect(await manners.waitsUntil(ada, [])).toBe(until);
  expect(await manners.waitsUntil(undefined, ['x', 'y', 'z'])).toBe(until);
  expect(await manners.waitsUntil(undefined, ['x', 'y', 'new'])).toBeUndefined();
  expect(await manners.waitsUntil(undefined, [])).toBeUndefined();
  now = until;
  expect(await manners.waitsUntil(ada, [])).toBeUndefined();
});
