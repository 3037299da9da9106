/**
 * One score for a game, from one star to five, and the three moments to look at. What counts is what
 * the coach is sure of: the winning chance that the decisions with a verdict against them gave away,
 * shared out over all decisions in which there was a choice. Luck has no part in it.
 */
import type { CoachVerdict, ReviewedMove } from '@palier/bots/coach';

export const MOST_STARS = 5;
export type Stars = 1 | 2 | 3 | 4 | 5;

/**
 * What a decision gives away on average, in winning chance, for so many stars at most. Set by games of
 * bots: experts mostly have four or five, novices two or three.
 */
const LIMITS = [
  { stars: 4, loss: 0.006 },
  { stars: 3, loss: 0.018 },
  { stars: 2, loss: 0.04 },
] as const;

const FAULTS: ReadonlySet<CoachVerdict> = new Set(['slip', 'mistake', 'blunder']);

/** Whether something better was shown: the coach's `isAgainst`, without loading the coach. */
export function isFaulted(verdict: CoachVerdict): boolean {
  return FAULTS.has(verdict);
}

type Scored = Pick<ReviewedMove, 'loss' | 'verdict'>;

/** Greater losses never give more stars; without a verdict against a decision there are five. */
export function starsOf(moves: readonly Scored[]): Stars {
  const against = moves.filter(({ verdict }) => isFaulted(verdict));
  if (against.length === 0) return MOST_STARS;
  const choices = moves.filter(({ verdict }) => verdict !== 'only-move');
  const lost = against.reduce((sum, { loss }) => sum + loss, 0) / choices.length;
  return LIMITS.find(({ loss }) => lost <= loss)?.stars ?? 1;
}

const MOST_MOMENTS = 3;

type Moment = Pick<ReviewedMove, 'verdict' | 'interval' | 'rival'>;

/**
 * The places of the moments that teach most: what was done best, if anything stands out, and the
 * greatest losses. `worth`: places of the losses, the greatest first.
 */
export function momentsToLookAt(
  moves: readonly Moment[],
  worth: readonly number[],
): readonly number[] {
  const praised = bestOf(moves);
  if (praised === undefined) return worth.slice(0, MOST_MOMENTS);
  return [praised, ...worth.slice(0, MOST_MOMENTS - 1)];
}

/** The decision that is surest to have been right: its best rival is the farthest behind. */
function bestOf(moves: readonly Moment[]): number | undefined {
  const places = [...moves.keys()].filter(
    (place) => moves[place]!.verdict === 'best' && moves[place]!.rival !== undefined,
  );
  return places.length === 0
    ? undefined
    : places.reduce((best, place) =>
        moves[place]!.interval.high < moves[best]!.interval.high ? place : best,
      );
}
