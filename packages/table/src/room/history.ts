/** The entries of a table's game with their times, read from its ledger again when they are needed. */
import type { RecordedEvent } from '@palier/rules';
import type { RoomStep } from './room.ts';

export class History {
  readonly entries: RecordedEvent[] = [];
  /** When each of them was stored. */
  readonly #times: number[] = [];

  add({ at, events }: RoomStep): void {
    for (const event of events) {
      if (event.t !== 'played') continue;
      for (const entry of event.entries) {
        this.entries.push(entry);
        this.#times.push(at);
      }
    }
  }

  /** How many entries are at least as old. */
  countUntil(time: number): number {
    let count = this.#times.length;
    while (count > 0 && this.#times[count - 1]! > time) count--;
    return count;
  }

  /** When an entry was stored. */
  timeOf(index: number): number | undefined {
    return this.#times[index];
  }
}
