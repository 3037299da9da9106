import { describe, expect, it } from 'vitest';
import { chanceChartOf } from './chance-layout.ts';

const SIZE = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

const move = (round: number, chance: number) => ({
  round,
  chance,
  chanceInterval: { low: chance - 0.1, high: chance + 0.1 },
});

describe('the chart of the chance to win', () => {
  it('goes from edge to edge, with its error around it and never outside the picture', () => {
    const chart = chanceChartOf([move(1, 0.5), move(1, 1), move(2, 0)], SIZE, 20);
    expect(chart.points).toEqual([
      { x: 10, y: 30 },
      { x: 60, y: 5 },
      { x: 110, y: 55 },
    ]);
    expect(chart.line).toBe('M10 30L60 5L110 55');
    expect(chart.band).toBe('M10 25L60 5L110 50L110 55L60 10L10 35Z');
  });

  it('names rounds as far as there is room', () => {
    const moves = [move(1, 0.5), move(2, 0.5), move(3, 0.5), move(3, 0.5), move(4, 0.5)];
    expect(chanceChartOf(moves, SIZE, 40).rounds).toEqual([
      { round: 1, x: 10, isNamed: true },
      { round: 2, x: 35, isNamed: false },
      { round: 3, x: 60, isNamed: true },
      { round: 4, x: 110, isNamed: true },
    ]);
  });

  it('can be of one decision, or none', () => {
    expect(chanceChartOf([move(1, 0.5)], SIZE, 20).points).toEqual([{ x: 10, y: 30 }]);
    expect(chanceChartOf([], SIZE, 20)).toMatchObject({ line: '', band: '', rounds: [] });
  });
});
