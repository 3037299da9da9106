/** A real server for the terminals of a test file, and devices that keep what is theirs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerFault, startServer, type RunningServer } from '@palier/server';
import { TypedTerminal } from './typed-terminal.ts';

export class TestServer implements AsyncDisposable {
  readonly folder: string;
  readonly url: string;
  readonly #server: RunningServer;
  #devices = 0;

  private constructor(server: RunningServer, folder: string) {
    this.#server = server;
    this.folder = folder;
    // By its number: the name is the other protocol's first on some systems.
    this.url = server.url.replace('localhost', '127.0.0.1');
  }

  static async start(): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'palier-online-'));
    writeFileSync(join(folder, 'index.html'), '');
    const settings = {
      port: 0,
      web: folder,
      data: join(folder, 'data'),
      'bot-pace': 0,
      'table-rate': 0,
      'message-rate': 0,
    };
    const server = await startServer({ settings });
    if (isServerFault(server)) throw new Error(server.code);
    return new TestServer(server, folder);
  }

  /** A device of somebody's own: what is kept there, is kept for them. */
  device(): { readonly [name: string]: string } {
    const state = join(this.folder, `device-${this.#devices++}`);
    return { XDG_STATE_HOME: state, HOME: this.folder, PATH: process.env['PATH'] ?? '' };
  }

  terminal(...argv: readonly string[]): TypedTerminal {
    return new TypedTerminal(argv, this.device());
  }

  host(name: string, ...argv: readonly string[]): TypedTerminal {
    return this.terminal('host', '--server', this.url, '--name', name, ...argv);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** As a host's terminal tells it. */
export async function codeAt(terminal: TypedTerminal): Promise<string> {
  const [, first, second] = await terminal.see(/Table ([A-Z]{4}) ([A-Z]{4}) at/u);
  return `${first}${second}`;
}
