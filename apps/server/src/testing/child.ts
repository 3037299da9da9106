/** Programs of ours as child processes of a test, which end with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type TestChild = {
  /** All lines it has said so far. */
  readonly lines: readonly string[];
  /** Done when it has said so many. */
  readonly said: (count: number) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly ended: Promise<void>;
};

/** `shell`: a command line that comes before it, such as a limit. */
export function startWriter(args: readonly string[], shell = ''): TestChild {
  const program = fileURLToPath(new URL('writer.ts', import.meta.url));
  const command = `${shell} exec "$@"`;
  return watch(spawn('sh', ['-c', command, 'sh', process.execPath, program, ...args]));
}

function watch(child: ChildProcess): TestChild {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((look) => look());
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isOver = true;
      resolve();
      wake();
    });
  });
  return {
    lines,
    ended,
    said: async (count) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (lines.length >= count) resolve();
          else if (isOver)
            reject(new Error(`it ended after ${lines.length} lines: ${lines.at(-1)}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
