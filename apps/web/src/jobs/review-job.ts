/** The coach at work, in a worker: a decision after the other, then the luck. */
import { USUAL_REVIEW, reviewGame } from '@palier/bots/coach';
import { assert, isFault, parseRecord } from '@palier/rules';
import type { Doer } from './jobs.ts';

/** With the coach's usual options and seed: `palier review` on the same record says the same. */
export const review: Doer<'review'> = async ({ text, seat }, tell) => {
  const record = parseRecord(text);
  assert(!isFault(record), 'a record is checked before it is reviewed');
  const course = reviewGame(record, seat, USUAL_REVIEW);
  for (;;) {
    const next = course.next();
    if (next.done === true) return next.value;
    tell(next.value);
  }
};
