/** Choices for tests from a seed: the same seed, the same choices, on every machine. */
import { below, seededBits } from '@palier/rules';
import type { Random } from '../bot.ts';

export type Dice = Random & {
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

export function diceFrom(seed: string): Dice {
  const bits = seededBits(seed);
  const lessThan = (n: number): number => below(bits, n);
  return {
    below: lessThan,
    oneIn: (n) => lessThan(n) === 0,
    pick: (list) => list[lessThan(list.length)]!,
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
  };
}
