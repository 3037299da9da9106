/** A failure that can be expected: what is wrong, where, and the exit status it asks for. */
import type { Fault } from '@palier/rules';
import type { CliFailureCode, CliFailureFacts, Words } from '@palier/text';

export type Failure = {
  readonly t: 'failure';
  readonly status: 1 | 2;
  readonly code: string;
  /** The file, `-`, the option or the command that is meant; empty where nothing more is to say. */
  readonly source: string;
  /** The place in it: a member's path, or `line 3` and so on in a text. */
  readonly path: string;
  readonly message: string;
};

/** Bad usage, or input that cannot be read. */
export function failed<Code extends CliFailureCode>(
  words: Words,
  code: Code,
  facts: CliFailureFacts[Code] & { readonly source?: string; readonly path?: string },
): Failure {
  const { source = '', path = '' } = facts;
  const message = words.cli.failure(code, facts);
  return { t: 'failure', status: 2, code, source, path, message };
}

/** A document that was read and is refused for what it says. */
export function refused(words: Words, fault: Fault, source: string): Failure {
  const { code, path } = fault;
  return { t: 'failure', status: 1, code, source, path, message: words.fault(fault) };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && (value as { t?: unknown }).t === 'failure';
}
