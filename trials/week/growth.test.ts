import { diceFrom } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { arrivals, bustleAt } from './calendar.ts';
import { growthOf, shareOf } from './growth.ts';

const SEED = process.env['PALIER_SEED'] ?? String(Date.now());
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => hour);

/** A day's rhythm, some noise, and now and then something quite different. */
function measured(grows: (hour: number) => number): number {
  const dice = diceFrom(`${SEED}/noise`);
  const points = WEEK.map((hour) => {
    const noise = 1 + (dice.below(100) - 50) / 2000;
    const value = (20 + 10 * bustleAt(hour)) * noise + grows(hour);
    return { hour, value: dice.oneIn(20) ? value * 5 : value };
  });
  return growthOf(points);
}

describe('what grows in a week', () => {
  it('is not what has only the rhythm of a day', () => {
    expect(Math.abs(measured(() => 0)), `PALIER_SEED=${SEED}`).toBeLessThan(0.02);
  });

  it('is what leaks slowly', () => {
    expect(
      measured((hour) => hour / 50),
      `PALIER_SEED=${SEED}`,
    ).toBeGreaterThan(0.07);
  });

  it('is not what shrinks, or what nothing is known of', () => {
    expect(
      measured((hour) => -hour / 50),
      `PALIER_SEED=${SEED}`,
    ).toBeLessThan(-0.07);
    expect(growthOf([])).toBe(0);
    expect(growthOf(WEEK.slice(0, 24).map((hour) => ({ hour, value: hour })))).toBe(0);
  });

  it('is told exactly where there is no noise', () => {
    const points = WEEK.map((hour) => ({ hour, value: 167 + hour }));
    expect(growthOf(points)).toBeCloseTo(167 / 251);
  });
});

it('says below what a share of all is', () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([shareOf(values, 0.5), shareOf(values, 0.99), shareOf([], 0.5)]).toEqual([50, 99, 0]);
});

it('people come on every day in equal numbers, most of them in the evening', () => {
  const hours = arrivals(diceFrom(SEED), 2000, 7 * 24);
  const days = Map.groupBy(hours, (hour) => Math.floor(hour / 24));
  expect([...days.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { length } of days.values()) expect(Math.abs(length - 2000 / 7)).toBeLessThan(1);
  const evening = hours.filter((hour) => hour % 24 >= 18 && hour % 24 < 22).length;
  const morning = hours.filter((hour) => hour % 24 >= 6 && hour % 24 < 10).length;
  expect(evening / morning, `PALIER_SEED=${SEED}`).toBeGreaterThan(5);
});
