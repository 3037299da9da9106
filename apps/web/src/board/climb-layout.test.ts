/** The large staircase: nobody hides another, and whoever wins is seen climbing the last step. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  climbingOf,
  crowdsOf,
  hopsOf,
  inTurn,
  landedAfter,
  pointAt,
  standsOf,
  type Measures,
  type Point,
  type Way,
} from './climb-layout.ts';

const LEVELS = 8;
const places = fc.array(fc.integer({ min: 1, max: LEVELS + 1 }), { minLength: 2, maxLength: 6 });

it('shows more than half of every face, however many share a landing', () => {
  fc.assert(
    fc.property(places, (all) => {
      const stands = standsOf(all);
      for (const place of new Set(all)) {
        const crowd = stands.filter((_, index) => all[index] === place);
        expect(crowd.map(({ below }) => below)).toEqual(crowd.map((_, index) => index));
        expect(crowd.every(({ apart }) => apart >= 0.6)).toBe(true);
        const { faces } = crowdsOf(all).find((one) => one.place === place)!;
        const top = Math.max(...crowd.map(({ below, apart }) => below * apart)) + 1;
        expect(faces).toBeCloseTo(top);
      }
    }),
  );
});

/** Faces wide, on stairs that rise by so many. */
const COLUMN = 1.1;
const RISE = 0.6;

/** Where everybody is at a moment, in faces. */
function seenAt(ways: readonly Way[], at: number): readonly Point[] {
  const { journeys, spacing } = climbingOf(ways, LEVELS);
  const measures: Measures = {
    across: (level) => level * COLUMN,
    height: ({ level, below }) => level * RISE + below * spacing(level).apart,
    rise: RISE,
  };
  return journeys.map((journey) => {
    const points = journey.map((moment) => pointAt(moment, measures));
    const next = points.findIndex((point) => point.at > at);
    if (next === -1) return points.at(-1)!;
    const [from, to] = [points[next - 1]!, points[next]!];
    const share = (at - from.at) / (to.at - from.at);
    const between = (a: number, b: number): number => a + (b - a) * share;
    return { at, x: between(from.x, to.x), y: between(from.y, to.y), layer: 0 };
  });
}

/** How much of one face lies over another, from 0 to 1. */
function overlap(one: Point, other: Point): number {
  const wide = Math.max(0, 1 - Math.abs(one.x - other.x));
  return wide * Math.max(0, 1 - Math.abs(one.y - other.y));
}

const hidings = (ways: readonly Way[]): readonly string[] => {
  const end = Math.max(...ways.map((way) => landedAfter(way, LEVELS))) / 2;
  return Array.from({ length: Math.ceil(end * 8) + 1 }, (_, frame) => frame / 8).flatMap((at) => {
    const seen = seenAt(ways, at);
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => overlap(one, other) > 0.6)
        .map(() => `at ${at}`),
    );
  });
};

const ways = fc
  .array(fc.record({ from: fc.integer({ min: 1, max: LEVELS }), climbs: fc.nat(2) }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((all) => all.map(({ from, climbs }) => ({ from, to: Math.min(LEVELS, from + climbs) })));

it('hides nobody behind another in any frame, whoever climbs from or over whose landing', () => {
  fc.assert(
    fc.property(ways, fc.boolean(), (all, isWon) => {
      const won: readonly Way[] = isWon ? [{ from: LEVELS, to: LEVELS + 1 }, ...all] : all;
      expect(hidings(inTurn(won, LEVELS))).toEqual([]);
    }),
  );
});

it('leaves those who stay where they are until whoever stood below them has left', () => {
  const all: readonly Way[] = [
    { from: 8, to: 9, wait: 1 },
    { from: 7, to: 8 },
    { from: 8, to: 8 },
  ];
  const [winner, newcomer, staying] = climbingOf(all, LEVELS).journeys;
  expect(staying).toEqual([{ at: 0, t: 'stands', on: { level: 8, below: 0 } }]);
  expect(newcomer!.slice(-3)).toEqual([
    { at: 2, t: 'stands', on: { level: 8, below: 2 } },
    { at: 2.6, t: 'stands', on: { level: 8, below: 2 } },
    { at: 3, t: 'stands', on: { level: 8, below: 1 } },
  ]);
  const leaves = { level: 8, below: 1 };
  const moon = { level: 9, below: 0 };
  expect(winner).toEqual([
    { at: 0, t: 'stands', on: leaves },
    { at: 2, t: 'stands', on: leaves },
    { at: 2.6, t: 'aside', from: leaves, to: moon, over: 2 },
    { at: 3, t: 'over', from: leaves, to: moon, over: 2 },
    { at: 4, t: 'stands', on: moon },
  ]);
});

it('lets one set out when the last has come to stand, and whoever reaches the moon at the end', () => {
  const all = [
    { from: 8, to: 9 },
    { from: 4, to: 6 },
    { from: 3, to: 3 },
    { from: 2, to: 3 },
    { from: 5, to: 6 },
  ];
  const inOrder = inTurn(all, LEVELS);
  expect(inOrder.map(({ wait }: Way) => wait)).toEqual([4, 2, undefined, 1, 0]);
  expect(inOrder.map((one) => landedAfter(one, LEVELS))).toEqual([14, 10, 0, 6, 4]);
  expect(inTurn(all, LEVELS, 3).map(({ wait }: Way) => wait)).toEqual([7, 5, undefined, 4, 3]);
});

it('goes from the last step up to the moon, longer and higher than any other hop', () => {
  const spot = (level: number) => ({ level, below: 0 });
  expect(climbingOf([{ from: 7, to: 9 }], LEVELS).journeys).toEqual([
    [
      { at: 0, t: 'stands', on: spot(7) },
      { at: 1, t: 'stands', on: spot(7) },
      { at: 1.5, t: 'over', from: spot(7), to: spot(8), over: 0.5 },
      { at: 2, t: 'stands', on: spot(8) },
      { at: 3, t: 'over', from: spot(8), to: spot(9), over: 2 },
      { at: 4, t: 'stands', on: spot(9) },
    ],
  ]);
  expect(hopsOf({ from: 8, to: 9 }, LEVELS)).toBe(2);
});
