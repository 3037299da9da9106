/** The program `palier` in English: its frame and its failures. */
import type { Seat } from '@palier/rules';
import { commands } from './cli-help.ts';
import { admin, bench, load, outside, replay, review, serve, verify } from './cli-output.ts';
import { and, count, number, or, quote } from './speech.ts';

/** What was given for an option. */
type Given = { readonly option: string; readonly value: string };

type Limits = { readonly min: number; readonly max: number };

const PLAYERS = { one: 'player', other: 'players' };

export const cli = {
  /** What the program is, in one line. */
  tagline: 'a card table for Level Up and Level 8',
  about: [
    'Plays, judges, replays and checks games of Level Up and Level 8. In a checkout, type “npm run -s palier --” instead of “palier”.',
  ],
  /** With the colon behind them. */
  headings: {
    usage: 'Usage:',
    commands: 'Commands:',
    options: 'Options:',
    examples: 'Examples:',
    status: 'Exit status:',
  },
  status: {
    done: 'done',
    refused: 'the request was refused',
    unreadable: 'wrong usage, or input that cannot be read',
    defect: 'a bug in the program',
  },
  /** The options of every command. */
  options: {
    help: 'show this help and exit',
    lang: (langs: readonly string[]) => `the language: ${or(langs)} (default: your system’s)`,
    json: 'print one JSON document and nothing else',
    version: 'show the version and exit',
  },
  /** Where the program cannot even begin. */
  nodeTooOld: ({ oldest, found }: { oldest: string; found: string }) =>
    `Palier needs Node ${oldest} or newer; this is Node ${found}. The newest is at nodejs.org.`,
  /** After a failure of usage. */
  seeHelp: (line: string) => `See ${quote(line)}.`,
  commands,
  failures: {
    'no-command': ({ commands }: { commands: readonly string[] }) =>
      `Say what to do: ${or(commands)}.`,
    'unknown-command': ({ command, commands }: { command: string; commands: readonly string[] }) =>
      `There is no command ${quote(command)}: it must be ${or(commands)}.`,
    'unknown-option': ({ option }: { option: string }) =>
      `There is no option ${quote(option)} here.`,
    'option-needs-value': ({ option }: { option: string }) =>
      `The option ${quote(option)} needs a value.`,
    'option-takes-no-value': ({ option }: { option: string }) =>
      `The option ${quote(option)} takes no value.`,
    'missing-operand': ({ operand }: { operand: string }) => `${operand} is missing.`,
    'surplus-operand': ({ operand }: { operand: string }) =>
      `${quote(operand)} is one argument too many.`,
    'bad-value': ({ option, value, allowed }: Given & { allowed: readonly string[] }) =>
      `${quote(value)} is not valid for ${option}: it must be ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }: Given & Limits) =>
      `${quote(value)} is not valid for ${option}: it must be a whole number from ${number(min)} to ${number(max)}.`,
    /** A share between nothing and one half, as in `0.5%`. */
    'bad-share': ({ option, value }: Given) =>
      `${quote(value)} is not valid for ${option}: it must be a share such as 0.5% or 0.005, less than a half.`,
    /** A text longer than a document can hold. */
    'too-long': ({ option, length, most }: { option: string; length: number; most: number }) =>
      `The text for ${option} has ${number(length)} characters; at most ${number(most)} are allowed.`,
    'wrong-number-of-players': ({ players, min, max }: Limits & { players: number }) =>
      `That makes ${count(players, PLAYERS)}: a game needs ${number(min)} to ${number(max)}.`,
    'empty-name': ({ option }: { option: string }) => `A name is missing in ${option}.`,
    /** Nothing of that name can be run. */
    'no-such-program': ({ program }: { program: string }) =>
      `There is no program ${quote(program)} that can be run.`,
    /** Options that contradict each other. */
    'not-together': ({ options }: { options: readonly [string, string] }) =>
      `${and(options)} cannot be used together.`,
    'no-such-file': ({ file }: { file: string }) => `There is no file ${quote(file)}.`,
    'is-a-folder': ({ file }: { file: string }) => `${quote(file)} is a folder, not a file.`,
    'not-permitted': ({ file }: { file: string }) => `You are not allowed to read ${quote(file)}.`,
    'cannot-read': ({ file, detail }: { file: string; detail: string }) =>
      `${quote(file)} cannot be read (${detail}).`,
    'cannot-write': ({ file, detail }: { file: string; detail: string }) =>
      `${quote(file)} cannot be written (${detail}).`,
    /** Saved games would be written over. */
    'records-there': ({ folder }: { folder: string }) =>
      `There are already saved games in ${quote(folder)}. Choose another folder.`,
    'empty-input': ({ file }: { file: string }) => `There is nothing in ${quote(file)}.`,
    'not-text': ({ file }: { file: string }) => `${quote(file)} is not UTF-8 text.`,
    /** `near`: the text at the place of the fault; empty at the input's end. */
    'not-json': ({ near }: { near: string }) =>
      near === ''
        ? 'This is not JSON: it ends too early.'
        : `This is not JSON: ${quote(near)} was not expected here.`,
    'port-taken': ({ port }: { port: number }) =>
      `Port ${port} is in use by another program, perhaps another palier. Choose another port with --port.`,
    'port-forbidden': ({ port }: { port: number }) =>
      `You are not allowed to use port ${port}. Choose one above 1023 with --port.`,
    /** Not an address of this machine. */
    'no-such-address': ({ host }: { host: string }) =>
      `${quote(host)} is not an address of this machine.`,
    /** The browser game is not there, or not built. */
    'no-web-app': ({ folder }: { folder: string }) =>
      `There is no built game in ${quote(folder)}. In a checkout, ${quote('npm start')} builds and serves it.`,
    /** `allowed`: how it must begin. */
    'bad-url': ({ option, allowed }: { option: string; allowed: readonly string[] }) =>
      `The value for ${option} is not valid: it must be an address that begins with ${or(allowed)}.`,
    'bad-proxies': ({ option, value }: Given) =>
      `${quote(value)} is not valid for ${option}: it must be addresses such as 10.0.0.0/8,::1, or loopback, private, or a number from 0 to 10.`,
    'bad-token': ({ option, least }: { option: string; least: number }) =>
      `The value for ${option} is not valid: it must be a token of at least ${least} letters and digits, or several as NAME:TOKEN,NAME:TOKEN.`,
    'unknown-variable': ({ variable }: { variable: string }) =>
      `palier does not know the environment variable ${variable}.`,
    'data-in-use': ({ folder }: { folder: string }) =>
      `Another palier is keeping its tables in ${quote(folder)}. Stop it, or choose another folder with --data.`,
    'no-data-folder': ({ folder, detail }: { folder: string; detail: string }) =>
      `The folder ${quote(folder)} cannot be used for tables (${detail}). Choose another with --data.`,
    /** Without a password. */
    'no-database': ({ database, detail }: { database: string; detail: string }) =>
      `The database at ${database} cannot be used (${detail}).`,
    'newer-database': ({ place }: { place: string }) =>
      `The tables in ${quote(place)} were written by a later version of palier. This version cannot read them.`,
    'not-a-database': ({ place }: { place: string }) =>
      `What is in ${quote(place)} was not written by palier, or is damaged. Restore a backup as docs/OPERATIONS.md explains; “palier backup --check FILE” says whether the backup is intact.`,
    /** What would be written over. */
    'file-there': ({ file }: { file: string }) =>
      `There is already a file ${quote(file)}. Choose another name.`,

    /** The server could not be reached, or did not let the clients play. */
    /** Nothing answers there, or it cannot be reached. */
    'no-server': ({ url, detail }: { url: string; detail: string }) =>
      `No server answers at ${url} (${detail}).`,
    /** Something else answers, or a page without tables behind it. */
    'no-tables-there': ({ url }: { url: string }) =>
      `What answers at ${url} is not a palier server with online tables.`,
    'other-server': ({ url }: { url: string }) =>
      `The server at ${url} speaks another version of the protocol: use the same version of palier on both sides.`,
    /** `why`: a sentence that says what a code looks like. */
    'bad-code': ({ code, why }: { code: string; why: string }) =>
      `${quote(code)} is not valid. ${why}`,
    'no-kept-seat': () =>
      'There is no table that you can come back to from here. Add the code of a table.',

    'load-failed': ({ detail }: { detail: string }) => `The clients could not play (${detail}).`,

    'no-token': ({ option, variable }: { option: string; variable: string }) =>
      `A token is missing. Put it into a file for ${option}, or into the environment variable ${variable}.`,
    'no-admin': ({ url }: { url: string }) =>
      `The server at ${url} has no operators. Start it with PALIER_ADMIN_TOKEN, as docs/OPERATIONS.md explains.`,
    'internal-error': ({ detail }: { detail: string }) =>
      `Something went wrong inside palier; this is a bug in the program (${detail}).`,
  },
  standardInput: 'standard input',
  standardOutput: 'standard output',
  /** A player without a name. */
  seat: (seat: Seat) => `Player ${seat}`,
  /** A place in a text: "line 3, column 5". */
  place: (line: number, column: number | undefined) =>
    column === undefined ? `line ${line}` : `line ${line}, column ${column}`,
  bench,
  serve,
  load,
  outside,
  review,
  verify,
  replay,
  admin,
};
