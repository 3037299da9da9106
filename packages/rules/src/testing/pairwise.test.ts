import { describe, expect, it } from 'vitest';
import { FACTORS, excludes, isPossible, factorSetup, type FactorChoice } from './configurations.ts';
import { diceFrom } from './dice.ts';
import { cellsOf, pairKey, pairsOf, pairwise } from './pairwise.ts';

describe('the covering set of configurations', () => {
  const seeds = ['a', 'b', 'c', 'd'];

  it.each(seeds)('holds every two values that go together (%s)', (seed) => {
    const rows = pairwise(FACTORS, excludes, diceFrom(seed));
    const covered = new Set(
      rows.flatMap((row) => {
        const cells = cellsOf(row);
        return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => pairKey(a, b)));
      }),
    );
    const wanted = pairsOf(FACTORS, excludes).map((pair) => pairKey(...pair));
    expect(wanted.filter((key) => !covered.has(key))).toEqual([]);
    expect(rows.every((row) => isPossible(row as FactorChoice))).toBe(true);
    // Far fewer than all, and never fewer than the two longest factors need.
    expect(rows.length).toBeLessThan(45);
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it('counts the pairs by hand on a small case', () => {
    const factors = { a: ['1', '2'], b: ['x', 'y', 'z'], c: ['p', 'q'] };
    const never = (): boolean => false;
    expect(pairsOf(factors, never)).toHaveLength(2 * 3 + 2 * 2 + 3 * 2);
    const notOneX = (a: { value: string }, b: { value: string }): boolean =>
      a.value === '1' && b.value === 'x';
    expect(pairsOf(factors, notOneX)).toHaveLength(15);
    const rows = pairwise(factors, notOneX, diceFrom('small'));
    expect(rows.some(({ a, b }) => a === '1' && b === 'x')).toBe(false);
    expect(new Set(rows.map(({ a, b }) => a + b))).toEqual(new Set(['1y', '1z', '2x', '2y', '2z']));
    expect(new Set(rows.map(({ b, c }) => b + c)).size).toBe(6);
  });

  it('makes a set-up of every row, with the values it names', () => {
    const dice = diceFrom('set-ups');
    for (const row of pairwise(FACTORS, excludes, dice)) {
      const choice = row as FactorChoice;
      const setup = factorSetup(choice, dice);
      expect([setup.edition, String(setup.players), setup.master]).toEqual([
        choice.edition,
        choice.players,
        choice.master,
      ]);
      for (const [name, value] of Object.entries(setup.rules)) expect(value).toBe(choice[name]);
    }
  });
});
