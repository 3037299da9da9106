/** The reckoning of errors. */
import { diceFrom } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { Sample, intervalOfSum } from './sample.ts';

function sampleOf(values: readonly number[]): Sample {
  const sample = new Sample();
  for (const value of values) sample.add(value);
  return sample;
}

describe('a sample', () => {
  it('knows its mean and spread', () => {
    const sample = sampleOf([0.1, 0.3, 0.5, 0.7]);
    expect(sample.count).toBe(4);
    expect(sample.mean).toBeCloseTo(0.4, 12);
    expect(sample.spread).toBeCloseTo(Math.sqrt(0.05), 12);
  });

  it('is no wiser for many equal results than their number allows', () => {
    const few = sampleOf(Array.from({ length: 10 }, () => 0)).interval(-1, 1);
    const many = sampleOf(Array.from({ length: 1000 }, () => 0)).interval(-1, 1);
    expect(few.high).toBeGreaterThan(0.1);
    expect(many.high).toBeGreaterThan(0);
    expect(many.high).toBeLessThan(0.002);
    expect(many.low).toBe(-many.high);
  });

  it('says nothing before the first result, and stays within what is possible', () => {
    expect(sampleOf([]).interval(-1, 1)).toEqual({ low: -1, high: 1 });
    expect(sampleOf([1, 1, 1]).interval(0, 1).high).toBe(1);
  });

  it.each([
    // Differences as they come: mostly none, now and then a lot, seldom the other way.
    [
      'rare',
      [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        -0.1,
      ],
    ],
    ['even', [-0.2, -0.1, 0, 0.1, 0.3]],
    ['win or not', [0, 0, 1]],
  ])('has intervals that hold the truth about 95 times of 100: %s', (name, outcomes) => {
    const truth = outcomes.reduce((sum, value) => sum + value, 0) / outcomes.length;
    const dice = diceFrom(name);
    const trials = 2000;
    let held = 0;
    for (let trial = 0; trial < trials; trial++) {
      const values = Array.from({ length: 250 }, () => dice.pick(outcomes));
      const { low, high } = sampleOf(values).interval(-1, 1);
      if (low <= truth && truth <= high) held++;
    }
    expect(held / trials).toBeGreaterThan(0.93);
    expect(held / trials).toBeLessThan(0.99);
  });
});

it('the interval of a sum grows with the root of the variances', () => {
  const one = intervalOfSum(0.5, 0.01);
  const four = intervalOfSum(0.5, 0.04);
  expect(one.high - 0.5).toBeCloseTo(0.196, 3);
  expect(four.high - four.low).toBeCloseTo(2 * (one.high - one.low), 12);
});
