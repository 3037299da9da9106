/**
 * The time of one table at one node. It is the node's own, but never before what the table's steps say:
 * after somebody has set a clock back, or beside a node that is ahead, a turn that began in the future
 * would last until then. Here it begins when it is seen, and from then on its time runs.
 */
import type { RoomClock } from './ports.ts';

export class TableTime implements RoomClock {
  readonly #clock: RoomClock;
  #ahead = 0;

  constructor(clock: RoomClock) {
    this.#clock = clock;
  }

  readonly now = (): number => this.#clock.now() + this.#ahead;

  readonly after = (ms: number, call: () => void): (() => void) => this.#clock.after(ms, call);

  /** It is at least as late as this. */
  reach(at: number): void {
    this.#ahead += Math.max(0, at - this.now());
  }
}
