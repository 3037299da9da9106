/**
 * The programs that are running, of all threads, where the main one can see them: whatever ends
 * palier ends them too. They run in process groups of their own, so that Ctrl-C, which asks palier for
 * the result so far, does not reach them, and what a program starts ends with it.
 */
const PLACES = 2048;

export class PidBoard {
  readonly memory: SharedArrayBuffer;
  readonly #pids: Int32Array;

  constructor(memory = new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#pids = new Int32Array(memory);
  }

  add(pid: number): void {
    for (let place = 0; place < this.#pids.length; place++) {
      if (Atomics.compareExchange(this.#pids, place, 0, pid) === 0) return;
    }
  }

  remove(pid: number): void {
    for (let place = 0; place < this.#pids.length; place++) {
      if (Atomics.compareExchange(this.#pids, place, pid, 0) === pid) return;
    }
  }

  get pids(): readonly number[] {
    return Array.from(this.#pids).filter((pid) => pid !== 0);
  }

  killAll(): void {
    for (const pid of this.pids) {
      killGroup(pid);
      this.remove(pid);
    }
  }
}

/** Whether programs have process groups here. */
export const HAS_GROUPS = process.platform !== 'win32';

/** Ends a program and all that it has started. */
export function killGroup(pid: number): void {
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It has gone.
  }
}

const DEADLY = ['SIGTERM', 'SIGHUP'] as const;

/** Watches over the programs until it is disposed of. */
export function guarded(board: PidBoard): Disposable {
  let asked = 0;
  const end = (): void => board.killAll();
  const die = (signal: NodeJS.Signals): void => {
    end();
    stop();
    process.kill(process.pid, signal);
  };
  // The first Ctrl-C asks for the result so far; the second means it.
  const interrupt = (): void => {
    asked++;
    if (asked > 1) die('SIGINT');
  };
  const stop = (): void => {
    process.off('exit', end);
    process.off('SIGINT', interrupt);
    for (const signal of DEADLY) process.off(signal, die);
  };
  process.on('exit', end);
  process.on('SIGINT', interrupt);
  for (const signal of DEADLY) process.on(signal, die);
  return { [Symbol.dispose]: stop };
}
