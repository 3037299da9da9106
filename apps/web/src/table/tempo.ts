/** How long bots take: as it is set, or at once for the rest of a round. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { RecordedEvent } from '@palier/rules';

export class Tempo {
  readonly #usual: ReadonlySignal<number>;
  /** Until the round ends. */
  readonly isAtOnce = signal(false);
  /** Milliseconds. */
  readonly pause = computed(() => (this.isAtOnce.value ? 0 : this.#usual.value));

  /** `usual`: milliseconds, as it is set. */
  constructor(usual: ReadonlySignal<number>) {
    this.#usual = usual;
  }

  follow(fresh: readonly RecordedEvent[]): void {
    if (fresh.some(({ t }) => t === 'roundEnded')) this.isAtOnce.value = false;
  }
}
