/** Time that passes only when a test says so. */
import type { Time } from '../time.ts';

export type HandTime = Time & { readonly pass: (ms: number) => void };

type Timer = { at: number; readonly call: () => void; readonly again: number | undefined };

export function handTime(start = 1_000_000): HandTime {
  let now = start;
  const timers = new Set<Timer>();
  const add = (timer: Timer): (() => void) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    now: () => now,
    steady: () => now,
    after: (ms, call) => add({ at: now + ms, call, again: undefined }),
    every: (ms, call) => add({ at: now + ms, call, again: ms }),
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = Math.max(now, next.at);
        if (next.again === undefined) timers.delete(next);
        else next.at = now + next.again;
        next.call();
      }
      now = end;
    },
  };
}
