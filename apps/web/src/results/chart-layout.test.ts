import { climbOf } from '@palier/table/seat';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, chartOf, tickStep, type ChartSize } from './chart-layout.ts';
import { botGame } from '../local/testing/bot-game.ts';

const SIZE: ChartSize = {
  width: 400,
  height: 300,
  left: 20,
  right: 80,
  top: 20,
  bottom: 30,
  line: 16,
};

describe('labels', () => {
  test('that would meet move apart, as little as they can', () => {
    const room = { least: 10, from: 0, to: 100 };
    expect(apart([50, 50, 52], room)).toEqual([50, 60, 70]);
    expect(apart([10, 90], room)).toEqual([10, 90]);
    expect(apart([98, 99], room)).toEqual([90, 100]);
  });

  test('never meet and never change their order', () => {
    const wanted = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(wanted, (places) => {
        const order = places.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!);
        const moved = apart(places, { least: 12, from: 0, to: 100 });
        for (const [at, index] of order.entries()) {
          const before = order[at - 1];
          if (before === undefined) continue;
          expect(moved[index]! - moved[before]!).toBeGreaterThanOrEqual(12);
        }
        expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...moved)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the chart', () => {
  const { events, setup } = botGame({ edition: 'level-8-101', players: 6 }, { seed: 'chart' });
  const climb = climbOf(events, setup);
  const chart = chartOf(climb, SIZE);

  test('stays on its paper', () => {
    for (const { points } of chart.lines) {
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(SIZE.left);
        expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.right + 0.01);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(SIZE.height - SIZE.bottom + 15);
      }
    }
  });

  test('has a point for each round and its beginning, the winner at the moon', () => {
    for (const { points } of chart.lines) expect(points.length).toBe(climb.rounds.length + 1);
    const winner = chart.lines[climb.winners[0]! - 1]!;
    expect(winner.points.at(-1)?.level).toBe(9);
    expect(chart.levels.length).toBe(9);
    expect(chart.rounds.map(({ value }) => value)).toEqual([
      0,
      ...climb.rounds.map(({ round }) => round),
    ]);
  });

  test('draws no two lines on each other', () => {
    for (const { points } of chart.lines.slice(1)) {
      const [a, b] = [chart.lines[0]!.points[0]!, points[0]!];
      expect(a.y).not.toBe(b.y);
    }
  });
});

test('rounds are numbered as far apart as the numbers need', () => {
  expect(tickStep(8, 320, 20)).toBe(1);
  expect(tickStep(40, 320, 20)).toBe(3);
  expect(tickStep(1, 320, 20)).toBe(1);
});
