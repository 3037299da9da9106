/** The clock of a decision: how much is left, when it is said, when it is shown as a number. */

/** Seconds at the end that are counted out. */
export const COUNTED = 10;

export type TimeLeft = {
  /** Whole seconds, the one that has begun included. */
  readonly seconds: number;
  /** Of the whole time, from 1 to 0. */
  readonly share: number;
};

/** All in milliseconds. */
export function timeLeft(dueAt: number, now: number, whole: number): TimeLeft {
  const left = Math.max(0, dueAt - now);
  return { seconds: Math.ceil(left / 1000), share: Math.min(1, left / whole) };
}

/** The seconds at which the own clock is said: at half of the time, and near its end. */
export function saidAt(whole: number): readonly number[] {
  const half = Math.round(whole / 2000);
  return half > COUNTED ? [half, COUNTED] : [COUNTED];
}

/**
 * What is to be said when the clock has gone from so many seconds to fewer; undefined where nothing
 * is. A clock that begins below one of them has not passed it.
 */
export function toSay(from: number, to: number, whole: number): number | undefined {
  return saidAt(whole).findLast((second) => to <= second && second < from);
}
