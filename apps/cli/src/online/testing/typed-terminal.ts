/** A terminal of `palier` as a script sees it: what it writes, and lines typed one by one. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { runProgram } from '../../run.ts';

export class TypedTerminal implements AsyncDisposable {
  readonly #stdin = new PassThrough();
  readonly #status: Promise<number>;
  readonly #listeners = new Set<() => void>();
  #text = '';
  #errors = '';
  /** What has been seen so far is not looked at again. */
  #seen = 0;
  #hasEnded = false;

  constructor(argv: readonly string[], env: { readonly [name: string]: string }) {
    const stdout = this.#collector((text) => {
      this.#text += text;
    });
    const stderr = this.#collector((text) => {
      this.#errors += text;
    });
    const world = { stdin: this.#stdin, stdout, stderr, env, locale: 'en-GB' };
    this.#status = this.#run(argv, world);
  }

  async #run(argv: readonly string[], world: Parameters<typeof runProgram>[1]): Promise<number> {
    const status = await runProgram(argv, world);
    // What was written last is read first.
    const ends = [world.stdout, world.stderr].map(async (stream) => {
      const end = once(stream, 'end');
      stream.end();
      return end;
    });
    await Promise.all(ends);
    this.#hasEnded = true;
    this.#tell();
    return status;
  }

  get text(): string {
    return this.#text;
  }

  type(...lines: readonly string[]): void {
    this.#stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Until it is written, after all that was waited for before. */
  async see(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      // A sentence is wrapped anywhere.
      const fresh = this.#text.slice(this.#seen);
      const found = new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'u').exec(fresh);
      if (found !== null) {
        this.#seen += found.index + found[0].length;
        return found;
      }
      if (this.#hasEnded) {
        throw new Error(`ended without ${pattern}:\n${this.#text}\n${this.#errors}`);
      }
      await new Promise<void>((resolve) => {
        const listener = (): void => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
  }

  /** The exit status and what was complained of, once it has ended by itself. */
  async ended(): Promise<{ readonly status: number; readonly errors: string }> {
    const status = await this.#status;
    return { status, errors: this.#errors };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stdin.end();
    // A bot does not read what is typed: Ctrl-C ends it.
    if (!this.#hasEnded) process.emit('SIGINT');
    await this.#status;
  }

  #collector(take: (text: string) => void): PassThrough {
    return new PassThrough().setEncoding('utf8').on('data', (text: string) => {
      take(text);
      this.#tell();
    });
  }

  #tell(): void {
    const listeners = [...this.#listeners];
    for (const listener of listeners) listener();
  }
}

/** Plays by the hints until the game is over and found to be fair. */
export async function playByHints(
  terminal: TypedTerminal,
  before: (move: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let move = 0; ; move++) {
    await before(move);
    terminal.type('hint');
    const [, typed] = await terminal.see(/Type “([^”]+)”\.|All fair\./u);
    if (typed === undefined) return;
    terminal.type(typed.replaceAll(/\s+/gu, ' '));
  }
}
