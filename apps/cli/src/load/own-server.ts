/** A server for a measurement: this same program, in a process and a folder of its own, without limits. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@palier/server';
import { PROBE_FLAGS, usageOf, type Usage } from './usage.ts';

/** As source or packed, where everything is one folder. */
const MAIN = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../main.ts' : './palier.js', import.meta.url),
);

const LIMITS = Object.entries(SETTINGS).flatMap(([name, { isLimit }]) => (isLimit ? [name] : []));

/** Milliseconds for a server to end kindly. */
const TO_LEAVE = 5000;

export class OwnServer implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.#child = child;
    this.url = url;
    this.#folder = folder;
  }

  /** `database`: tables are kept there instead of in its folder. */
  static async start(database?: string): Promise<OwnServer> {
    const folder = mkdtempSync(join(tmpdir(), 'palier-load-'));
    const web = join(folder, 'web');
    mkdirSync(web);
    // Nobody looks at the page.
    writeFileSync(join(web, 'index.html'), '');
    const place =
      database === undefined ? ['--data', join(folder, 'data')] : ['--database', database];
    const limits = LIMITS.flatMap((name) => [`--${name}`, '0']);
    const options = ['--web', web, '--port', '0', '--log', 'error', '--json'];
    const child = fork(MAIN, ['serve', ...options, ...place, ...limits], {
      execArgv: [...PROBE_FLAGS],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => undefined);
    const said = await Promise.race([once(child.stdout!, 'data'), ended]);
    if (said === undefined) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error('the server did not start');
    }
    const { url } = JSON.parse(String(said[0])) as { readonly url: string };
    // By its number: the name is the other protocol's first on some systems.
    return new OwnServer(child, url.replace('localhost', '127.0.0.1'), folder);
  }

  async usage(collect: boolean): Promise<Usage> {
    return usageOf(this.#child, collect);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      const late = setTimeout(() => this.#child.kill('SIGKILL'), TO_LEAVE);
      await ended;
      clearTimeout(late);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
