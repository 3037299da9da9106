/** How long bots take: as it is set, or at once for a turn that is hurried or for the rest of a round. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { RecordedEvent, Seat } from '@palier/rules';

export class Tempo {
  readonly #usual: ReadonlySignal<number>;
  /** Whose turn is hurried. */
  readonly #hurried = signal<Seat | undefined>(undefined);
  /** Until the round ends. */
  readonly isAtOnce = signal(false);
  /** Milliseconds. */
  readonly pause = computed(() =>
    this.isAtOnce.value || this.#hurried.value !== undefined ? 0 : this.#usual.value,
  );

  /** `usual`: milliseconds, as it is set. */
  constructor(usual: ReadonlySignal<number>) {
    this.#usual = usual;
  }

  /** Whoever has the turn does not think about it any longer. */
  hurry(turn: Seat): void {
    this.#hurried.value = turn;
  }

  follow(turn: Seat, fresh: readonly RecordedEvent[]): void {
    if (this.#hurried.peek() !== turn) this.#hurried.value = undefined;
    if (fresh.some(({ t }) => t === 'roundEnded')) this.isAtOnce.value = false;
  }
}
