/** Whether something can be done at all, tried now and then: however many ask, it costs little. */

/** Milliseconds that an answer is good for. */
const GOOD_FOR = 2000;

export class Probe {
  readonly #attempt: () => Promise<unknown>;
  #last: { readonly at: number; readonly outcome: Promise<boolean> } | undefined;

  constructor(attempt: () => Promise<unknown>) {
    this.#attempt = attempt;
  }

  async succeeds(): Promise<boolean> {
    const at = performance.now();
    if (this.#last === undefined || at - this.#last.at > GOOD_FOR) {
      const outcome = this.#attempt().then(
        () => true,
        () => false,
      );
      this.#last = { at, outcome };
    }
    return this.#last.outcome;
  }
}
