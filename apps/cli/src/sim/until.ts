/**
 * When enough is known. It is looked only at fixed numbers of samples, counted in their order, so
 * that a run ends at the same sample with one thread or with many.
 */
import { addTotals, type Totals } from '@palier/bots/lab';
import type { SpanResult, GameSpan } from './job.ts';

/** Fewer say too little of how far samples lie apart. */
const FEWEST = 100;
const GROWTH = 1.1;

/** The first number of samples after the given one at which it is looked. */
export function nextCheckpoint(samples: number): number {
  let at = FEWEST;
  while (at <= samples) at = Math.ceil(at * GROWTH);
  return at;
}

/** Whether these samples, counted from the run's first, are enough. */
export type IsEnough = (totals: Totals) => boolean;

/** Puts what threads bring in any order back into the order of the samples. */
export class InOrder {
  readonly #isEnough: IsEnough;
  readonly #waiting = new Map<number, { readonly to: number; readonly totals: Totals }>();
  readonly #from: number;
  #next: number;
  #totals: Totals | undefined;

  constructor(from: number, isEnough: IsEnough) {
    this.#from = from;
    this.#next = from;
    this.#isEnough = isEnough;
  }

  /** The samples up to the first checkpoint where they were enough; undefined while they are not. */
  add({ from, to }: GameSpan, { totals }: SpanResult): Totals | undefined {
    // A span that was cut off holds up those behind it.
    if (totals.samples === to - from) this.#waiting.set(from, { to, totals });
    for (
      let span = this.#waiting.get(this.#next);
      span !== undefined;
      span = this.#waiting.get(this.#next)
    ) {
      this.#waiting.delete(this.#next);
      const before = this.#next - this.#from;
      this.#next = span.to;
      this.#totals =
        this.#totals === undefined ? span.totals : addTotals(this.#totals, span.totals);
      const isCheckpoint = span.to - this.#from === nextCheckpoint(before);
      if (isCheckpoint && this.#isEnough(this.#totals)) return this.#totals;
    }
    return undefined;
  }
}
