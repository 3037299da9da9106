/**
 * A round's end is looked at while the rules are already further on: the last card lands, the table holds
 * for a moment, and then comes what the round has brought. Nothing waits for it but what is drawn.
 */
import { computed, signal } from '@preact/signals';
import { endsWithRound, type RoundsEnd, type TableState } from '@palier/table';
import type { RecordedEvent } from '@palier/rules';
import { settings } from '../state/settings.ts';
import { holdOf } from './hold.ts';

/** `ending`: the table holds as the last move left it; `summary`: the stairs lie over it. */
export type Stage = 'playing' | 'ending' | 'summary';

/** A tap sooner than this is the second one of a double tap, and no wish to see the stairs. */
const DOUBLE_TAP = 400;

type Held = { readonly end: RoundsEnd; readonly stage: 'ending' | 'summary' };

export class RoundStage {
  readonly #held = signal<Held | undefined>(undefined);
  readonly stage = computed<Stage>(() => this.#held.value?.stage ?? 'playing');
  /** The end that is looked at. */
  readonly end = computed(() => this.#held.value?.end);
  readonly #onOver: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** `onOver`: the table has held long enough, and nothing follows. */
  constructor(onOver: () => void) {
    this.#onOver = onOver;
  }

  /** The end to be looked at from now on, if there is one. */
  endIn(
    { lastEnd, entries, view }: TableState,
    { fresh, isFirst }: { readonly fresh: readonly RecordedEvent[]; readonly isFirst: boolean },
  ): RoundsEnd | undefined {
    if (lastEnd === undefined) return undefined;
    // Who looks on through other eyes than before sees the same end with them.
    if (this.#held.peek() !== undefined) {
      return lastEnd.view.viewer === this.#held.peek()!.end.view.viewer
        ? this.#held.peek()!.end
        : lastEnd;
    }
    // A game that is over opens with its results.
    const isFound = isFirst && view.table.step !== 'over' && endsWithRound(entries);
    return isFound || fresh.includes(lastEnd.event) ? lastEnd : undefined;
  }

  look(end: RoundsEnd | undefined): void {
    const held = this.#held.peek();
    if (end === held?.end) return;
    if (end !== undefined && held !== undefined) {
      this.#held.value = { ...held, end };
      return;
    }
    clearTimeout(this.#timer);
    this.#held.value = end && { end, stage: 'ending' };
    if (end === undefined) return;
    this.#since = performance.now();
    const hold = holdOf(settings.peek().motion, isLast(end));
    if (hold === 0) this.#endHold();
    else this.#timer = setTimeout(() => this.#endHold(), hold);
  }

  /** Somebody does not want to wait. */
  hurry(): void {
    const isLong = performance.now() - this.#since > DOUBLE_TAP;
    if (this.stage.peek() === 'ending' && isLong) this.#endHold();
  }

  #endHold(): void {
    clearTimeout(this.#timer);
    const held = this.#held.peek();
    if (held === undefined) return;
    if (isLast(held.end)) this.#onOver();
    else this.#held.value = { ...held, stage: 'summary' };
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The last round of a game has no next one: the results follow. */
function isLast({ event }: RoundsEnd): boolean {
  return event.nextDealer === undefined;
}
