/** Plays a job's samples in this thread or in several, a span at a time. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { playSpan, type Job, type Span, type SpanResult } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

export type Run = {
  readonly job: Job;
  readonly span: Span;
  readonly workers: number;
  /** For so many milliseconds this thread plays alone: a run that is over by then needs no others. */
  readonly patience: number;
  /** Ends the run early; what is finished by then counts. */
  readonly signal: AbortSignal;
  readonly onProgress: (samples: number) => void;
};

export type RunResult = SpanResult & { readonly isWhole: boolean };

/** Short enough that an interruption is felt at once and the threads end together. */
const MOST_IN_SPAN = 20;

type Play = (span: Span) => Promise<SpanResult>;

export async function runJob(run: Run): Promise<RunResult> {
  const { job, span, workers, patience, signal } = run;
  const sum = new Sum(run);
  const started = performance.now();
  const isAlone = (): boolean => workers === 1 || performance.now() - started < patience;
  let { from } = span;
  for (; from < span.to && sum.goesOn && isAlone(); from++) {
    // Lets signals and the bar have their turn.
    await setImmediate();
    sum.add(playSpan(job, { from, to: from + 1 }));
  }
  const rest: Span = { from, to: span.to };
  if (from < span.to && sum.goesOn) {
    const spans = spansOf(rest, workers);
    const work = async (play: Play): Promise<void> => {
      for (let next = spans.next(); next.done !== true; next = spans.next()) {
        if (!sum.goesOn) return;
        sum.add(await play(next.value));
      }
    };
    const threads = Math.min(workers, rest.to - rest.from);
    await Promise.all(Array.from({ length: threads }, async () => inThread(job, signal, work)));
  }
  return sum.result;
}

/** What the spans add up to so far. */
class Sum {
  readonly #run: Run;
  #totals: Totals;
  #broken: SpanResult['broken'];
  #unwritten: SpanResult['unwritten'];

  constructor(run: Run) {
    this.#run = run;
    this.#totals = noTotals(entriesOf(run.job));
  }

  get goesOn(): boolean {
    const isStopped = this.#broken !== undefined || this.#unwritten !== undefined;
    return !this.#run.signal.aborted && !isStopped;
  }

  add({ totals, broken, unwritten }: SpanResult): void {
    this.#totals = addTotals(this.#totals, totals);
    this.#broken ??= broken;
    this.#unwritten ??= unwritten;
    this.#run.onProgress(this.#totals.samples);
  }

  get result(): RunResult {
    const { from, to } = this.#run.span;
    return {
      totals: this.#totals,
      isWhole: this.#totals.samples === to - from,
      ...(this.#broken === undefined ? {} : { broken: this.#broken }),
      ...(this.#unwritten === undefined ? {} : { unwritten: this.#unwritten }),
    };
  }
}

function entriesOf(job: Job): number {
  return job.t === 'match' ? job.bots.length : 0;
}

function* spansOf(span: Span, workers: number): Generator<Span, undefined> {
  const even = Math.ceil((span.to - span.from) / (workers * 8));
  const size = Math.max(1, Math.min(MOST_IN_SPAN, even));
  for (let from = span.from; from < span.to; from += size) {
    yield { from, to: Math.min(span.to, from + size) };
  }
}

/** Beside this file, as source or packed. */
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';

async function inThread(
  job: Job,
  signal: AbortSignal,
  work: (play: Play) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: job });
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
