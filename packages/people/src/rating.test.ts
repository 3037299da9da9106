import * as fc from 'fast-check';
import { NEWCOMER, rateGame } from '@palier/rules';
import { expect, it } from 'vitest';
import {
  MOST_WISHES,
  isProvisional,
  ratedAfter,
  shownRating,
  standingOf,
  wishedAt,
  type RatedPlayer,
} from './rating.ts';

const rating = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: NEWCOMER.sigma, noNaN: true }),
});
const players: fc.Arbitrary<readonly RatedPlayer[]> = fc
  .array(
    fc.record({
      place: fc.integer({ min: 1, max: 6 }),
      before: fc.option(rating, { nil: undefined }),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map((some) => some.map((one, index) => ({ ...one, profile: `p${index}` })));

it('whoever has none is a newcomer, and everybody is surer afterwards', () => {
  fc.assert(
    fc.property(players, (some) => {
      const after = ratedAfter(some);
      const before = some.map((one) => one.before ?? NEWCOMER);
      const expected = rateGame(
        before,
        some.map(({ place }) => place),
      );
      expect(after).toEqual(some.map(({ profile }, index) => ({ profile, ...expected[index]! })));
      for (const [index, { sigma }] of after.entries()) {
        expect(sigma).toBeLessThanOrEqual(before[index]!.sigma);
      }
    }),
  );
});

it('keeps newcomers in the order of their places, ties equal, and their sum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }),
      (places) => {
        const some = places.map((place, index) => ({
          profile: `${index}`,
          place,
          before: undefined,
        }));
        // Beside a tie this model may move who follows as far.
        const isPlain = new Set(places).size === places.length;
        const after = ratedAfter(some);
        for (const [one, mine] of after.entries()) {
          for (const [other, theirs] of after.entries()) {
            if (isPlain && places[one]! < places[other]!)
              expect(mine.mu).toBeGreaterThan(theirs.mu);
            if (places[one] === places[other]) expect(mine.mu).toBeCloseTo(theirs.mu, 9);
          }
        }
        const sum = after.reduce((total, { mu }) => total + mu, 0);
        expect(sum).toBeCloseTo(NEWCOMER.mu * some.length, 6);
      },
    ),
  );
});

it('says nothing of one alone', () => {
  expect(ratedAfter([{ profile: 'ada', place: 1, before: undefined }])).toEqual([]);
  expect(ratedAfter([])).toEqual([]);
});

it('puts nobody on a leaderboard of whom little is known', () => {
  expect(isProvisional(NEWCOMER)).toBe(true);
  expect(standingOf(NEWCOMER)).toBeUndefined();
  expect(standingOf({ mu: 30, sigma: 4 })).toBe(22);
  expect(shownRating(NEWCOMER)).toEqual({ rating: 1000, range: 667 });
});

it('finds the order of the strong in their games, though bots and guests sat there too', () => {
  const strengths = [-1.5, -0.5, 0.5, 1.5];
  const all = strengths.map(() => NEWCOMER);
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let game = 0; game < 200; game++) {
    const luck = strengths.map((own) => own - Math.log(-Math.log(random())));
    const stranger = -Math.log(-Math.log(random()));
    // The stranger takes a place of its own, and is left out.
    const place = (own: number): number =>
      1 + [...luck, stranger].filter((other) => other > own).length;
    const some = luck.map((own, index) => ({
      profile: `${index}`,
      place: place(own),
      before: all[index],
    }));
    for (const [index, { mu, sigma }] of ratedAfter(some).entries()) all[index] = { mu, sigma };
  }
  const found = all.map(({ mu }) => mu);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(all.every((one) => !isProvisional(one))).toBe(true);
});

it('knows what somebody wanted when a game began', () => {
  const wishes = [
    { at: 10, isOn: true },
    { at: 20, isOn: false },
  ];
  expect([5, 10, 19, 20, 99].map((at) => wishedAt(wishes, at))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  const many = Array.from({ length: MOST_WISHES }, (_, index) => ({ at: 10 + index, isOn: false }));
  expect(wishedAt(many, 5)).toBe(true);
});
