/** Plays a job's samples in this thread or in several, a span at a time. */
import { setImmediate } from 'node:timers/promises';
import { addTotals, type Totals } from '@palier/bots/lab';
import { hasOutside } from '../exec/crew.ts';
import { addFaultLists, type Faults } from '../exec/faults.ts';
import { guarded, PidBoard } from '../exec/pid-board.ts';
import {
  crewOf,
  entriesIn,
  nothingOf,
  playSpan,
  type SimJob,
  type GameSpan,
  type SpanResult,
} from './job.ts';
import { inThread, unlessAborted, type Play } from './thread.ts';
import { InOrder, nextCheckpoint, type IsEnough } from './until.ts';

export type SimRun = {
  readonly job: SimJob;
  readonly span: GameSpan;
  readonly workers: number;
  /** For so many milliseconds this thread plays alone: a run that is over by then needs no others. */
  readonly patience: number;
  /** Ends the run early; what is finished by then counts. */
  readonly signal: AbortSignal;
  readonly onProgress: (samples: number) => void;
  /** Called with what programs from outside did wrong, by entry; more than once with the same. */
  readonly onFaults?: (faults: readonly Faults[]) => void;
  /** Ends the run at the first checkpoint whose samples are enough; those after it do not count. */
  readonly isEnough?: IsEnough;
};

/** `isSettled`: it ended early because enough was known. */
export type RunResult = SpanResult & { readonly isWhole: boolean; readonly isSettled: boolean };

/**
 * What a thread has begun counts only when it is finished, so a span takes about this long, in
 * milliseconds: an interruption loses little and the threads end together.
 */
const SPAN_TIME = 300;
const MOST_IN_SPAN = 20;

export async function runSim(run: SimRun): Promise<RunResult> {
  const { job, span, workers } = run;
  const sum = new Sum(run);
  const board = new PidBoard();
  using _guard = hasOutside(entriesIn(job)) ? guarded(board) : undefined;
  const started = performance.now();
  const from = await playAlone(run, sum, board);
  const pace = (performance.now() - started) / Math.max(1, from - span.from);
  const rest: GameSpan = { from, to: span.to };
  if (from < span.to && sum.goesOn) {
    const spans = spansOf(rest, run, pace);
    const work = async (play: Play): Promise<void> => {
      for (let next = spans.next(); next.done !== true; next = spans.next()) {
        if (!sum.goesOn) return;
        sum.add(next.value, await play(next.value));
      }
    };
    const threads = Math.min(workers, rest.to - rest.from);
    const wanted = { signal: sum.ended, board };
    await Promise.all(Array.from({ length: threads }, async () => inThread(job, wanted, work)));
  }
  board.killAll();
  return sum.result;
}

/** Plays in this thread as long as no other is needed; the first sample that is left. */
async function playAlone(run: SimRun, sum: Sum, board: PidBoard): Promise<number> {
  const { job, span, workers, patience } = run;
  const started = performance.now();
  const isAlone = (): boolean => workers === 1 || performance.now() - started < patience;
  // So that the author of a new bot sees its faults before the end of its first game.
  await using crew = crewOf(job, { board, ...(run.onFaults && { onFaults: run.onFaults }) });
  let { from } = span;
  for (; from < span.to && sum.goesOn && isAlone(); from++) {
    // Lets signals and the bar have their turn.
    await setImmediate();
    const next: GameSpan = { from, to: from + 1 };
    sum.add(next, await unlessAborted(sum.ended, playSpan(job, next, crew), job));
  }
  return from;
}

/** What the spans add up to so far. */
class Sum {
  readonly #run: SimRun;
  readonly #inOrder: InOrder | undefined;
  readonly #settling = new AbortController();
  /** Aborted as soon as nothing more is wanted of the threads. */
  readonly ended: AbortSignal;
  #settled: Totals | undefined;
  #totals: Totals;
  #faults: readonly Faults[] = [];
  #broken: SpanResult['broken'];
  #unwritten: SpanResult['unwritten'];

  constructor(run: SimRun) {
    this.#run = run;
    this.#totals = nothingOf(run.job).totals;
    this.#inOrder =
      run.isEnough === undefined ? undefined : new InOrder(run.span.from, run.isEnough);
    this.ended = AbortSignal.any([run.signal, this.#settling.signal]);
  }

  get goesOn(): boolean {
    const isStopped = this.#broken !== undefined || this.#unwritten !== undefined;
    return !this.ended.aborted && !isStopped;
  }

  add(span: GameSpan, result: SpanResult): void {
    if (this.#settled !== undefined) return;
    const { totals, faults, broken, unwritten } = result;
    this.#totals = addTotals(this.#totals, totals);
    this.#faults = addFaultLists(this.#faults, faults);
    this.#broken ??= broken;
    this.#unwritten ??= unwritten;
    this.#run.onProgress(this.#totals.samples);
    this.#run.onFaults?.(this.#faults);
    this.#settled = this.#inOrder?.add(span, result);
    if (this.#settled !== undefined) this.#settling.abort();
  }

  get result(): RunResult {
    const { from, to } = this.#run.span;
    const totals = this.#settled ?? this.#totals;
    const isSettled = this.#settled !== undefined;
    return {
      totals,
      faults: this.#faults,
      isWhole: isSettled || totals.samples === to - from,
      isSettled,
      ...(this.#broken === undefined ? {} : { broken: this.#broken }),
      ...(this.#unwritten === undefined ? {} : { unwritten: this.#unwritten }),
    };
  }
}

/**
 * What is left of a run, in spans that end at checkpoints where it has any. `pace`: milliseconds for
 * a sample.
 */
function* spansOf(
  rest: GameSpan,
  { span, workers, isEnough }: SimRun,
  pace: number,
): Generator<GameSpan, undefined> {
  const even = Math.ceil((rest.to - rest.from) / (workers * 8));
  const size = Math.max(1, Math.min(MOST_IN_SPAN, even, Math.floor(SPAN_TIME / pace)));
  for (let { from } = rest, to = from; from < rest.to; from = to) {
    to = Math.min(rest.to, from + size);
    if (isEnough !== undefined) to = Math.min(to, span.from + nextCheckpoint(from - span.from));
    yield { from, to };
  }
}
