/** One clock for a whole simulated world: a heap of what is to come, and time that jumps to the next. */
import type { Clock } from '../ports.ts';

type Timer = {
  readonly at: number;
  /** Of two at the same time the older comes first. */
  readonly order: number;
  call: (() => void) | undefined;
};

/**
 * How many times promises may go on after each thing that happens. What needs more goes on beside the
 * next thing, as on a slow machine; either way it is the same in every run, for nothing else interferes.
 */
const HOPS = 16;
const SETTLED = Promise.resolve();

export class VirtualTime implements Clock {
  readonly #heap: Timer[] = [];
  #now = 0;
  #order = 0;

  /** Whole milliseconds. */
  readonly now = (): number => this.#now;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer: Timer = {
      at: this.#now + Math.max(0, Math.round(ms)),
      order: this.#order++,
      call,
    };
    this.#push(timer);
    return () => {
      timer.call = undefined;
    };
  };

  /** Goes on to what is due next and lets it happen; false where nothing is left. */
  async next(): Promise<boolean> {
    for (;;) {
      const timer = this.#pop();
      if (timer === undefined) return false;
      if (timer.call === undefined) continue;
      this.#now = timer.at;
      timer.call();
      for (let hop = 0; hop < HOPS; hop++) await SETTLED;
      return true;
    }
  }

  /** A promise that is kept after so long. */
  async wait(ms: number): Promise<void> {
    return new Promise((settle) => {
      this.after(ms, settle);
    });
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let place = heap.length;
    heap.push(timer);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (isBefore(heap[above]!, timer)) break;
      heap[place] = heap[above]!;
      place = above;
    }
    heap[place] = timer;
  }

  #pop(): Timer | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (isBefore(last, heap[below]!)) break;
      heap[place] = heap[below]!;
      place = below;
    }
    heap[place] = last;
    return top;
  }
}

function isBefore(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
