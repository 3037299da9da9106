/**
 * What a drill is: a moment of a game that bots played, a question about it, and how its answers were
 * graded. Plain data, so that a worker can hand it over.
 */
import type { Command, EditionId, LayLevel, View } from '@palier/rules';
import type { Reason } from '../advice.ts';

export const DRILL_KINDS = ['lay', 'discard', 'draw', 'out'] as const;
/** Find the laying; what to throw; take or draw; empty the hand in this turn. */
export type DrillKind = (typeof DRILL_KINDS)[number];

export const MOST_DIFFICULT = 4;

export type DrillRequest = {
  readonly kind: DrillKind;
  readonly edition: EditionId;
  /** 1 to `MOST_DIFFICULT`. */
  readonly difficulty: number;
  /** The same request with the same seed gives the same drill, on every machine. */
  readonly seed: string;
};

/** A move that was weighed against the others on the same worlds. */
export type GradedMove = {
  readonly command: Command;
  /** Not clearly worse than the best: as good within the error. */
  readonly isRight: boolean;
  /** The chance to win that it gives away against the best, and half the 95 % interval of that. */
  readonly loss: number;
  readonly error: number;
  /** Cards missing after it, and unseen cards that would help then; none once the level is laid. */
  readonly missing?: number;
  readonly outs?: number;
};

type Asked = {
  readonly edition: EditionId;
  /** As hard as it came out, which may be less than was asked for. */
  readonly difficulty: number;
  /** What the seat that is asked knows. How it came about is left out. */
  readonly view: View;
};

export type LayDrill = Asked & {
  readonly kind: 'lay';
  /** Whether any laying is right, or only one that leaves as few cards in hand as can be. */
  readonly goal: 'any' | 'best';
  readonly best: LayLevel;
  /** The cards that stay in hand after the best, when all that fits is added and one discarded. */
  readonly stays: number;
};

export type OutDrill = Asked & {
  readonly kind: 'out';
  /** One way to empty the hand, move by move, up to the discard where one is needed. */
  readonly line: readonly Command[];
};

export type MoveDrill = Asked & {
  readonly kind: 'discard' | 'draw';
  /** Every move that can be answered, the best first. */
  readonly moves: readonly GradedMove[];
  /** Why the best is. */
  readonly reasons: readonly Reason[];
  /** In how many worlds the best was played on. */
  readonly worlds: number;
};

export type Drill = LayDrill | OutDrill | MoveDrill;
