/** Choices for tests from a seed: the same seed, the same choices. */
import { assert, below, seededBits } from '@palier/rules';

export type Dice = {
  /** 0 … n - 1. */
  readonly below: (n: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Some elements, by place, in a random order. */
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
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
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: count }, () => rest.splice(lessThan(rest.length), 1)[0]!);
    },
  };
}
