/** Time that stands still until it is told to go on. */
import type { Clock } from '../ports.ts';

export type VirtualClock = Clock & {
  readonly now: () => number;
  /** Goes on to what is due next, and no further than a time, and calls it; false where nothing is. */
  readonly next: (until?: number) => boolean;
};

type Timer = { readonly at: number; readonly call: () => void };

export function virtualClock(): VirtualClock {
  let now = 0;
  const timers = new Set<Timer>();
  return {
    now: () => now,
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    next: (until = Infinity) => {
      // Of two at the same time the older comes first: sets keep their order.
      let due: Timer | undefined;
      for (const timer of timers) if (due === undefined || timer.at < due.at) due = timer;
      if (due === undefined || due.at > until) {
        if (until !== Infinity) now = until;
        return false;
      }
      timers.delete(due);
      now = due.at;
      due.call();
      return true;
    },
  };
}
