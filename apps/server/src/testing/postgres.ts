/**
 * A PostgreSQL server of its own for tests, on a free port of this machine. It belongs to a child
 * process that ends it, and removes its files, when this process asks for it or is gone, however it went.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type TestPostgres = {
  /** With a password in it, of somebody who may do everything. */
  readonly url: string;
  /** Ends every connection, is away for so many milliseconds, and comes back at the same address. */
  readonly restart: (away?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `durable`: waits for the disk as a real one does. Without, only a crash of the machine is a danger. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const keeper = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));
  const child = spawn(process.execPath, [keeper, durable ? 'durable' : 'quick'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Not in our group: whoever kills that leaves it the time to tidy up.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { done, value } = await lines.next();
    if (done === true) throw new Error('PostgreSQL did not start');
    return value;
  };
  const url = await answer();
  return {
    url,
    restart: async (away = 0) => {
      child.stdin.write(`${away}\n`);
      await answer();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
