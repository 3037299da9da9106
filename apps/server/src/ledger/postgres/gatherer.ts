/**
 * Many requests in one statement. What comes while all flights are in the air waits and goes with the
 * next; two of one key never fly together.
 */

export type GathererPlan<Item, Outcome> = {
  /** How many statements may be under way at once. */
  readonly flights: number;
  /** Milliseconds that a lane stays empty after a flight of several, so that more come together. */
  readonly pause?: number;
  /** How many items one takes, and how much of their weight. */
  readonly most: number;
  readonly heaviest?: number;
  readonly weight?: (item: Item) => number;
  readonly key?: (item: Item) => string;
  /** The outcomes, in the order of the items. */
  readonly send: (items: readonly Item[]) => Promise<readonly Outcome[]>;
};

type Waiting<Item, Outcome> = {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

export class Gatherer<Item, Outcome> {
  readonly #plan: GathererPlan<Item, Outcome>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #flying = 0;
  #isCalled = false;

  constructor(plan: GathererPlan<Item, Outcome>) {
    this.#plan = plan;
  }

  // Not async: that would be one more promise for every step.
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isCalled || this.#flying >= this.#plan.flights) return;
      // At the end of this turn of the event loop, with all that was read from the network in it.
      this.#isCalled = true;
      setImmediate(() => {
        this.#isCalled = false;
        this.#launch();
      });
    });
  }

  #launch(): void {
    while (this.#waiting.length > 0 && this.#flying < this.#plan.flights)
      void this.#fly(this.#take());
  }

  async #fly(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    this.#flying++;
    try {
      const outcomes = await this.#plan.send(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      const { pause } = this.#plan;
      if (pause === undefined || batch.length === 1) this.#landed();
      else setTimeout(() => this.#landed(), pause);
    }
  }

  #landed(): void {
    this.#flying--;
    this.#launch();
  }

  #take(): readonly Waiting<Item, Outcome>[] {
    const { most, heaviest = Infinity, weight, key } = this.#plan;
    const batch: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    const keys = new Set<string>();
    let load = 0;
    for (const waiting of this.#waiting) {
      const name = key?.(waiting.item);
      const isFull = batch.length >= most || load >= heaviest;
      if (isFull || (name !== undefined && keys.has(name))) {
        rest.push(waiting);
        continue;
      }
      if (name !== undefined) keys.add(name);
      batch.push(waiting);
      load += weight?.(waiting.item) ?? 0;
    }
    this.#waiting = rest;
    return batch;
  }
}
