/** How long and how much a program may say, and how often it is started again. */
export type Limits = {
  /** Milliseconds for a decision. */
  readonly ms: number;
  /** Milliseconds more for the first one of a program that has just been started. */
  readonly startMs: number;
  /** So many late answers in a row, and it is started again. */
  readonly lates: number;
  /** So many starts without a game played through, and it is left alone for the rest of the run. */
  readonly starts: number;
  /** Bytes of a line. */
  readonly line: number;
  /** So many answers in a row that nobody asked for, and it is started again. */
  readonly surplus: number;
  /** Milliseconds between the end of its input and the end of its life. */
  readonly graceMs: number;
  /** Bytes of the log that one start of it may fill. */
  readonly log: number;
};

export const LIMITS: Limits = {
  ms: 1000,
  startMs: 10_000,
  lates: 3,
  starts: 4,
  line: 1 << 16,
  surplus: 100,
  graceMs: 500,
  log: 4 << 20,
};

/** The longest that `--bot-ms` may ask for. */
export const MOST_MS = 3_600_000;
