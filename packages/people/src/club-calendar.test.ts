import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf, dayAfter, eveningOf, seasonAround } from './club-calendar.ts';
import { SEASONS } from './kept.ts';

const ZONES = ['UTC', 'Europe/Rome', 'America/St_Johns', 'Asia/Tokyo', 'Pacific/Chatham'];

it.each([
  ['Europe/Rome', '2026-11-19T19:00:00Z', '2026-11-19'],
  // Past midnight, until six.
  ['Europe/Rome', '2026-11-20T04:59:59Z', '2026-11-19'],
  ['Europe/Rome', '2026-11-20T05:00:00Z', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-19T20:59:59Z', '2026-11-19'],
  ['Asia/Tokyo', '2026-11-19T21:00:00Z', '2026-11-20'],
  // The clocks are set back in this night.
  ['Europe/Rome', '2026-10-25T04:59:00Z', '2026-10-24'],
  ['Europe/Rome', '2026-10-25T05:00:00Z', '2026-10-25'],
])('in %s %s is in the evening of %s', (zone, at, evening) => {
  expect(eveningOf(zone, Date.parse(at))).toBe(evening);
});

it('an evening is what lies between its beginning and that of the next, wherever it is', () => {
  const at = fc.integer({ min: 0, max: Date.UTC(2099, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), at, (zone, moment) => {
      const evening = eveningOf(zone, moment);
      const [from, until] = [beginningOf(zone, evening), beginningOf(zone, dayAfter(evening))];
      expect(from <= moment && moment < until).toBe(true);
      expect(eveningOf(zone, from)).toBe(evening);
      expect(eveningOf(zone, from - 1)).toBe(dayAfter(evening, -1));
    }),
  );
});

it.each([
  ['month', '2026-11-19', 0, '2026-11-01', '2026-11-30'],
  ['month', '2026-01-01', 1, '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-19', 0, '2026-10-01', '2026-12-31'],
  ['quarter', '2026-11-19', 4, '2025-10-01', '2025-12-31'],
  ['year', '2026-11-19', 2, '2024-01-01', '2024-12-31'],
  ['always', '2026-11-19', 0, null, null],
] as const)('%s: around %s, %d before, from %s to %s', (season, day, back, from, until) => {
  expect(seasonAround(season, day, back)).toEqual({ from, until });
});

it('each season ends the evening before the next begins', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter('2000-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom(...SEASONS.slice(0, 3)), day, (season, evening) => {
      const [now, before] = [seasonAround(season, evening), seasonAround(season, evening, 1)];
      expect(now.from! <= evening && evening <= now.until!).toBe(true);
      expect(dayAfter(before.until!)).toBe(now.from);
    }),
  );
});

it('counts days as the calendar does', () => {
  const days = fc.integer({ min: -700_000, max: 2_000_000 });
  fc.assert(
    fc.property(days, (count) => {
      const day = new Date(count * 86_400_000).toISOString().slice(0, 10);
      expect(dayAfter('1970-01-01', count)).toBe(day);
      expect(dayAfter(day, -count)).toBe('1970-01-01');
    }),
  );
});
