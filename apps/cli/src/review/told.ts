/** What a review is told from. */
import { assert, isFault, momentsOf, startOf, type GameRecord, type Seat } from '@palier/rules';
import type { GameReview, ReviewedMove, ReviewOptions } from '@palier/bots/coach';
import type { CoachSaying, Lang, Part } from '@palier/text';
import { recordNaming } from '../record-words.ts';
import type { Words } from '../words.ts';

export type ReviewTelling = {
  readonly record: GameRecord;
  readonly review: GameReview;
  readonly seat: Seat;
  readonly options: ReviewOptions;
  readonly lang: Lang;
  readonly words: Words;
  readonly coach: Part<'review'>;
};

/** What is said of a decision needs the table before it. */
export function sayings(told: ReviewTelling): (move: ReviewedMove) => CoachSaying {
  const { record, seat, words, coach } = told;
  const start = startOf(record);
  const moments = momentsOf(record);
  assert(!isFault(start) && !isFault(moments), 'a record is verified before it is reviewed');
  const naming = recordNaming(record, seat);
  return ({ at }) => {
    const { table } = moments[at - 1]?.state ?? start;
    return { words, review: coach, table, naming };
  };
}
