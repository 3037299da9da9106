/** `palier serve` as a process of its own, which ends with the one that started it, however that goes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Skip } from './fast-calendar.ts';
import type { ProbeAnswer } from './process-probe.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const PROBE = new URL('process-probe.ts', import.meta.url).href;
const LATER = new URL('later-clock.ts', import.meta.url).href;
const CALENDAR = new URL('fast-calendar.ts', import.meta.url).href;

/** Milliseconds that end a hang, and nothing else. */
const HANG_TIMEOUT = 180_000;

export type Ended = { readonly status: number | null; readonly signal: string | null };

export type ServerProcess = {
  /** By its number, not by a name that may mean another protocol. */
  readonly url: string;
  readonly port: number;
  /** The lines of its log so far. */
  readonly log: readonly string[];
  /** Undefined while it runs. */
  readonly ended: () => Ended | undefined;
  /** Sends a signal and waits for the end; who does not end kindly is killed. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<Ended>;
  /** Stops it where it stands, or lets it go on. */
  readonly freeze: (on: boolean) => void;
  /** After a garbage collection. */
  readonly memory: () => Promise<ProbeAnswer>;
  /** So many milliseconds pass at once on a fast calendar. */
  readonly skip: (ms: number) => void;
};

export type ServerFolder = {
  readonly data: string;
  readonly web: string;
  readonly remove: () => void;
};

/** A place for tables, and a game to serve. */
export function makeServerFolder(): ServerFolder {
  const folder = mkdtempSync(join(tmpdir(), 'palier-process-'));
  writeFileSync(join(folder, 'index.html'), '<title>Palier</title>');
  return {
    data: join(folder, 'data'),
    web: folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * `calendar`: whether time passes when it is told to, besides (`fast-calendar.ts`). `ahead`: milliseconds
 * by which its clock is.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string | number>>,
  calendar: 'usual' | 'fast' = 'usual',
  ahead = 0,
): Promise<ServerProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const loaded = [LATER, ...(calendar === 'fast' ? [PROBE, CALENDAR] : [PROBE])];
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      ...loaded.flatMap((one) => ['--import', one]),
      MAIN,
      'serve',
      '--json',
      ...flags,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...ownEnv(), TEST_CLOCK_AHEAD: String(ahead) },
    },
  );
  let ended: Ended | undefined;
  const exit = once(child, 'exit').then(([status, signal]): Ended => {
    ended = { status: status as number | null, signal: signal as string | null };
    return ended;
  });
  const log: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => log.push(line));
  const hang = setTimeout(() => child.kill('SIGKILL'), HANG_TIMEOUT);
  const port = await portOf(child, log).finally(() => clearTimeout(hang));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    log,
    ended: () => ended,
    end: async (signal) => {
      child.kill(signal);
      const hang = setTimeout(() => child.kill('SIGKILL'), HANG_TIMEOUT);
      return exit.finally(() => clearTimeout(hang));
    },
    freeze: (on) => void child.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    memory: async () => {
      const answer = once(child, 'message');
      child.send('memory');
      return (await answer)[0] as ProbeAnswer;
    },
    skip: (ms) => void child.send({ skip: ms } satisfies Skip),
  };
}

async function portOf(child: ChildProcess, log: readonly string[]): Promise<number> {
  const lines = createInterface({ input: child.stdout! });
  for await (const line of lines) {
    lines.close();
    child.stdout!.resume();
    const said = JSON.parse(line) as { readonly url?: string };
    if (said.url !== undefined) return Number(new URL(said.url).port);
    throw new Error(`the server does not start: ${line}`);
  }
  throw new Error(`the server does not start: ${log.join('\n')}`);
}

/** Without what would change its settings. */
function ownEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PALIER_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
