/**
 * What the solver says of the hand, asked for when the hand has changed, and anew when the viewer's turn
 * begins at another table. While others play nothing is: what is lit in a hand must not flicker with what
 * they lay.
 */
import { signal } from '@preact/signals';
import type { Study } from '@palier/bots';
import type { View } from '@palier/rules';

const NO_STUDY: Study = { aims: [], layings: [], hasMoreLayings: false };

export class HandStudy {
  readonly value = signal<Study>(NO_STUDY);
  /** The view that was asked about last; undefined when the next change must ask again. */
  #asked: View | undefined;
  #isAsking = false;
  readonly #onAnswer: () => void;
  readonly #studyOf: (view: View) => Promise<Study>;

  /** `onAnswer`: what is said of the hand is of the one followed last, or nothing can be said of it. */
  constructor(onAnswer: () => void, studyOf: (view: View) => Promise<Study>) {
    this.#onAnswer = onAnswer;
    this.#studyOf = studyOf;
  }

  /** Whether an answer is on its way. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** What was said is of another hand altogether. */
  forget(): void {
    this.value.value = NO_STUDY;
    this.#asked = undefined;
    this.#isAsking = false;
  }

  /** The old answer stays until the new one is here. */
  follow(view: View): void {
    const { viewer, table, hand } = view;
    const isWorth = viewer !== 'spectator' && table.laid[viewer - 1] === undefined;
    if (!isWorth || hand.length === 0) {
      this.forget();
      this.#onAnswer();
      return;
    }
    const isSame = this.#asked?.hand.join() === hand.join();
    const isOther = table.turn === viewer && this.#asked?.table.melds !== table.melds;
    if (isSame && !isOther) return;
    this.#asked = view;
    this.#isAsking = true;
    void this.#ask(view);
  }

  async #ask(view: View): Promise<void> {
    const study = await this.#studyOf(view).catch(() => undefined);
    // The hand may have changed meanwhile: then another answer is on its way.
    if (this.#asked !== view) return;
    this.#isAsking = false;
    // The next change asks again.
    if (study === undefined) this.#asked = undefined;
    else this.value.value = study;
    this.#onAnswer();
  }
}
