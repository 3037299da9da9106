/** Advice put together: the move as a call, its reasons, then what speaks against it. */
import type { Advice, Reason } from '@palier/bots';
import type { Command, Seat, Table } from '@palier/rules';
import type { Naming } from './naming.ts';
import { say, type Sentences } from './facts.ts';

/** The move a hint is about, where it is made, and to whom it is told. */
export type Advised = {
  readonly command: Command;
  readonly table: Table;
  readonly naming: Naming;
};

/** What speaks against a move that is best all the same: a sentence of its own, after the reasons. */
type Warning = Extract<Reason, { readonly t: (typeof WARNINGS)[number] }>;

const WARNINGS = ['waits', 'waits-to-win', 'waits-to-guard', 'gives'] as const;

export type HintWords = {
  /** A short call without a full stop: "Discard the red 7". */
  readonly moves: Sentences<Command, [advised: Advised]>;
  /** Clauses that begin small where a sentence does not begin with them. */
  readonly reasons: Sentences<Exclude<Reason, Warning>, [advised: Advised]>;
  readonly warnings: Sentences<Warning, [advised: Advised]>;
  /** A call and its reasons, none or several, as one sentence. */
  readonly because: (call: string, reasons: readonly string[]) => string;
};

export function hintOf(words: HintWords, advice: Advice, where: Omit<Advised, 'command'>): string {
  const advised: Advised = { command: advice.command, ...where };
  const clauses: string[] = [];
  const warnings: string[] = [];
  for (const reason of advice.reasons) {
    if (isWarning(reason)) warnings.push(say(words.warnings, reason, advised));
    else clauses.push(say(words.reasons, reason, advised));
  }
  return [words.because(callOf(words, advised), clauses), ...warnings].join(' ');
}

export function callOf(words: HintWords, advised: Advised): string {
  return say(words.moves, advised.command, advised);
}

function isWarning(reason: Reason): reason is Warning {
  return WARNINGS.some((warning) => warning === reason.t);
}

/** Whether these are all the others, and more than one: then nobody need be named. */
export function areAllOthers({ setup }: Table, seats: readonly Seat[]): boolean {
  return seats.length > 1 && seats.length === setup.players - 1;
}
