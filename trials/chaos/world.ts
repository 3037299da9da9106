/** What a run of chaos shares: its luck, what was done and counted, and what turned out to be wrong. */
import { diceFrom, type Dice } from '@palier/rules/testing';
import type { Tap } from '@palier/server/testing';
import type { Answer } from '@palier/table';

export class World {
  readonly seed: string;
  /** Listens in on every connection. */
  overhear: (() => Tap) | undefined;
  /** Hears what every move was answered, and after how many milliseconds. */
  answered: (answer: Answer['t'], ms: number) => void = () => undefined;
  /** What happened how often. */
  readonly tally = new Map<string, number>();
  readonly failures: string[] = [];
  /** Whether messages come twice, and late. */
  isJumbled = true;
  /** Nothing is broken on purpose any more. */
  isCalm = false;
  /** No new game begins. */
  isClosing = false;
  #moment = 0;
  readonly #names = new Map<string, number>();

  constructor(seed: string) {
    this.seed = seed;
  }

  /** Choices of its own for each part, and another for each of the same name. */
  dice(name: string): Dice {
    const number = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, number);
    return diceFrom(`${this.seed}/${name}/${number}`);
  }

  /** Counts what happens in this process, in its order. */
  moment(): number {
    return ++this.#moment;
  }

  count(what: string, by = 1): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + by);
  }

  /** Of something that is told by its greatest. */
  atLeast(what: string, value: number): void {
    this.tally.set(what, Math.max(this.tally.get(what) ?? 0, value));
  }

  counted(what: string): number {
    return this.tally.get(what) ?? 0;
  }

  fail(what: string): void {
    this.failures.push(what);
  }

  get hasFailed(): boolean {
    return this.failures.length > 0;
  }
}
