/** Advice put together: the call, its reasons, then what speaks against it. */
import type { Advice, Reason } from '@palier/bots';
import type { Command, Seat, Table } from '@palier/rules';
import { WARNINGS, type Advised, type HintWords, type WarningType } from './hint-words.ts';

// A table's entry fits the kind it stands under; the checker cannot follow that through a union.
type Say<Said> = (said: Said, advised: Advised) => string;

export function hintOf(words: HintWords, advice: Advice, where: Omit<Advised, 'command'>): string {
  const { command } = advice;
  const advised: Advised = { command, ...where };
  const clauses: string[] = [];
  const warnings: string[] = [];
  for (const reason of advice.reasons) {
    if (isWarning(reason))
      warnings.push((words.warnings[reason.t] as Say<Reason>)(reason, advised));
    else clauses.push((words.reasons[reason.t] as Say<Reason>)(reason, advised));
  }
  return [words.because(callOf(words, advised), clauses), ...warnings].join(' ');
}

export function callOf(words: HintWords, advised: Advised): string {
  const { command } = advised;
  return (words.moves[command.t] as Say<Command>)(command, advised);
}

function isWarning(reason: Reason): reason is Extract<Reason, { readonly t: WarningType }> {
  return (WARNINGS as readonly string[]).includes(reason.t);
}

/** Whether these are all the others, and more than one: then nobody need be named. */
export function areAllOthers({ setup }: Table, seats: readonly Seat[]): boolean {
  return seats.length > 1 && seats.length === setup.players - 1;
}
