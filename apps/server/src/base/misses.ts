/**
 * Who tries codes that lead nowhere. Some misses are nobody's fault: a letter misheard, a table long
 * gone. Who goes on is answered nothing for a while, also where they would be right.
 */
import { Budgets } from './budgets.ts';

const BUDGET = { most: 30, oneMore: 20_000 };

/** An id cannot be guessed, so that nobody is charged for one that is gone. */
const ID = /^[0-9a-f]{32}$/u;

export function isGuess(table: string): boolean {
  return !ID.test(table);
}

export class Misses {
  readonly #isCounted: boolean;
  readonly #budgets: Budgets;

  constructor(steady: () => number, isCounted = true) {
    this.#budgets = new Budgets(BUDGET, steady);
    this.#isCounted = isCounted;
  }

  /** Whether this address may look for a table by this name. */
  mayTry(key: string, table: string): boolean {
    return !isGuess(table) || this.#budgets.has(key);
  }

  /** It found none. */
  missed(key: string, table: string): void {
    if (this.#isCounted && isGuess(table)) this.#budgets.spend(key);
  }
}
