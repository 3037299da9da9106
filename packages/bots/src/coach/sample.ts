/** Sums of a sample, and the interval that its mean has: the one place where errors are reckoned. */
import { Z } from '../lab/wilson.ts';
import type { ReviewInterval } from './review.ts';

/** As if one value that far above the mean and one that far below had been seen: few equal results prove little. */
const UNSEEN = 0.5;

export class Sample {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  /** Of a single value. */
  get spread(): number {
    if (this.count === 0) return 0;
    return Math.sqrt(Math.max(0, this.#squares / this.count - this.mean ** 2));
  }

  /** Of the mean. */
  get error(): number {
    if (this.count === 0) return Infinity;
    const squares = this.count * this.spread ** 2 + 2 * UNSEEN ** 2;
    return Math.sqrt(squares / (this.count * (this.count + 1)));
  }

  /** The interval of the mean, within what is possible. */
  interval(least: number, most: number): ReviewInterval {
    const { mean, error } = this;
    return { low: Math.max(least, mean - Z * error), high: Math.min(most, mean + Z * error) };
  }
}

/** The interval of a sum of means, whose variances add up. */
export function intervalOfSum(sum: number, variance: number): ReviewInterval {
  const width = Z * Math.sqrt(variance);
  return { low: sum - width, high: sum + width };
}
