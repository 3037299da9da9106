/** What the clients of a process count besides moves. */
import type { Counts } from './crew.ts';

export class LoadCounts {
  /** Moves that were not done, because the game had moved on. */
  stale = 0;
  /** Moves that were not done for another reason. */
  refused = 0;
  reconnects = 0;
  /** Clients that were sent away for good. */
  closed = 0;
  /** Games that were played to their end. */
  games = 0;

  all(): Counts {
    const { stale, refused, reconnects, closed, games } = this;
    return { stale, refused, reconnects, closed, games };
  }
}
