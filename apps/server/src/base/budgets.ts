/** How often an address may do something: so often at once, and then once in a while. In memory only. */

export type Budget = {
  /** At once. */
  readonly most: number;
  /** And one more every so many milliseconds. */
  readonly oneMore: number;
};

/** Addresses that are remembered. */
const MOST_KNOWN = 10_000;

type Account = { readonly left: number; readonly at: number };

export class Budgets {
  readonly #budget: Budget;
  readonly #steady: () => number;
  readonly #accounts = new Map<string, Account>();

  constructor(budget: Budget, steady: () => number) {
    this.#budget = budget;
    this.#steady = steady;
  }

  has(key: string): boolean {
    return this.#leftOf(key) >= 1;
  }

  spend(key: string): void {
    const left = this.#leftOf(key) - 1;
    this.#accounts.delete(key);
    this.#accounts.set(key, { left, at: this.#steady() });
    if (this.#accounts.size <= MOST_KNOWN) return;
    // The one that has not spent for longest.
    const [oldest] = this.#accounts.keys();
    this.#accounts.delete(oldest!);
  }

  #leftOf(key: string): number {
    const { most, oneMore } = this.#budget;
    const account = this.#accounts.get(key);
    if (account === undefined) return most;
    return Math.min(most, account.left + (this.#steady() - account.at) / oneMore);
  }
}
