/** What the coach says of one decision, put together from the game's words and its own. */
import type { CoachVerdict, Luck, ReviewedMove } from '@palier/bots/coach';
import type { Reason } from '@palier/bots';
import type { Table } from '@palier/rules';
import type { Contrast } from './facts.ts';
import type { Part } from './langs.ts';
import type { Naming } from './naming.ts';
import { say } from './facts.ts';

export type CoachSaying = {
  readonly words: Pick<Part<'game'>, 'move' | 'hint'>;
  readonly review: Part<'review'>;
  /** The table before the decision. */
  readonly table: Table;
  /** The viewer is the player it speaks to. */
  readonly naming: Naming;
};

/** What was played: "Your move: Discard the red 7." */
export function playedSentence(move: ReviewedMove, saying: CoachSaying): string {
  const { words, review, table, naming } = saying;
  return `${review.played} ${words.move(move.played, table, naming)}.`;
}

/** What is better and why, where something is; nothing else. */
export function betterSentences(move: ReviewedMove, saying: CoachSaying): readonly string[] {
  const { best, reasons, verdict } = move;
  if (!isFault(verdict)) return [];
  const { words, review, table, naming } = saying;
  const hints: Reason[] = [];
  const contrasts: string[] = [];
  for (const reason of reasons) {
    if (reason.t === 'hint') hints.push(reason.reason);
    else contrasts.push(say<Contrast, [Naming]>(review.reasons, reason, naming));
  }
  const call = words.hint({ command: best, reasons: hints }, table, naming);
  const why = reasons.length === 0 ? [review.noReason] : contrasts;
  return [`${review.better} ${call}`, ...why];
}

/** The coach's `isAgainst`, without loading the coach. */
function isFault(verdict: CoachVerdict): boolean {
  return verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';
}

/** What the measurement says of a decision, a sentence with its interval; nothing without a choice. */
export function measureSentence(
  { verdict, loss, interval, samples }: ReviewedMove,
  review: Part<'review'>,
): string {
  if (samples === 0) return review.meanings[verdict];
  return isFault(verdict)
    ? review.lost(loss, interval)
    : `${review.meanings[verdict]} ${review.open(interval)}`;
}

/** Whether the cards were kind, as far as can be told. */
export function fortuneOf({ interval, expected }: Luck): keyof Part<'review'>['fortunes'] {
  if (interval.low > expected) return 'good';
  return interval.high < expected ? 'bad' : 'even';
}
