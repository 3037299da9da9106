/** Luck for the fuzzer, the same for the same seed. */
import { below, seededBits } from '@palier/rules';

export class Dice {
  readonly #bits: ReturnType<typeof seededBits>;

  constructor(seed: string) {
    this.#bits = seededBits(seed);
  }

  below(n: number): number {
    return below(this.#bits, n);
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}
