/**
 * Long work of the places around the table: done by a worker of its own, which tells how far it is and
 * is ended when nobody waits any more.
 */
import type { GameReview, ReviewedMove } from '@palier/bots/coach';
import type { Drill, DrillRequest } from '@palier/bots/drills';
import type { FactSums, LadderReport, LevelOdds } from '@palier/bots/lab';
import type { Seat, SetupChoice } from '@palier/rules';

/** Plain data, which goes through `postMessage`. */
type Job<Input, News, Result> = {
  readonly input: Input;
  readonly news: News;
  readonly result: Result;
};

/** Each ladder has the one level in question. */
type OddsInput = { readonly key: string; readonly choice: SetupChoice };
type OddsNews = { readonly key: string; readonly odds: readonly LevelOdds[] };

/** A share of the games: numbers `from` up to but not including `to`. */
type GamesInput = {
  readonly choice: SetupChoice;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
};

/** All there are, by name; `worker.ts` does them. */
export type Jobs = {
  readonly 'ladder-odds': Job<readonly OddsInput[], OddsNews, undefined>;
  /** The news is what all games of this worker so far add up to. */
  readonly 'ladder-games': Job<GamesInput, FactSums, undefined>;
  readonly 'ladder-report': Job<
    { readonly choice: SetupChoice; readonly facts: FactSums },
    never,
    LadderReport | undefined
  >;
  readonly drill: Job<DrillRequest, never, Drill>;
  /** Each question is news as soon as it is found; the seed is the date. */
  readonly daily: Job<{ readonly date: string }, Drill, readonly Drill[]>;
  /** The record as text, one that `verify` accepts; the news is each decision as it is judged. */
  readonly review: Job<{ readonly text: string; readonly seat: Seat }, ReviewedMove, GameReview>;
};

export type JobName = keyof Jobs;

export type JobMessage =
  | { readonly t: 'news'; readonly news: unknown }
  | { readonly t: 'done'; readonly result: unknown }
  | { readonly t: 'failed'; readonly message: string };

type JobWatch<Name extends JobName> = {
  readonly onNews?: (news: Jobs[Name]['news']) => void;
  /** Ends the work at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** The page's side of long work. */
export async function runJob<Name extends JobName>(
  name: Name,
  input: Jobs[Name]['input'],
  { onNews, signal }: JobWatch<Name> = {},
): Promise<Jobs[Name]['result']> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: `palier-${name}`,
  });
  const over = new AbortController();
  try {
    return await new Promise<Jobs[Name]['result']>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
        if (data.t === 'news') onNews?.(data.news as Jobs[Name]['news']);
        else if (data.t === 'done') resolve(data.result as Jobs[Name]['result']);
        else reject(new Error(data.message));
      });
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      const stop = (): void => reject(signal?.reason as Error);
      signal?.addEventListener('abort', stop, { signal: over.signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ name, input });
    });
  } finally {
    over.abort();
    worker.terminate();
  }
}
