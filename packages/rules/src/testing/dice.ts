/** Choices for tests from a seed: the same seed, the same choices, on every machine. */
import { assert } from '../assert.ts';
import { below, seededBits } from '../chance.ts';

export type Dice = {
  /** 0 … n - 1. */
  readonly below: (n: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** Some elements, by place, in a random order: at most `count`. */
  readonly some: <T>(list: readonly T[], count: number) => T[];
};

export function diceFrom(seed: string): Dice {
  const bits = seededBits(seed);
  const lessThan = (n: number): number => below(bits, n);
  return {
    below: lessThan,
    oneIn: (n) => lessThan(n) === 0,
    pick: (list) => {
      assert(list.length > 0, 'nothing to pick from');
      return list[lessThan(list.length)]!;
    },
    shuffle: (list) => {
      const order = list.slice();
      for (let i = order.length - 1; i > 0; i--) {
        const j = lessThan(i + 1);
        const element = order[i]!;
        order[i] = order[j]!;
        order[j] = element;
      }
      return order;
    },
    some: (list, count) => {
      const rest = [...list];
      const length = Math.min(count, rest.length);
      return Array.from({ length }, () => rest.splice(lessThan(rest.length), 1)[0]!);
    },
  };
}
