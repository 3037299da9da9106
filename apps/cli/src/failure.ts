/** A failure that can be expected: what is wrong, where, and the exit status it asks for. */
import { VERSION, type Fault } from '@palier/rules';
import { quotable } from '@palier/text';
import { DEFECT, REFUSED, UNREADABLE } from './status.ts';
import type { FailureCode, FailureFacts, Words } from './words.ts';

export type Failure = {
  readonly t: 'failure';
  readonly status: typeof REFUSED | typeof UNREADABLE | typeof DEFECT;
  readonly code: string;
  readonly message: string;
} & Place;

type Place = {
  /** The document at fault, a file or `-`; empty where the sentence says enough. */
  readonly source: string;
  /** The place in it: a member's path, or `line 3` and what may follow. */
  readonly path: string;
};

const NOWHERE: Place = { source: '', path: '' };

/** Bad usage, or input that cannot be read. */
export function failed<Code extends FailureCode>(
  words: Words,
  code: Code,
  facts: FailureFacts[Code],
  place: Place = NOWHERE,
): Failure {
  const status = code === 'internal-error' ? DEFECT : UNREADABLE;
  const says: { readonly [C in FailureCode]: (facts: FailureFacts[C]) => string } =
    words.cli.failures;
  return { t: 'failure', status, code, message: says[code](facts), ...place };
}

/** A document that is refused for what it says. */
export function refusedDocument(words: Words, fault: Fault, source: string): Failure {
  const { code, path } = fault;
  return { t: 'failure', status: REFUSED, code, message: words.fault(fault), source, path };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && (value as { t?: unknown }).t === 'failure';
}

/** The failure as every script reads it. */
export function failureDocument({ code, path, message }: Failure): object {
  return { palier: VERSION, error: { code, path, message } };
}

/** The failure as one line for people: `palier: game.json: position.hands[0][3]: …` */
export function failureSentence(failure: Failure, { cli }: Words): string {
  const source = failure.source === '-' ? cli.standardInput : failure.source;
  const place = [source, placeForPeople(failure.path, cli)].map(quotable);
  return ['palier', ...place.filter((part) => part !== ''), failure.message].join(': ');
}

const IN_TEXT = /^line (?<line>\d+)(?:, column (?<column>\d+))?(?:\.(?<member>.*))?$/su;

/** A path for people: `line 1.position.hands` is line 1, position.hands in their language. */
export function placeForPeople(path: string, cli: Words['cli']): string {
  const found = IN_TEXT.exec(path)?.groups;
  if (found === undefined) return path;
  const { line, column, member } = found;
  const place = cli.place(Number(line), column === undefined ? undefined : Number(column));
  return member === undefined ? place : `${place}, ${member}`;
}
