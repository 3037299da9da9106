/**
 * Time as the machine has it. Everything that waits or measures gets it from here, so that tests own it.
 * Tables go by `now`, which begins where the machine's clock stands at the start and then only runs:
 * whoever sets that clock takes nobody's turn away, and stops none.
 */
import type { RoomClock } from '@palier/table/room';

export type Time = RoomClock & {
  /** The machine's own clock, which may jump: for what is compared with the time of an earlier start. */
  readonly wall: () => number;
  /** Milliseconds that only ever grow, from no particular beginning: for measuring. */
  readonly steady: () => number;
  /** Calls again and again, until the answer is called. */
  readonly every: (ms: number, call: () => void) => () => void;
};

/** What a timer of Node can count at once: 24 days. */
const LONGEST = 2 ** 31 - 1;

const BEGAN = Date.now() - performance.now();

/** None of its timers keeps a process running that has nothing else to do. */
export const systemTime: Time = {
  now: () => Math.floor(BEGAN + performance.now()),
  wall: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, call) => {
    const due = performance.now() + ms;
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      const left = due - performance.now();
      // A timer of Node comes up to a millisecond early: whoever asks then whether the time is over,
      // and is told no, would never ask again.
      if (left <= 0) call();
      else timer = setTimeout(wait, Math.min(Math.ceil(left), LONGEST)).unref();
    };
    // A table without a clock waits for ever, which a timer would take for at once.
    if (ms !== Infinity) timer = setTimeout(wait, Math.min(ms, LONGEST)).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, call) => {
    const timer = setInterval(call, ms).unref();
    return () => clearInterval(timer);
  },
};
