/** A thread that plays spans, and its end. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { hasOutside } from '../exec/crew.ts';
import type { PidBoard } from '../exec/pid-board.ts';
import { entriesIn, nothingOf, type SimJob, type GameSpan, type SpanResult } from './job.ts';
import type { WorkerOrder, WorkerData } from './worker.ts';

/** What a span adds up to; nothing, if nothing is wanted any more. */
export type Play = (span: GameSpan) => Promise<SpanResult>;

/** Beside this file, as source or packed. */
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';

/** For a thread to end its programs, in milliseconds; a bot may be thinking there. */
const TO_LEAVE = 3000;

export async function inThread(
  job: SimJob,
  { signal, board }: { readonly signal: AbortSignal; readonly board: PidBoard },
  work: (play: Play) => Promise<void>,
): Promise<void> {
  const data: WorkerData = { job, pids: board.memory };
  const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: data });
  const play: Play = async (span) => {
    const { promise, resolve, reject } = Promise.withResolvers<SpanResult>();
    worker.once('error', reject);
    worker.once('message', resolve);
    order(worker, span);
    try {
      return await unlessAborted(signal, promise, job);
    } finally {
      worker.off('error', reject);
      worker.off('message', resolve);
    }
  };
  try {
    await work(play);
  } finally {
    if (hasOutside(entriesIn(job))) await left(worker);
    await worker.terminate();
  }
}

function order(worker: Worker, what: WorkerOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(what);
}

/** A thread with programs ends them before it ends. */
async function left(worker: Worker): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const gone = once(worker, 'exit', { signal });
  order(worker, 'leave');
  const late = setTimeout(TO_LEAVE, undefined, { signal });
  await Promise.race([gone, late]);
  controller.abort();
  await Promise.allSettled([gone, late]);
}

/** A result that is not waited for once the signal has come. */
export async function unlessAborted(
  signal: AbortSignal,
  result: Promise<SpanResult>,
  job: SimJob,
): Promise<SpanResult> {
  const { promise, resolve } = Promise.withResolvers<SpanResult>();
  const stop = (): void => resolve(nothingOf(job));
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([result, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
