/**
 * What every command of the program is. A command is a folder, or a file where that is enough, that
 * exports `command`; `commands.ts` says how to add one.
 */
import type { Lang } from '@palier/text';
import type { Failure } from './failure.ts';
import type { DONE, REFUSED } from './status.ts';
import type { CommandName, OptionName, Words } from './words.ts';

/** Standard input, or what a test puts in its place. */
export type Input = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
  readonly setRawMode?: (mode: boolean) => unknown;
};

/** Standard output or error, or what a test puts in its place. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** The world a command runs in: nothing else of the process is its business. */
export type Context = {
  readonly lang: Lang;
  readonly words: Words;
  readonly stdin: Input;
  /** The result. With `--json` one JSON document and nothing else. */
  readonly stdout: Output;
  /** Progress and logs. */
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  /** For how long something takes. In a test it stands still, or a slow machine would say more. */
  readonly clock: MillisecondClock;
};

export type MillisecondClock = () => number;

export type CommandOption = {
  readonly type: 'string' | 'boolean' | 'strings';
  /** How help writes the value: `--seed TEXT`. */
  readonly value?: string;
  readonly short?: string;
  /** What it is where it is not given, where help should say so. */
  readonly usual?: string;
};
export type CommandOptions = { readonly [name: string]: CommandOption };

type ValueOf<O extends CommandOption> = {
  readonly string: string | undefined;
  readonly boolean: boolean;
  /** An option that may be given several times. */
  readonly strings: readonly string[];
}[O['type']];

export type Args<O extends CommandOptions = CommandOptions> = {
  readonly operands: readonly string[];
  readonly values: { readonly [Name in keyof O]: ValueOf<O[Name]> };
  /** `--json` was given. */
  readonly json: boolean;
};

/** What a command that did its work ends with; see `status.ts`. */
export type Status = typeof DONE | typeof REFUSED;

export type CliCommand = {
  /**
   * What stands after the name, as help writes it: `FILE`, `[FILE]` where it may be left out; `COMMAND…`
   * for one and more, last of all.
   */
  readonly operands: readonly string[];
  /** `option`: takes `--json`; `always`: prints JSON with it and without. */
  readonly json: 'never' | 'option' | 'always';
  /** Its own options; `--help`, `--lang` and `--json` belong to the frame. */
  readonly options: CommandOptions;
  /**
   * A failure that can be expected is returned, not written: the frame prints it as `--json` asks.
   * What is thrown is a defect of the program.
   */
  readonly run: (context: Context, args: Args) => Promise<Status | Failure>;
};

/**
 * A command whose options, their values and their descriptions are held together by their types: one
 * that is described and does not exist, or exists and is not described, is a type error.
 */
export function defineCommand<
  Name extends CommandName,
  const O extends { readonly [Option in OptionName<Name>]: CommandOption },
>(
  _name: Name,
  definition: {
    readonly operands: readonly string[];
    readonly json: CliCommand['json'];
    readonly options: O & { readonly [Unknown in Exclude<keyof O, OptionName<Name>>]: never };
    readonly run: (context: Context, args: Args<O>) => Promise<Status | Failure>;
  },
): CliCommand {
  // The frame reads the values by these very options.
  return definition as unknown as CliCommand;
}
