/**
 * How fast somebody may speak: a bucket of allowance that time fills. What is said beyond it makes a
 * debt, and until that is paid the connection is not read: who hurries is slowed down, by what the
 * network itself does when nobody reads. Who keeps on hurrying is sent away.
 */

export type PaceLimits = {
  /** Messages a second that anybody may send for ever; 0: no limit. */
  readonly rate: number;
  /** As many more may come at once. */
  readonly burst: number;
};

/** Seconds of debt that nobody runs up by accident. */
const MOST_DEBT = 10;
/** Times slowed down without once resting long enough to have the whole allowance again. */
const MOST_DELAYS = 30;

export type Pace = 'on' | { readonly t: 'wait'; readonly ms: number } | 'too-fast';

const TOO_FAST: Pace = 'too-fast';

export class Allowance {
  #left: number;
  #at: number;
  #delays = 0;

  constructor({ burst }: PaceLimits, now: number) {
    this.#left = burst;
    this.#at = now;
  }

  /** Takes note of a message. `wait`: read on only after so long. `now` in milliseconds. */
  take({ rate, burst }: PaceLimits, now: number): Pace {
    if (rate === 0) return 'on';
    const earned = (Math.max(0, now - this.#at) / 1000) * rate;
    this.#at = now;
    if (this.#left + earned >= burst) {
      this.#left = burst;
      this.#delays = 0;
    } else {
      this.#left += earned;
    }
    this.#left--;
    if (this.#left >= 0) return 'on';
    if (this.#left < -MOST_DEBT * rate) return TOO_FAST;
    // In debt already: messages that had arrived before the reading stopped.
    if (this.#left >= -1) this.#delays++;
    if (this.#delays > MOST_DELAYS) return TOO_FAST;
    // Until half of it is there again, so that reading does not stop at every single message.
    return { t: 'wait', ms: Math.ceil(((burst / 2 - this.#left) / rate) * 1000) };
  }
}
