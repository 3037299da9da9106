/** A program that runs: lines in, lines out, and an end that always comes. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { errorCode } from '../error-code.ts';
import type { ProgramLine } from './entry.ts';
import type { ProgramEnd } from './faults.ts';
import type { Limits } from './limits.ts';
import { LineReader, TOO_LONG } from './line-reader.ts';
import { HAS_GROUPS, killGroup, type PidBoard } from './pid-board.ts';

export type ProgramEvents = {
  readonly onLine: (line: string) => void;
  /** It has been ended for that. */
  readonly onTooLong: () => void;
  readonly onComplaint: (text: string) => void;
  /** Once, and last of all. */
  readonly onEnd: (ending: ProgramEnd) => void;
};

/** Of standard error, to be told when the program breaks down. */
const REMEMBERED = 2048;
/** Between a program's exit and the end of its output, whichever comes first, in milliseconds. */
const GAP = 100;

export class Program {
  readonly #child: ChildProcessWithoutNullStreams | undefined;
  readonly #events: ProgramEvents;
  readonly #limits: Limits;
  readonly #board: PidBoard;
  readonly #exit = Promise.withResolvers<void>();
  #lastWords = '';
  #hasEnded = false;

  constructor(
    { file, args }: ProgramLine,
    events: ProgramEvents,
    { limits, board }: { readonly limits: Limits; readonly board: PidBoard },
  ) {
    this.#events = events;
    this.#limits = limits;
    this.#board = board;
    try {
      this.#child = spawn(file, args, {
        stdio: 'pipe',
        detached: HAS_GROUPS,
        windowsHide: true,
      });
      this.#listen(this.#child);
    } catch (error) {
      // Most failures come as an event, and some at once.
      this.#exit.resolve();
      setImmediate(() => this.#end({ error: errorCode(error) }));
    }
  }

  get isRunning(): boolean {
    return !this.#hasEnded;
  }

  send(line: string): void {
    const stdin = this.#child?.stdin;
    if (stdin?.writable === true) stdin.write(`${line}\n`);
  }

  /** Ends it and all it has started, now. */
  kill(): void {
    const pid = this.#child?.pid;
    if (pid !== undefined) killGroup(pid);
  }

  /** Ends its input, gives it a moment, and ends it. Nothing more is heard of it. */
  async stop(): Promise<void> {
    const { graceMs } = this.#limits;
    this.#hasEnded = true;
    this.#child?.stdin.end();
    const timers = [
      setTimeout(() => this.kill(), graceMs),
      // A program that we are not permitted to kill is not waited for either.
      setTimeout(() => this.#exit.resolve(), 2 * graceMs),
    ];
    await this.#exit.promise;
    for (const timer of timers) clearTimeout(timer);
    // A process that it started may still hold the other ends.
    for (const stream of this.#child?.stdio ?? []) stream?.destroy();
  }

  #listen(child: ChildProcessWithoutNullStreams): void {
    const { pid, stdin, stdout, stderr } = child;
    const reader = new LineReader(this.#limits.line);
    if (pid !== undefined) this.#board.add(pid);
    // A program that does not read is late or has ended: that is told elsewhere.
    stdin.on('error', () => undefined);
    stdout.on('data', (bytes: Buffer) => this.#hear(reader, bytes));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-REMEMBERED);
      this.#events.onComplaint(text);
    });
    child.on('error', (error) => {
      this.#exit.resolve();
      this.#end({ error: errorCode(error) });
    });
    child.on('exit', (status, signal) => {
      if (pid !== undefined) {
        // What it has started and left behind.
        killGroup(pid);
        this.#board.remove(pid);
      }
      this.#exit.resolve();
      const ending = {
        ...(status === null ? {} : { status }),
        ...(signal === null ? {} : { signal }),
      };
      // Its last lines may still be on their way.
      const late = setTimeout(() => this.#end(ending), GAP);
      child.on('close', () => {
        clearTimeout(late);
        this.#end(ending);
      });
    });
    // A program that has closed its output has nothing more to say.
    stdout.on('end', () => {
      const late = setTimeout(() => this.#end({}), GAP);
      child.on('close', () => clearTimeout(late));
    });
  }

  #hear(reader: LineReader, bytes: Buffer): void {
    for (const line of reader.read(bytes)) {
      if (this.#hasEnded) return;
      if (line === TOO_LONG) {
        this.#hasEnded = true;
        this.kill();
        this.#events.onTooLong();
        return;
      }
      this.#events.onLine(line);
    }
  }

  #end(ending: Omit<ProgramEnd, 'said'>): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.kill();
    this.#events.onEnd({ ...ending, said: tellingLine(this.#lastWords) });
  }
}

/** The line of an error message that names the error, or else the last. */
function tellingLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const isTelling = (line: string): boolean => /error|exception|panic/iu.test(line);
  return lines.findLast(isTelling) ?? lines.findLast((line) => line !== '') ?? '';
}
