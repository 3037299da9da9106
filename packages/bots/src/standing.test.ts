/** What levels are worth, and whose luck is whose misfortune. */
import type { Table } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { stakeOf } from './skip.ts';
import { chanceToWin } from './standing.ts';
import { stateOf } from './testing/positions.ts';

/** A table on which the seats have so many levels left. */
function tableWith(left: readonly number[], winners: readonly number[] = []): Table {
  const { table } = stateOf({ players: left.length });
  return {
    ...table,
    left: left.map((levels) => Array.from({ length: levels }, (_, index) => index + 1)),
    winners,
  };
}

function chances(table: Table): readonly number[] {
  return table.left.map((_, index) => chanceToWin(table, index + 1));
}

/** Up to twelve levels (LADDER-1), 2 to 6 players. */
const STANDINGS = Array.from({ length: 300 }, (_, index) => {
  const dice = diceFrom(`standing/${index}`);
  return Array.from({ length: 2 + dice.below(5) }, () => 1 + dice.below(12));
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('the chance to win', () => {
  it('sums up to one', () => {
    for (const left of STANDINGS) expect(sum(chances(tableWith(left)))).toBeCloseTo(1, 12);
  });

  it('is the same for seats that are as far', () => {
    const [first, second, third] = chances(tableWith([5, 5, 5]));
    expect(first).toBeCloseTo(1 / 3, 12);
    expect([second, third]).toEqual([first, first]);
  });

  it('grows with every level that the seat has climbed, and falls with those of the others', () => {
    for (const left of STANDINGS) {
      if (left[0]! === 1) continue;
      const before = chances(tableWith(left));
      const after = chances(tableWith([left[0]! - 1, ...left.slice(1)]));
      expect(after[0]).toBeGreaterThan(before[0]!);
      for (const other of left.keys()) {
        if (other > 0) expect(after[other]).toBeLessThan(before[other]!);
      }
    }
  });

  it('[HOUSE-openWin] is the same with one palier gone as with many, where the last one wins', () => {
    const open = { edition: 'level-up', ladder: 'open', players: 3 };
    const levels = [
      [3, 4, 5, 6, 7, 8],
      [2, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ];
    const { table } = stateOf({ ...open, levels, rules: { openWin: 'last' } });
    expect(chances(table).map((chance) => chance.toFixed(9))).toEqual(
      Array(3).fill((1 / 3).toFixed(9)),
    );
    const [many, few] = chances(stateOf({ ...open, levels }).table);
    expect(few).toBeGreaterThan(many!);
  });

  it('is certain once the game is over, and shared where the win is', () => {
    expect(chances(tableWith([0, 3, 1], [1]))).toEqual([1, 0, 0]);
    expect(chances(tableWith([0, 3, 0], [1, 3]))).toEqual([1 / 2, 0, 1 / 2]);
    // STOCK-5: won without a ladder climbed.
    expect(chances(tableWith([4, 4], [1, 2]))).toEqual([1 / 2, 1 / 2]);
  });
});

describe('the stake in an opponent', () => {
  it('is one on the average of the others, and one with two players', () => {
    for (const left of STANDINGS) {
      const table = tableWith(left);
      const others = left.flatMap((_, index) => (index === 0 ? [] : [index + 1]));
      const stakes = others.map((other) => stakeOf(table, 1, other));
      expect(sum(stakes)).toBeCloseTo(others.length, 9);
      if (others.length === 1) expect(stakes[0]).toBeCloseTo(1, 12);
    }
  });

  it('is the greater the fewer levels the opponent has left', () => {
    const table = tableWith([4, 2, 4, 7]);
    const stakes = [2, 3, 4].map((other) => stakeOf(table, 1, other));
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    expect(stakes[0]).toBeGreaterThan(stakes[2]!);
  });
});
