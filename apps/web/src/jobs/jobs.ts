/**
 * Long work of the places around the table: done by a worker of its own, which tells how far it is and
 * is ended when nobody waits any more.
 */
import type { DailyJob, DrillJob } from '../drills/work.ts';
import type { ReviewJob } from '../review/review-job.ts';
import type { GamesJob, OddsJob, ReportJob } from '../ladders/jobs.ts';

/** `Input`, `News` and `Result` are plain data: they go through `postMessage`. */
export type Job<Input, News, Result> = {
  readonly input: Input;
  readonly news: News;
  readonly result: Result;
};

/** All there are, by name; `worker.ts` does them. */
export type Jobs = {
  readonly 'ladder-odds': OddsJob;
  readonly 'ladder-games': GamesJob;
  readonly 'ladder-report': ReportJob;
  readonly drill: DrillJob;
  readonly daily: DailyJob;
  readonly review: ReviewJob;
};

export type JobName = keyof Jobs;

export type JobMessage =
  | { readonly t: 'news'; readonly news: unknown }
  | { readonly t: 'done'; readonly result: unknown }
  | { readonly t: 'failed'; readonly message: string };

/** What a worker runs. `tell` may be called as often as something is new. */
export type Doer<Name extends JobName> = (
  input: Jobs[Name]['input'],
  tell: (news: Jobs[Name]['news']) => void,
) => Promise<Jobs[Name]['result']>;
