/** Time that stands still until it is told to go on: a heap of what is to come, and jumps to the next. */
import type { RoomClock } from '../room/ports.ts';

type Timer = {
  readonly at: number;
  /** Of two at the same time the older comes first. */
  readonly order: number;
  /** Undefined: called off. */
  call: (() => void) | undefined;
};

/**
 * How many times promises may go on after each thing that happens. What needs more goes on beside the
 * next thing, as on a slow machine; either way it is the same in every run, for nothing else interferes.
 */
const HOPS = 16;
const SETTLED = Promise.resolve();

export class VirtualClock implements RoomClock {
  readonly #heap: Timer[] = [];
  #now: number;
  #order = 0;

  constructor(start = 0) {
    this.#now = start;
  }

  /** Whole milliseconds. */
  readonly now = (): number => this.#now;

  /** The same, for who measures. */
  readonly steady = this.now;

  /** The same, for who asks the machine. */
  readonly wall = this.now;

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

  readonly every = (ms: number, call: () => void): (() => void) => {
    let end: () => void;
    const again = (): void => {
      end = this.after(ms, again);
      call();
    };
    end = this.after(ms, again);
    return () => end();
  };

  /** Goes on to what is due next, and no further than a time, and calls it; false where nothing is. */
  next(until = Infinity): boolean {
    let due = this.#heap[0];
    for (; due !== undefined && due.call === undefined; due = this.#heap[0]) this.#pop();
    if (due?.call === undefined || due.at > until) {
      if (until !== Infinity) this.#now = until;
      return false;
    }
    this.#pop();
    this.#now = due.at;
    const { call } = due;
    due.call = undefined;
    call();
    return true;
  }

  /** Goes on to what is due next and lets it happen, with what promises make of it. */
  async step(): Promise<boolean> {
    const isMore = this.next();
    for (let hop = 0; hop < HOPS; hop++) await SETTLED;
    return isMore;
  }

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    const end = this.#now + ms;
    while (this.next(end));
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

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
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
  }
}

function isBefore(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
