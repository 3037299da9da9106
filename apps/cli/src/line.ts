/** The command line: which command, its options and its operands. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Args, CommandOptions } from './command.ts';
import type { FailureCode, FailureFacts } from './words.ts';

/** The frame's own options. */
export const FRAME_OPTIONS = {
  json: { type: 'boolean' },
  lang: { type: 'string', value: 'LANG' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies CommandOptions;

export const PROGRAM_OPTIONS = {
  ...FRAME_OPTIONS,
  version: { type: 'boolean' },
} as const satisfies CommandOptions;

export type UsageFault = {
  [Code in FailureCode]: {
    readonly t: 'usage';
    readonly code: Code;
    readonly facts: FailureFacts[Code];
  };
}[FailureCode];

export type CommandLine = { readonly t: 'line' } & Pick<Args, 'operands' | 'values'>;

/** The first word that is no option, and all the others: `--lang fr judge x` is `judge --lang fr x`. */
export function splitCommand(argv: readonly string[]): {
  readonly name: string | undefined;
  readonly rest: readonly string[];
} {
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!;
    if (word === '--') break;
    if (word === '--lang') at++;
    else if (!isOption(word)) return { name: word, rest: argv.toSpliced(at, 1) };
  }
  return { name: undefined, rest: argv };
}

/** What `--lang` says, wherever it stands; the last counts. */
export function langWord(argv: readonly string[]): string | undefined {
  const { values } = readLoosely(PROGRAM_OPTIONS, argv);
  return typeof values['lang'] === 'string' ? values['lang'] : undefined;
}

/** Whether `--json` is there, in a line that may be faulty. */
export function asksForJson(argv: readonly string[]): boolean {
  return readLoosely(PROGRAM_OPTIONS, argv).values['json'] === true;
}

/** Options and operands, or the first thing wrong with them. */
export function parseLine(
  options: CommandOptions,
  argv: readonly string[],
): CommandLine | UsageFault {
  const { tokens, positionals, values: given } = readLoosely(options, argv);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = token.rawName;
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (known === undefined) return { t: 'usage', code: 'unknown-option', facts: { option } };
    const takesValue = known.type !== 'boolean';
    if (takesValue && isMissing(token)) {
      return { t: 'usage', code: 'option-needs-value', facts: { option } };
    }
    if (!takesValue && token.value !== undefined) {
      return { t: 'usage', code: 'option-takes-no-value', facts: { option } };
    }
  }
  const values = Object.entries(options).map(([name, { type }]) => {
    if (type === 'boolean') return [name, given[name] === true];
    return [name, given[name] ?? (type === 'strings' ? [] : undefined)];
  });
  return { t: 'line', operands: positionals, values: Object.fromEntries(values) as Args['values'] };
}

/** The first operand missing or too many; `[FILE]` may be left out, of `COMMAND…` there may be more. */
export function checkOperands(
  wanted: readonly string[],
  given: readonly string[],
): UsageFault | undefined {
  const missing = wanted[given.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    return { t: 'usage', code: 'missing-operand', facts: { operand: missing } };
  }
  const surplus = wanted.at(-1)?.endsWith('…') === true ? undefined : given[wanted.length];
  if (surplus === undefined) return undefined;
  return { t: 'usage', code: 'surplus-operand', facts: { operand: surplus } };
}

// Strict parsing is done on the tokens above: `parseArgs` itself throws its faults as English sentences.
function readLoosely(options: CommandOptions, argv: readonly string[]) {
  const config = Object.entries(options).map(([name, { type, short }]) => [
    name,
    {
      type: type === 'boolean' ? 'boolean' : 'string',
      ...(type === 'strings' ? { multiple: true } : {}),
      ...(short === undefined ? {} : { short }),
    },
  ]);
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(config) as ParseArgsOptionsConfig,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
}

/** No value, or the next option in its place; `--seed -5` is a value, `--seed --json` is not. */
function isMissing(token: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}): boolean {
  const { value, inlineValue } = token;
  return value === undefined || (inlineValue === false && isOption(value) && !/^-\d/u.test(value));
}

function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-';
}
