/** What is said of bots from outside: programs that play for `palier sim`. */
import type { Seat } from '@palier/rules';

/** The options of `palier sim` that are about them. */
export type OutsideOption = 'bot-ms' | 'bot-log';

/** What can go wrong with one. */
export type OutsideFacts = {
  late: { readonly ms: number };
  /** `why`: a sentence. */
  broken: { readonly line: string; readonly why: string };
  'too-long': { readonly most: number };
  illegal: { readonly move: string; readonly rule: string; readonly why: string };
  surplus: { readonly line: string };
  /** `said`: from its standard error, or empty. */
  ended: {
    readonly status?: number;
    readonly signal?: string;
    readonly error?: string;
    readonly said: string;
  };
  'given-up': { readonly starts: number };
};

export type OutsideCode = keyof OutsideFacts;

export type OutsideWords = {
  /** A sentence for the first fault of a kind. */
  readonly faults: { readonly [Code in OutsideCode]: (facts: OutsideFacts[Code]) => string };
  /** Where it happened, before that sentence. */
  readonly place: (bot: string, game: number, seat: Seat) => string;
  /** How many there were, for a list. */
  readonly counts: { readonly [Code in OutsideCode]: (count: number) => string };
  /** Under the table: what was wrong, and how often another bot moved instead. */
  readonly summary: (
    bot: string,
    counts: readonly string[],
    instead: { readonly times: number; readonly bot: string },
  ) => string;
};
