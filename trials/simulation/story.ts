/** What happened in a simulated world: told line by line where somebody reads it, counted, and hashed. */

export class Story {
  /** How often each kind of fault was brought about. */
  readonly faults = new Map<string, number>();
  /** How often each thing was done, answered, or played. */
  readonly seen = new Map<string, number>();
  readonly lines: string[] = [];
  readonly #isTold: boolean;
  readonly #now: () => number;
  #high = 0x9e37_79b9;
  #low = 0x85eb_ca6b;

  constructor(now: () => number, isTold: boolean) {
    this.#now = now;
    this.#isTold = isTold;
  }

  /** The text is made only where it is read. */
  tell(text: () => string): void {
    if (this.#isTold) this.lines.push(`${(this.#now() / 1000).toFixed(3).padStart(9)}  ${text()}`);
  }

  saw(kind: string): void {
    this.seen.set(kind, (this.seen.get(kind) ?? 0) + 1);
  }

  fault(kind: string, text?: () => string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
    this.tell(() => `! ${kind}${text === undefined ? '' : ` ${text()}`}`);
  }

  /** Everything that crosses a border, with its time: two runs of a seed have the same hash. */
  mark(text: string): void {
    let high = this.#high ^ Math.imul(this.#now(), 0x1656_67b1);
    let low = this.#low;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      high = Math.imul(high ^ unit, 0x0100_0193);
      low = Math.imul(low ^ unit, 0x5bd1_e995) ^ (low >>> 13);
    }
    this.#high = high;
    this.#low = low;
  }

  get hash(): string {
    return [this.#high, this.#low]
      .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
      .join('');
  }
}
