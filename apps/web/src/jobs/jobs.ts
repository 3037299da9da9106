/**
 * Long work of the places around the table: done by a worker of its own, which tells how far it is and
 * is ended when nobody waits any more. What does it is beside this file and imports nothing of the
 * page, which needs a document.
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
export type OddsInput = { readonly key: string; readonly choice: SetupChoice };
export type OddsNews = { readonly key: string; readonly odds: readonly LevelOdds[] };

/** A share of the games: numbers `from` up to but not including `to`. */
export type GamesInput = {
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

/** What a worker runs. `tell` may be called as often as something is new. */
export type Doer<Name extends JobName> = (
  input: Jobs[Name]['input'],
  tell: (news: Jobs[Name]['news']) => void,
) => Promise<Jobs[Name]['result']>;
