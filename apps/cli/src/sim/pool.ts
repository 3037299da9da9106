/** Plays a job's samples in this thread or in several, a span at a time. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { playSpan, type Job, type Span, type SpanResult } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

export type Run = {
  readonly job: Job;
  readonly span: Span;
  readonly workers: number;
  /** Ends the run early; what is finished by then counts. */
  readonly signal: AbortSignal;
  readonly onProgress: (samples: number) => void;
};

/** Short enough that an interruption is felt at once and the threads end together. */
const MOST_IN_SPAN = 20;

export type RunResult = SpanResult & { readonly isWhole: boolean };

type Play = (span: Span) => Promise<SpanResult>;

export async function runJob({ job, span, workers, signal, onProgress }: Run): Promise<RunResult> {
  const spans = spansOf(span, workers);
  const total: { totals: Totals; broken?: SpanResult['broken'] } = {
    totals: noTotals(entriesOf(job)),
  };
  let left = span.to - span.from;
  const work = async (play: Play): Promise<void> => {
    for (let next = spans.next(); next.done !== true; next = spans.next()) {
      if (signal.aborted || total.broken !== undefined) return;
      const result = await play(next.value);
      total.totals = addTotals(total.totals, result.totals);
      left -= result.totals.samples;
      if (result.broken !== undefined) total.broken ??= result.broken;
      onProgress(total.totals.samples);
    }
  };
  const threads = Math.min(workers, Math.ceil((span.to - span.from) / spanSize(span, workers)));
  if (threads <= 1) await work(inThisThread(job));
  else await Promise.all(Array.from({ length: threads }, async () => inThread(job, signal, work)));
  return {
    totals: total.totals,
    isWhole: left === 0,
    ...(total.broken === undefined ? {} : { broken: total.broken }),
  };
}

function spanSize({ from, to }: Span, workers: number): number {
  return Math.max(1, Math.min(MOST_IN_SPAN, Math.ceil((to - from) / (workers * 8))));
}

function* spansOf(span: Span, workers: number): Generator<Span, undefined> {
  const size = spanSize(span, workers);
  for (let from = span.from; from < span.to; from += size) {
    yield { from, to: Math.min(span.to, from + size) };
  }
}

function inThisThread(job: Job): Play {
  return async (span) => {
    // Lets signals and the bar have their turn.
    await setImmediate();
    return playSpan(job, span);
  };
}

async function inThread(
  job: Job,
  signal: AbortSignal,
  work: (play: Play) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  const play: Play = async (span) =>
    new Promise((resolve, reject) => {
      const nothing = (): void => resolve({ totals: noTotals(entriesOf(job)) });
      signal.addEventListener('abort', nothing, { once: true });
      worker.once('error', reject);
      worker.once('message', (result: SpanResult) => {
        signal.removeEventListener('abort', nothing);
        worker.off('error', reject);
        resolve(result);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(span);
    });
  try {
    await work(play);
  } finally {
    await worker.terminate();
  }
}

function entriesOf(job: Job): number {
  return job.t === 'match' ? job.bots.length : 0;
}
