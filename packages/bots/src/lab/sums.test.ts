import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSums, meanOf, quantileOf, countValues, type ValueCounts } from './sums.ts';

type Some = {
  readonly count: number;
  readonly list: readonly number[];
  readonly tally: ValueCounts;
  readonly nested: readonly { readonly count: number }[];
};

const count = fc.nat(1000);
const some: fc.Arbitrary<Some> = fc.record({
  count,
  list: fc.array(count, { maxLength: 4 }),
  tally: fc.dictionary(fc.constantFrom('1', '2', '1,2', '7'), count),
  nested: fc.array(fc.record({ count }), { maxLength: 3 }),
});

describe('sums', () => {
  it('add number by number, and keep what only one side has', () => {
    expect(addSums({ a: 1, b: [1, 2] }, { a: 2, b: [10, 20, 30] })).toEqual({
      a: 3,
      b: [11, 22, 30],
    });
    const one: ValueCounts = { x: 1 };
    expect(addSums(one, { y: 2 })).toEqual({ x: 1, y: 2 });
  });

  it('are the same in whatever order', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(addSums(a, b)).toEqual(addSums(b, a));
        expect(addSums(addSums(a, b), c)).toEqual(addSums(a, addSums(b, c)));
      }),
    );
  });
});

describe('a tally', () => {
  it('knows its mean and its middle', () => {
    const tally = countValues([1, 2, 2, 3, 10]);
    expect(tally).toEqual({ 1: 1, 2: 2, 3: 1, 10: 1 });
    expect(meanOf(tally)).toBeCloseTo(3.6);
    expect([0.1, 0.5, 0.8, 0.9].map((part) => quantileOf(tally, part))).toEqual([1, 2, 3, 10]);
    expect(quantileOf({}, 0.5)).toBeUndefined();
  });

  it('has the quantiles of the sorted list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50), { minLength: 1 }),
        fc.integer({ min: 1, max: 10 }),
        (list, tenths) => {
          const sorted = list.toSorted((a, b) => a - b);
          const place = Math.ceil((tenths * list.length) / 10) - 1;
          expect(quantileOf(countValues(list), tenths / 10)).toBe(sorted[place]);
        },
      ),
    );
  });
});
