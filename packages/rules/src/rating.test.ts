import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PLAYERS, MIN_PLAYERS } from './editions.ts';
import { NEWCOMER, rateGame, ratingScale, type Rating } from './rating.ts';

type Pair = readonly [mu: number, sigma: number];

type Vectors = {
  readonly series: readonly {
    readonly before: readonly Pair[];
    readonly games: readonly {
      readonly ranks: readonly number[];
      readonly after: readonly Pair[];
    }[];
  }[];
};

const { series } = JSON.parse(
  readFileSync(new URL('../../../fixtures/ratings.json', import.meta.url), 'utf8'),
) as Vectors;

function ratingOf([mu, sigma]: Pair): Rating {
  return { mu, sigma };
}

/** Two ways to add up differ in the last digits. */
function about([mu, sigma]: Pair, digits = 10): Rating {
  return {
    mu: expect.closeTo(mu, digits) as number,
    sigma: expect.closeTo(sigma, digits) as number,
  };
}

function newcomers(count: number): readonly Rating[] {
  return Array.from({ length: count }, () => NEWCOMER);
}

describe('ratings by others', () => {
  // https://github.com/philihp/openskill.js, src/models/__tests__/plackett-luce.test.ts
  it.each<{ readonly published: readonly Pair[] }>([
    {
      published: [
        [27.63523138347365, 8.065506316323548],
        [22.36476861652635, 8.065506316323548],
      ],
    },
    {
      published: [
        [27.868876552746237, 8.204837030780652],
        [25.717219138186557, 8.057829747583874],
        [21.413904309067206, 8.057829747583874],
      ],
    },
    {
      published: [
        [27.795084971874736, 8.263160757613477],
        [26.552824984374855, 8.179213704945203],
        [24.68943500312503, 8.083731307186588],
        [20.96265504062538, 8.083731307186588],
      ],
    },
    {
      published: [
        [27.666666666666668, 8.290556877154474],
        [26.833333333333332, 8.240145629781066],
        [25.72222222222222, 8.179996679645559],
        [24.055555555555557, 8.111796013701358],
        [20.72222222222222, 8.111796013701358],
      ],
    },
  ])('are ours: openskill’s own tests, newcomers $published.length', ({ published }) => {
    const ranks = published.map((_, place) => place + 1);
    expect(rateGame(newcomers(published.length), ranks)).toEqual(
      published.map((pair) => about(pair)),
    );
  });

  // Three digits in its README.
  it.each<[ranks: readonly number[], published: readonly Pair[]]>([
    [
      [4, 1, 3, 2],
      [
        [20.963, 8.084],
        [27.795, 8.263],
        [24.689, 8.084],
        [26.553, 8.179],
      ],
    ],
    [
      [2, 4, 2, 1],
      [
        [24.689, 8.179],
        [22.826, 8.179],
        [24.689, 8.179],
        [27.795, 8.263],
      ],
    ],
  ])('are ours: openskill’s documentation, ranks %j', (ranks, published) => {
    expect(rateGame(newcomers(4), ranks)).toEqual(published.map((pair) => about(pair, 3)));
  });

  it('are ours: rank-1.02, the program of Weng and Lin, three games with ties', () => {
    // As openskill's plackett-luce-series.test.ts hands them down.
    const games: readonly { readonly who: readonly number[]; readonly ranks: readonly number[] }[] =
      [
        { who: [0, 1, 2, 3, 4], ranks: [1, 2, 2, 4, 4] },
        { who: [4, 2, 1], ranks: [1, 2, 2] },
        { who: [3, 1, 2, 0], ranks: [1, 1, 3, 3] },
      ];
    const players = [...newcomers(5)];
    for (const { who, ranks } of games) {
      const after = rateGame(
        who.map((player) => players[player]!),
        ranks,
      );
      for (const [seat, player] of who.entries()) players[player] = after[seat]!;
    }
    const published: readonly Pair[] = [
      [26.353761103, 8.11102706],
      [24.618479789, 7.90533551],
      [23.065819512, 7.822005595],
      [24.476332403, 8.106111471],
      [26.385499685, 8.054090809],
    ];
    expect(players).toEqual(published.map((pair) => about(pair, 8)));
  });

  it('are ours in fixtures/ratings.json, by openskill', () => {
    for (const { before, games } of series) {
      let players = before.map(ratingOf);
      for (const { ranks, after } of games) {
        players = [...rateGame(players, ranks)];
        expect(players).toEqual(after.map((pair) => about(pair)));
      }
    }
    expect(series.map(({ before }) => before.length)).toEqual(
      expect.arrayContaining([2, 3, 4, 5, 6]),
    );
  });
});

const rating: fc.Arbitrary<Rating> = fc.record({
  mu: fc.double({ min: -50, max: 100, noNaN: true }),
  sigma: fc.double({ min: 0.1, max: 10, noNaN: true }),
});

type Seat = { readonly rating: Rating; readonly rank: number; readonly lot: number };

const game: fc.Arbitrary<readonly Seat[]> = fc.array(
  fc.record({ rating, rank: fc.integer({ min: 1, max: 6 }), lot: fc.nat() }),
  { minLength: MIN_PLAYERS, maxLength: MAX_PLAYERS },
);

function rated(seats: readonly Seat[]): readonly Rating[] {
  return rateGame(
    seats.map((seat) => seat.rating),
    seats.map((seat) => seat.rank),
  );
}

describe('a rated game', () => {
  it('is the same in any order of seats', () => {
    fc.assert(
      fc.property(game, (seats) => {
        const order = seats.map((_, seat) => seat).sort((a, b) => seats[a]!.lot - seats[b]!.lot);
        const there = rated(seats);
        expect(rated(order.map((seat) => seats[seat]!))).toEqual(
          order.map((seat) => about([there[seat]!.mu, there[seat]!.sigma], 8)),
        );
      }),
    );
  });

  it('makes nobody less sure', () => {
    fc.assert(
      fc.property(game, (seats) => {
        for (const [seat, { sigma }] of rated(seats).entries()) {
          expect(sigma).toBeGreaterThan(0);
          expect(sigma).toBeLessThanOrEqual(seats[seat]!.rating.sigma);
        }
      }),
    );
  });

  it('lifts who wins alone and lowers who comes last alone', () => {
    fc.assert(
      fc.property(game, ([first, ...rest]) => {
        const won = rated([{ ...first!, rank: 0 }, ...rest])[0]!;
        const lost = rated([{ ...first!, rank: 7 }, ...rest])[0]!;
        // Who was sure to win gains nothing that a number could say.
        expect(won.mu).toBeGreaterThanOrEqual(first!.rating.mu);
        expect(lost.mu).toBeLessThan(won.mu);
        expect(lost.mu).toBeLessThanOrEqual(first!.rating.mu);
      }),
    );
  });

  it('says nothing of equals who tie, but that one may be surer of it', () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: MIN_PLAYERS, max: MAX_PLAYERS }), (own, count) => {
        const players = Array.from({ length: count }, () => own);
        for (const { mu, sigma } of rateGame(players, Array<number>(count).fill(1))) {
          expect(mu).toBeCloseTo(own.mu, 9);
          expect(sigma).toBeLessThan(own.sigma);
        }
      }),
    );
  });

  it('counts places, not the numbers they are told by', () => {
    fc.assert(
      fc.property(game, (seats) => {
        const told = seats.map((seat) => ({ ...seat, rank: seat.rank * 10 - 3 }));
        expect(rated(told)).toEqual(rated(seats));
      }),
    );
  });

  it('leaves a single player as they were', () => {
    expect(rateGame([NEWCOMER], [1])).toEqual([NEWCOMER]);
  });

  it('needs a rank for each', () => {
    expect(() => rateGame(newcomers(3), [1, 2])).toThrow('a rank for each player');
  });
});

it('the scale is that of all who sit there', () => {
  // 4 · (sigma² + beta²) with sigma = 2 beta.
  expect(ratingScale(newcomers(4))).toBeCloseTo(Math.sqrt(20) * (25 / 6), 10);
});
