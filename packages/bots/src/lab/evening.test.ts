import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eveningsOf, gamesToTell, type WinShares } from './evening.ts';

/** The same by writing out every evening there is. */
function dull({ better, other }: WinShares, games: number): readonly [number, number, number] {
  const found: [number, number, number] = [0, 0, 0];
  const walk = (left: number, lead: number, chance: number): void => {
    if (left === 0) {
      found[lead > 0 ? 0 : lead === 0 ? 1 : 2] += chance;
      return;
    }
    walk(left - 1, lead + 1, chance * better);
    walk(left - 1, lead - 1, chance * other);
    walk(left - 1, lead, chance * (1 - better - other));
  };
  walk(games, 0, 1);
  return found;
}

const shares = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => ({ better: a, other: b * (1 - a) }));

it('an evening is worth what all its courses together are', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 6 }), (given, games) => {
      const [evening] = eveningsOf(given, [games]);
      const [ahead, level, behind] = dull(given, games);
      expect(evening).toMatchObject({ games });
      expect(evening!.ahead).toBeCloseTo(ahead, 10);
      expect(evening!.level).toBeCloseTo(level, 10);
      expect(evening!.behind).toBeCloseTo(behind, 10);
    }),
  );
});

it('who wins three games of five is ahead in 68 of 100 evenings of five', () => {
  // A sum of binomial terms: 10 · 0.6³ · 0.4² + 5 · 0.6⁴ · 0.4 + 0.6⁵.
  const [evening] = eveningsOf({ better: 0.6, other: 0.4 }, [5]);
  expect(evening!.ahead).toBeCloseTo(0.68256, 10);
  expect(evening!.level).toBe(0);
});

it('the nearer two players are, the more games it takes to tell them apart', () => {
  const takes = [0.9, 0.7, 0.6, 0.55].map((better) =>
    gamesToTell({ better, other: 1 - better }, 0.95),
  );
  expect(takes).toEqual([...takes].toSorted((a, b) => a! - b!));
  expect(new Set(takes).size).toBe(takes.length);
  expect(gamesToTell({ better: 0.5, other: 0.5 }, 0.95)).toBeUndefined();
  expect(gamesToTell({ better: 1, other: 0 }, 0.95)).toBe(1);
});
