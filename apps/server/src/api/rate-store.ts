/**
 * How many requests came from whom in the last minute, by a clock that only runs: the plug-in's own goes
 * by the machine's, and after that was set back nobody whom it had counted would be served until then.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Addresses that are counted. */
const MOST_KNOWN = 5000;

type Window = { readonly began: number; readonly count: number };
type Told = Parameters<FastifyRateLimitStore['incr']>[1];

export function rateStore(steady: () => number): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(key: string, tell: Told, length: number): void {
      const now = steady();
      const known = this.#windows.get(key);
      const isOver = known === undefined || now - known.began >= length;
      const { began, count } = isOver ? { began: now, count: 0 } : known;
      this.#windows.delete(key);
      this.#windows.set(key, { began, count: count + 1 });
      if (this.#windows.size > MOST_KNOWN) {
        const [oldest] = this.#windows.keys();
        this.#windows.delete(oldest!);
      }
      tell(null, { current: count + 1, ttl: length - (now - began) });
    }

    /** A route of its own has a count of its own. */
    child(): FastifyRateLimitStore {
      return new RateStore();
    }
  };
}
