/** What a language says of advice: every move as a call to make it, every reason as a clause. */
import type { Reason } from '@palier/bots';
import type { Command, CommandType, Table } from '@palier/rules';
import type { Naming } from './naming.ts';

/** The move a hint is about, where it is made, and to whom it is told. */
export type Advised = {
  readonly command: Command;
  readonly table: Table;
  readonly naming: Naming;
};

type CommandOf<T extends CommandType> = Extract<Command, { readonly t: T }>;
type ReasonType = Reason['t'];
type ReasonOf<T extends ReasonType> = Extract<Reason, { readonly t: T }>;

/** What speaks against a move that is best all the same: a sentence of its own, after the reasons. */
export const WARNINGS = ['waits', 'gives'] as const satisfies readonly ReasonType[];
export type WarningType = (typeof WARNINGS)[number];

export type HintWords = {
  /** A short call without a full stop: "Discard the red 7". */
  readonly moves: {
    readonly [T in CommandType]: (command: CommandOf<T>, advised: Advised) => string;
  };
  /** Clauses that begin small where a sentence does not begin with them. */
  readonly reasons: {
    readonly [T in Exclude<ReasonType, WarningType>]: (
      reason: ReasonOf<T>,
      advised: Advised,
    ) => string;
  };
  readonly warnings: {
    readonly [T in WarningType]: (reason: ReasonOf<T>, advised: Advised) => string;
  };
  /** A call and its reasons, none or several, as one sentence. */
  readonly because: (call: string, reasons: readonly string[]) => string;
};
