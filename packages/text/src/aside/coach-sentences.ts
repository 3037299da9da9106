/** What the coach says of one decision, put together from the game's words and its own. */
import type { CoachReason, Luck, ReviewedMove } from '@palier/bots/coach';
import type { Reason } from '@palier/bots';
import type { Table } from '@palier/rules';
import type { Naming } from '../naming.ts';
import type { GameWords } from '../words.ts';
import type { ContrastType, Fortune, ReviewWords } from './review-words.ts';

export type CoachSaying = {
  readonly words: Pick<GameWords, 'move' | 'hint'>;
  readonly review: ReviewWords;
  /** The table before the decision. */
  readonly table: Table;
  /** The viewer is the player it speaks to. */
  readonly naming: Naming;
};

/** What was played: "You played: Discard the red 7." */
export function playedSentence(move: ReviewedMove, saying: CoachSaying): string {
  const { words, review, table, naming } = saying;
  return `${review.played} ${words.move(move.played, table, naming)}.`;
}

/** What is better and why, where something is; nothing else. */
export function betterSentences(move: ReviewedMove, saying: CoachSaying): readonly string[] {
  const { best, reasons, verdict } = move;
  if (verdict !== 'slip' && verdict !== 'mistake' && verdict !== 'blunder') return [];
  const { words, review, table, naming } = saying;
  const hints: Reason[] = [];
  const contrasts: string[] = [];
  for (const reason of reasons) {
    if (reason.t === 'hint') hints.push(reason.reason);
    else contrasts.push(contrastSentence(reason, saying));
  }
  const call = words.hint({ command: best, reasons: hints }, table, naming);
  const why = reasons.length === 0 ? [review.noReason] : contrasts;
  return [`${review.better} ${call}`, ...why];
}

function contrastSentence(
  reason: Exclude<CoachReason, { readonly t: 'hint' }>,
  { review, naming }: CoachSaying,
): string {
  // A table's entry fits the kind it stands under; the checker cannot follow that through a union.
  const say = review.reasons[reason.t as ContrastType] as (
    reason: CoachReason,
    naming: Naming,
  ) => string;
  return say(reason, naming);
}

/** What the measurement says of a decision, a sentence with its interval; nothing without a choice. */
export function measureSentence(
  { verdict, loss, interval, samples }: ReviewedMove,
  review: ReviewWords,
): string {
  if (samples === 0) return review.meanings[verdict];
  if (verdict === 'open') return `${review.meanings.open} ${review.open(interval)}`;
  if (verdict === 'best') return `${review.meanings.best} ${review.open(interval)}`;
  return review.lost(loss, interval);
}

/** Whether the cards were kind, as far as can be told. */
export function fortuneOf({ interval, expected }: Luck): Fortune {
  if (interval.low > expected) return 'good';
  return interval.high < expected ? 'bad' : 'even';
}
