/** The way to ask a Firefox beside Playwright: `firefox-bidi.mjs` passes it on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = mkdtempSync(join(tmpdir(), 'palier-firefox-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let starts = 0;
let side = '';

/** Where the next Firefox of this process is to be asked. */
export function nextSide(): string {
  side = join(folder, `side-${++starts}`);
  return side;
}

type Answer = {
  readonly type: 'success' | 'error';
  readonly result?: unknown;
  readonly message?: string;
};

/** One question at a time: answers come in the order of the questions. */
class Side {
  readonly #socket: Socket;
  readonly #lines: AsyncIterator<string>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.#socket = connect(path);
    this.#lines = createInterface(this.#socket)[Symbol.asyncIterator]();
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    const asked = this.#last.then(async () => {
      this.#socket.write(`${JSON.stringify({ method, params })}\n`);
      const line = await this.#lines.next();
      return JSON.parse(String(line.value)) as Answer;
    });
    this.#last = asked.catch(() => undefined);
    const { type, result, message = '' } = await asked;
    if (type === 'error') throw new Error(`Firefox: ${method}: ${message}`);
    return result as Result;
  }
}

const sides = new Map<string, Side>();

export async function askFirefox<Result>(method: string, params: object): Promise<Result> {
  const known = sides.get(side) ?? new Side(side);
  sides.set(side, known);
  return known.ask(method, params);
}
