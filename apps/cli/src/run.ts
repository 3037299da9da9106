/** The frame around every command: language, help, usage, failures, exit status. */
import { LANGS, pickLang, type Lang } from '@palier/text';
import type { CliCommand, Context, CommandOptions } from './command.ts';
import { COMMANDS, COMMAND_NAMES, isCommandName } from './commands.ts';
import { errorCode } from './error-code.ts';
import { failed, failureDocument, failureSentence, isFailure, type Failure } from './failure.ts';
import { commandHelp, programHelp } from './help.ts';
import { columnsOf } from './layout.ts';
import {
  asksForJson,
  checkOperands,
  FRAME_OPTIONS,
  langWord,
  parseLine,
  PROGRAM_OPTIONS,
  splitCommand,
  type CommandLine,
  type UsageFault,
} from './line.ts';
import { isBrokenPipe } from './output.ts';
import { DONE } from './status.ts';
import { PROGRAM_VERSION } from './version.ts';
import { loadWords, type CommandName } from './words.ts';

/** The process, or what a test puts in its place. */
export type ProcessPorts = Pick<Context, 'stdin' | 'stdout' | 'stderr' | 'env'> & {
  /** What the system speaks, as a BCP 47 tag; a process asks it itself. */
  readonly locale?: string;
  readonly clock?: Context['clock'];
};

/** One call of the program: what was written after the command's name, and how to answer. */
type Call = {
  readonly context: Context;
  readonly argv: readonly string[];
  /** Failures are for scripts, for people, or for both where a command prints JSON unasked. */
  readonly answer: 'json' | 'text' | 'both';
};

/** Runs one call of the program and gives its exit status. */
export async function runProgram(argv: readonly string[], world: ProcessPorts): Promise<number> {
  const { name, rest } = splitCommand(argv);
  const call = await callOf(rest, world);
  try {
    if (name === undefined) return callProgram(call);
    if (name === 'help') return await callHelp(call);
    if (!isCommandName(name)) return misused(call, unknownCommand(name));
    return await callCommand(call, name);
  } catch (error) {
    // The reader of our output has gone, so nothing more is written.
    return isBrokenPipe(error) ? DONE : defect(call, error);
  }
}

/** What went wrong where no command could catch it. */
export type ProgramMishap = { readonly t: 'unwritten' | 'defect'; readonly error: Error };

/** The sentence for it, and the exit status. */
export async function sayLast(
  argv: readonly string[],
  world: ProcessPorts,
  { t, error }: ProgramMishap,
): Promise<number> {
  const call = await callOf(argv, world);
  if (t === 'defect') return defect(call, error);
  const { words } = call.context;
  const facts = { file: words.cli.standardOutput, detail: errorCode(error) };
  const failure = failed(words, 'cannot-write', facts);
  // Standard output cannot be written to, so JSON cannot go there.
  return report({ ...call, answer: 'text' }, failure);
}

async function callOf(argv: readonly string[], world: ProcessPorts): Promise<Call> {
  const wanted = langWord(argv);
  const lang = isLang(wanted) ? wanted : langOf(world);
  const answer = asksForJson(argv) ? 'json' : 'text';
  return { context: await contextIn(world, lang), argv, answer };
}

async function contextIn(world: ProcessPorts, lang: Lang): Promise<Context> {
  return {
    lang,
    words: await loadWords(lang),
    // Not touched before a command asks for it: opening standard input has a price.
    get stdin() {
      return world.stdin;
    },
    stdout: world.stdout,
    stderr: world.stderr,
    env: world.env,
    clock: world.clock ?? (() => performance.now()),
  };
}

function isLang(word: string | undefined): word is Lang {
  return LANGS.some((lang) => lang === word);
}

/** POSIX: the first of these that is set decides. Where there are none, as on Windows, the system. */
function langOf({ env, locale }: ProcessPorts): Lang {
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  const named = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return pickLang([named ?? locale ?? new Intl.DateTimeFormat().resolvedOptions().locale]);
}

function callProgram(call: Call): number {
  const { stdout, stderr, words } = call.context;
  const line = parseFrameLine(PROGRAM_OPTIONS, call.argv);
  if (line.t === 'usage') return misused(call, line);
  const { version, help } = line.values;
  const surplus = line.operands[0];
  if (surplus !== undefined) return misused(call, unknownCommand(surplus));
  if (version === true) {
    stdout.write(`palier ${PROGRAM_VERSION}\n`);
    return DONE;
  }
  if (help === true) {
    stdout.write(programHelp(words.cli, columnsOf(stdout)));
    return DONE;
  }
  if (call.answer === 'text') stderr.write(`${programHelp(words.cli, columnsOf(stderr))}\n`);
  return misused(call, {
    t: 'usage',
    code: 'no-command',
    facts: { commands: COMMAND_NAMES },
  });
}

async function callHelp(call: Call): Promise<number> {
  const { stdout, words } = call.context;
  const line = parseFrameLine(FRAME_OPTIONS, call.argv);
  if (line.t === 'usage') return misused(call, line);
  const problem = checkOperands(['[COMMAND]'], line.operands);
  if (problem !== undefined) return misused(call, problem);
  const name = line.operands[0] ?? 'help';
  if (name === 'help') {
    stdout.write(programHelp(words.cli, columnsOf(stdout)));
    return DONE;
  }
  if (!isCommandName(name)) return misused(call, unknownCommand(name));
  const { command } = await COMMANDS[name]();
  stdout.write(commandHelp(name, command, { cli: words.cli, columns: columnsOf(stdout) }));
  return DONE;
}

async function callCommand(given: Call, name: CommandName): Promise<number> {
  const { context, argv } = given;
  const { command } = await COMMANDS[name]();
  const call: Call = { ...given, answer: answerOf(command, given.answer) };
  const { json, ...frame } = FRAME_OPTIONS;
  const options = { ...command.options, ...frame, ...(command.json === 'never' ? {} : { json }) };
  const line = parseFrameLine(options, argv);
  if (line.t === 'usage') return misused(call, line, name);
  const { values, operands } = line;
  if (values['help'] === true) {
    const { stdout, words } = context;
    stdout.write(commandHelp(name, command, { cli: words.cli, columns: columnsOf(stdout) }));
    return DONE;
  }
  const problem = checkOperands(command.operands, operands);
  if (problem !== undefined) return misused(call, problem, name);
  const outcome = await command.run(context, { operands, values, json: values['json'] === true });
  return isFailure(outcome) ? report(call, outcome) : outcome;
}

/** Options and operands, the language among them checked. */
function parseFrameLine(
  options: CommandOptions,
  argv: readonly string[],
): CommandLine | UsageFault {
  const line = parseLine(options, argv);
  const lang = line.t === 'line' ? line.values['lang'] : undefined;
  if (typeof lang !== 'string' || isLang(lang)) return line;
  const facts = { option: '--lang', value: lang, allowed: LANGS };
  return { t: 'usage', code: 'bad-value', facts };
}

function answerOf({ json }: CliCommand, asked: Call['answer']): Call['answer'] {
  return json === 'always' && asked === 'text' ? 'both' : asked;
}

function unknownCommand(command: string): UsageFault {
  return { t: 'usage', code: 'unknown-command', facts: { command, commands: COMMAND_NAMES } };
}

/** Bad usage, with the way to the help. */
function misused(call: Call, { code, facts }: UsageFault, name?: CommandName): number {
  const { words } = call.context;
  const help = words.cli.seeHelp(name === undefined ? 'palier --help' : `palier ${name} --help`);
  return report(call, failed(words, code, facts), help);
}

/** What was thrown is a defect of the program: one sentence, and the stack only where PALIER_DEBUG asks for it. */
function defect(call: Call, error: unknown): number {
  const { words, stderr, env } = call.context;
  const detail = error instanceof Error ? error.message : String(error);
  if (env['PALIER_DEBUG'] === '1' && error instanceof Error) stderr.write(`${error.stack}\n`);
  return report(call, failed(words, 'internal-error', { detail }));
}

function report({ context, answer }: Call, failure: Failure, hint?: string): number {
  const { stdout, stderr, words } = context;
  if (answer !== 'text') stdout.write(`${JSON.stringify(failureDocument(failure))}\n`);
  if (answer !== 'json') {
    const sentence = failureSentence(failure, words);
    stderr.write(`${hint === undefined ? sentence : `${sentence} ${hint}`}\n`);
  }
  return failure.status;
}
