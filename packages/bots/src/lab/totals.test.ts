import { describe, expect, it } from 'vitest';
import type { PlayedGame } from './game.ts';
import { fromDeals, intervalOf, student } from './intervals.ts';
import { POINTS } from './points.ts';
import { addTotals, noTotals, sampleTotals, type Totals } from './totals.ts';
import { wilson } from './wilson.ts';

function game(winners: readonly number[]): PlayedGame {
  const endings = { 'went-out': 2, stock: 0, blocked: 0, win: 1 };
  return { events: [], winners, rounds: 3, moves: 40, endings };
}

function deal(...winners: readonly (readonly number[])[]): Totals {
  return sampleTotals(
    winners.map((seats, rotation) => ({
      game: game(seats),
      entryOfSeat: [rotation % 2, (rotation + 1) % 2],
    })),
  );
}

describe('totals', () => {
  it('give the win to the entry that sat there, a shared one in parts', () => {
    expect(deal([1], [1]).entries.map(({ points }) => points / POINTS)).toEqual([1, 1]);
    expect(deal([1, 2], [2]).entries.map(({ points }) => points / POINTS)).toEqual([1.5, 0.5]);
  });

  it('are the same in whatever order they are added', () => {
    const parts = [deal([1], [2]), deal([1, 2], [1]), deal([2], [2])];
    const there = parts.reduce(addTotals, noTotals(2));
    const back = parts.toReversed().reduce(addTotals, noTotals(2));
    expect(back).toEqual(there);
    expect(there).toMatchObject({ games: 6, samples: 3, rounds: 18, moves: 240 });
  });
});

describe('intervals', () => {
  // Wilson's interval for 50 and for 0 of 100, as any table of it has them.
  it('of single games are those of Wilson', () => {
    const [low, high] = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 100)[1]).toBeCloseTo(0.037, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it('of deals are as wide as the deals lie apart', () => {
    const even = [deal([1], [1]), deal([1], [1]), deal([2], [2])].reduce(addTotals);
    // No spread to go by: each deal is one trial.
    expect(intervalOf(even, 0, 'deals')).toEqual(wilson(1.5, 3));
    // Five deals, 2 with all wins, 2 with none, 1 shared: mean 1/2, standard error sqrt(1/4 / 5).
    const apart = [
      deal([1], [2]),
      deal([1], [2]),
      deal([2], [1]),
      deal([2], [1]),
      deal([1], [1]),
    ].reduce(addTotals);
    const [low, high] = intervalOf(apart, 0, 'deals');
    expect(high - low).toBeCloseTo(Math.min(1, 2 * 2.776 * Math.sqrt(1 / 20)), 6);
    expect(fromDeals({ points: 60, squares: 3600 }, 1, 2)).toEqual([0, 1]);
  });

  // As any table of Student's distribution has them.
  it.each([
    [1, 12.706],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])('of deals are wider the fewer there are: %d', (freedom, quantile) => {
    expect(student(freedom)).toBeCloseTo(quantile, 2);
  });

  it('of deals that were all lost or all won leave room for the next', () => {
    const lost = Array.from({ length: 50 }, () => deal([1], [2])).reduce(addTotals);
    expect(intervalOf(lost, 1, 'deals')).toEqual(wilson(0, 50));
    expect(intervalOf(lost, 0, 'deals')).toEqual(wilson(50, 50));
  });
});
