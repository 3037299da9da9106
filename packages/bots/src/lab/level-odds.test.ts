import type { EditionId, Level, Setup } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { levelOdds } from './level-odds.ts';

function oneLevel(edition: EditionId, level: Level): Setup {
  return setupOf({ edition, players: 2, ladder: { name: '', levels: [level] } });
}

function oddsOf(level: Level, hands?: number) {
  return levelOdds(oneLevel('level-up', level), level, hands);
}

describe('the odds of a level', () => {
  it('are those of the hands that can be dealt', () => {
    // Ten cards of 18 values, 6 of each, without jokers: no pair in C(18, 10) · 6¹⁰ of C(108, 10).
    let none = 1;
    for (let card = 0; card < 10; card++) none *= (108 - 6 * card) / (108 - card);
    const [dealt] = oddsOf([{ kind: 'set', size: 2 }]);
    const { chance, interval } = dealt!;
    expect(interval[0]).toBeLessThan(1 - none);
    expect(interval[1]).toBeGreaterThan(1 - none);
    expect(interval[0]).toBeLessThanOrEqual(chance);
    expect(interval[1] - interval[0]).toBeLessThan(0.06);
  });

  it('grow with every turn, and fall with every card', () => {
    const short = oddsOf([{ kind: 'run', size: 5 }], 400);
    const long = oddsOf([{ kind: 'run', size: 7 }], 400);
    expect(short.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 5]);
    const chances = short.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(short.at(-1)!.chance).toBeGreaterThan(chances[0]!);
    expect(long.at(-1)!.interval[1]).toBeLessThan(short.at(-1)!.interval[0]);
  });

  it('are the same each time, whatever was asked between', () => {
    const level: Level = [{ kind: 'colour', size: 5 }];
    const first = oddsOf(level, 50);
    oddsOf([{ kind: 'run', size: 4 }], 10);
    expect(oddsOf(level, 50)).toEqual(first);
  });
});
