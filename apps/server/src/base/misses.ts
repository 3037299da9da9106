/**
 * Who tries codes that lead nowhere. Some misses are nobody's fault: a letter misheard, a table long
 * gone. Who goes on is answered nothing for a while, also where they would be right.
 */

/** At once; and one more every so many milliseconds. */
const MOST = 30;
const ONE_MORE = 20_000;
/** Addresses that are remembered. */
const MOST_KNOWN = 10_000;

type Account = { readonly left: number; readonly at: number };

/** An id cannot be guessed, so that nobody is charged for one that is gone. */
const ID = /^[0-9a-f]{32}$/u;

export function isGuess(table: string): boolean {
  return !ID.test(table);
}

export class Misses {
  readonly #steady: () => number;
  readonly #isCounted: boolean;
  readonly #accounts = new Map<string, Account>();

  constructor(steady: () => number, isCounted = true) {
    this.#steady = steady;
    this.#isCounted = isCounted;
  }

  /** Whether this address may look for a table by this name. */
  mayTry(key: string, table: string): boolean {
    return !isGuess(table) || this.#leftOf(key) >= 1;
  }

  /** It found none. */
  missed(key: string, table: string): void {
    if (!this.#isCounted || !isGuess(table)) return;
    const left = this.#leftOf(key) - 1;
    this.#accounts.delete(key);
    this.#accounts.set(key, { left, at: this.#steady() });
    if (this.#accounts.size <= MOST_KNOWN) return;
    // The one that has not missed for longest.
    const [oldest] = this.#accounts.keys();
    this.#accounts.delete(oldest!);
  }

  #leftOf(key: string): number {
    const account = this.#accounts.get(key);
    if (account === undefined) return MOST;
    return Math.min(MOST, account.left + (this.#steady() - account.at) / ONE_MORE);
  }
}
