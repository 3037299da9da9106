/** `palier serve` as a process of its own, with tables that are kept while it is stopped and started. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@palier/rules';
import { startServerProcess, type ServerProcess } from '@palier/server/testing';

/**
 * Bots are quick, and tests are not counted. Whoever is away on a busy machine, or until their browser
 * has found a server that was started again, is not played for, unless a file asks for it.
 */
const SETTINGS = {
  grace: 600,
  'bot-pace': 0,
  'bot-threads': 1,
  'message-rate': 0,
  'request-rate': 0,
  'table-rate': 0,
  'tables-per-address': 0,
  'connections-per-address': 0,
  'listed-per-address': 0,
  // As behind a proxy: what people send each other leads there.
  'public-url': 'https://palier.example',
  log: 'warn',
};

/** Undefined: as usual, whatever other tests have. */
export type SettingFlags = Readonly<Record<string, string | number | undefined>>;

export class TableServer {
  /** The folder where it keeps tables and people. */
  readonly data: string = mkdtempSync(join(tmpdir(), 'palier-online-'));
  readonly #web: string;
  readonly #more: SettingFlags;
  #process: ServerProcess | undefined;
  #url = '';

  /** `web` is the folder of the built game. */
  constructor(web: string, more: SettingFlags = {}) {
    this.#web = web;
    this.#more = more;
  }

  /** The same through every restart. */
  get url(): string {
    return this.#url;
  }

  /** Again where it was before, with the tables that it had; `ahead`: so many milliseconds later. */
  async start(ahead = 0): Promise<this> {
    const port = this.#url === '' ? 0 : Number(new URL(this.#url).port);
    const place = { port, data: this.data, web: this.#web };
    const chosen = Object.entries({ ...SETTINGS, ...this.#more, ...place }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, value] as const]),
    );
    this.#process = await startServerProcess(Object.fromEntries(chosen), 'usual', ahead);
    this.#url = this.#process.url;
    return this;
  }

  /** `SIGKILL`: from one instruction to the next. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = await this.#process?.end(signal);
    this.#process = undefined;
    assert(signal === 'SIGKILL' || ended?.status === 0, `it ends well: ${JSON.stringify(ended)}`);
  }

  /** Nothing that went wrong may be in its log. */
  async remove(): Promise<void> {
    const log = this.#process?.log ?? [];
    await this.#process?.end('SIGKILL');
    rmSync(this.data, { recursive: true, force: true, maxRetries: 5 });
    assert(log.length === 0, `the server has nothing to complain of: ${log.join('\n')}`);
  }
}
