/** What the program `palier` says besides the game itself: help, failures, verdicts, headings. */
import type { Event, Fault, Problem, Refusal, Seat } from '@palier/rules';
import type { CliReviewWords, ReviewOption } from './cli-review-words.ts';
import type { LoadFailureFacts, LoadOption, LoadWords } from './load-words.ts';
import type { Naming } from './naming.ts';
import type { OutsideOption, OutsideWords } from './outside-words.ts';
import type { ServeFailureFacts, ServeOption, ServeWords } from './serve-words.ts';

/** A command's help; a description is missing or too many: a type error. */
export type CommandHelp<Option extends string> = {
  /** One line for the list of commands, without a full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly options: { readonly [O in Option]: string };
  /** Command lines to copy, each with what it does. */
  readonly examples: readonly { readonly line: string; readonly says: string }[];
};

export type CliCommands = {
  readonly play: CommandHelp<PlayOption>;
  readonly judge: CommandHelp<never>;
  readonly sim: CommandHelp<SimOption>;
  readonly replay: CommandHelp<'open' | 'seat' | 'from' | 'to' | 'step'>;
  readonly verify: CommandHelp<never>;
  readonly review: CommandHelp<ReviewOption>;
  readonly bench: CommandHelp<BenchOption>;
  readonly serve: CommandHelp<ServeOption>;
  readonly load: CommandHelp<LoadOption>;
  readonly backup: CommandHelp<'data'>;
};

export type PlayOption = SetupOption | 'name' | 'players' | 'bots' | 'level' | 'seed' | 'no-color';
export type SimOption =
  | SetupOption
  | 'bots'
  | 'games'
  | 'rotate'
  | 'seed'
  | 'workers'
  | 'record'
  | 'until'
  | 'csv'
  | 'report'
  | 'ladder-report'
  | 'soak'
  | 'first'
  | OutsideOption;
type SetupOption = 'edition' | 'ladder' | 'master' | 'rules';
export type BenchOption = SetupOption | 'players' | 'games' | 'seed' | 'memory';

/** The rows of the speed table, as they come to exist (docs/CONTRACT.md). */
export const BENCH_ROWS = [
  'fold-events',
  'play-commands',
  'solver-p50',
  'solver-p99',
  'expert-decision',
  'master-continuations',
  'master-overrun',
  'expert-games',
  'steady-games',
] as const;
export type BenchRow = (typeof BENCH_ROWS)[number];
export type BenchUnit = '1/s' | 'µs';

export type BenchWords = {
  readonly machine: (machine: string) => string;
  readonly games: (ruleset: string, games: number, seed: string) => string;
  readonly units: { readonly [Unit in BenchUnit]: (value: number) => string };
  /** What a row counts. */
  readonly rows: { readonly [Row in BenchRow]: string };
  /** The heading of the solver's times by ladder: half and 99 of 100 answers are quicker. */
  readonly ladders: string;
  readonly checksum: (checksum: string) => string;
  readonly heap: (games: number, mebibytes: number) => string;
};

export type CommandName = keyof CliCommands;

/** What can be wrong with a call before any rule is asked. */
export type CliFailureFacts = ServeFailureFacts &
  LoadFailureFacts & {
    'no-command': { readonly commands: readonly string[] };
    'unknown-command': { readonly command: string; readonly commands: readonly string[] };
    'unknown-option': { readonly option: string };
    'option-needs-value': { readonly option: string };
    'option-takes-no-value': { readonly option: string };
    'missing-operand': { readonly operand: string };
    'surplus-operand': { readonly operand: string };
    'bad-value': {
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[];
    };
    'bad-number': {
      readonly option: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
    };
    /** A share between nothing and one half, as in `0.5%`. */
    'bad-share': { readonly option: string; readonly value: string };
    /** A text longer than a document can hold. */
    'too-long': { readonly option: string; readonly length: number; readonly most: number };
    'wrong-number-of-players': {
      readonly players: number;
      readonly min: number;
      readonly max: number;
    };
    'empty-name': { readonly option: string };
    /** Nothing of that name can be run. */
    'no-such-program': { readonly program: string };
    /** Options that contradict each other. */
    'not-together': { readonly options: readonly [string, string] };
    'no-such-file': { readonly file: string };
    'is-a-folder': { readonly file: string };
    'not-permitted': { readonly file: string };
    'cannot-read': { readonly file: string; readonly detail: string };
    'cannot-write': { readonly file: string; readonly detail: string };
    /** Records would be written over. */
    'records-there': { readonly folder: string };
    'empty-input': { readonly file: string };
    'not-text': { readonly file: string };
    /** `near`: the text at the place of the fault; empty at the input's end. */
    'not-json': { readonly near: string };
    'internal-error': { readonly detail: string };
  };
export type CliFailureCode = keyof CliFailureFacts;

/** The game's own words, for sentences that quote them. */
export type Saying = {
  readonly naming: Naming;
  readonly event: (event: Event) => string;
  readonly refusal: (refusal: Refusal) => string;
  readonly fault: (fault: Fault) => string;
  /** A fault's path for people. */
  readonly place: (path: string) => string;
};

export type ProblemWords = {
  readonly [T in Problem['t']]: (
    problem: Extract<Problem, { readonly t: T }>,
    saying: Saying,
  ) => string;
};

export type CliWords = {
  /** What the program is, in one line. */
  readonly tagline: string;
  readonly about: readonly string[];
  /** With the colon behind them. */
  readonly headings: {
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly examples: string;
    readonly status: string;
  };
  /** What stands for a command and for its options where the program's usage is shown. */
  readonly usage: { readonly command: string; readonly options: string };
  readonly status: {
    readonly done: string;
    readonly refused: string;
    readonly unreadable: string;
    readonly defect: string;
  };
  /** The options of every command. */
  readonly options: {
    readonly help: string;
    readonly lang: string;
    readonly json: string;
    readonly version: string;
  };
  /** After a failure of usage. */
  readonly seeHelp: (line: string) => string;
  readonly commands: CliCommands;
  readonly failures: {
    readonly [Code in CliFailureCode]: (facts: CliFailureFacts[Code]) => string;
  };
  readonly standardInput: string;
  readonly standardOutput: string;
  /** A seat without a name. */
  readonly seat: (seat: Seat) => string;
  /** A place in a text: "line 3, column 5". */
  readonly place: (line: number, column: number | undefined) => string;
  readonly bench: BenchWords;
  readonly serve: ServeWords;
  readonly load: LoadWords;
  readonly outside: OutsideWords;
  readonly review: CliReviewWords;
  readonly verify: {
    readonly players: (names: readonly string[]) => string;
    readonly checked: (events: number, rounds: number) => string;
    readonly shuffles: { readonly [S in 'checked' | 'unknown']: string };
    /** Playing again ended at an event, of so many. */
    readonly stopped: (event: number, events: number) => string;
    readonly unfinished: string;
    readonly good: string;
    readonly bad: (problems: number) => string;
    /** A problem's sentence with the place where it stands. */
    readonly atEvent: (number: number, sentence: string) => string;
    readonly inRecord: (sentence: string) => string;
    readonly problems: ProblemWords;
  };
  readonly replay: {
    readonly round: (round: number) => string;
    /** A seat's place on its ladder and what it asks for, after the seat's name. */
    readonly level: (level: number, what: string) => string;
    readonly levelsLeft: (levels: readonly number[]) => string;
    readonly ladderDone: string;
    readonly hand: (seat: Seat, cards: string, naming: Naming) => string;
    readonly stepKeys: string;
    /** A record without any event. */
    readonly empty: string;
  };
};
