/** The coach at work, in a worker: a decision after the other, then the luck. */
import { USUAL_REVIEW, reviewGame, type GameReview, type ReviewedMove } from '@palier/bots/coach';
import { assert, isFault, parseRecord, type Seat } from '@palier/rules';
import type { Job } from '../jobs/jobs.ts';

/** The record as text, one that `verify` accepts; the news is each decision as it is judged. */
export type ReviewJob = Job<
  { readonly text: string; readonly seat: Seat },
  ReviewedMove,
  GameReview
>;

/** With the coach's usual options and seed: `palier review` on the same record says the same. */
export async function review(
  { text, seat }: ReviewJob['input'],
  tell: (move: ReviewedMove) => void,
): Promise<GameReview> {
  const record = parseRecord(text);
  assert(!isFault(record), 'a record is checked before it is reviewed');
  const course = reviewGame(record, seat, USUAL_REVIEW);
  for (;;) {
    const next = course.next();
    if (next.done === true) return next.value;
    tell(next.value);
  }
}
