/**
 * What a drill is: a moment of a game that bots played, a question about it, and how its answers were
 * graded. Plain data, so that a worker can hand it over.
 */
import type { Command, EditionId, LayLevel, RuleId, View } from '@palier/rules';
import type { Reason } from '../reasons.ts';

/**
 * How an answer is given: cards put together as the level, all moves of a turn, a card of the hand, the
 * stock or an open card. Screens know these and not the kinds.
 */
export type AnswerForm = 'laying' | 'turn' | 'card' | 'pile';

/** What is practised: the form of its answers, and the rule that it rests on. */
export const DRILLS = {
  /** Find the laying. */
  lay: { form: 'laying', rule: 'LAY-1' },
  /** What to throw. */
  discard: { form: 'card', rule: 'DISC-1' },
  /** Take or draw. */
  draw: { form: 'pile', rule: 'DRAW-1' },
  /** Empty the hand in this turn. */
  out: { form: 'turn', rule: 'ADD-2' },
} as const satisfies {
  readonly [kind: string]: { readonly form: AnswerForm; readonly rule: RuleId };
};

export type DrillKind = keyof typeof DRILLS;
export const DRILL_KINDS = Object.keys(DRILLS) as readonly DrillKind[];

/** The kinds whose answers are moves that were weighed. */
export type MoveKind = {
  [K in DrillKind]: (typeof DRILLS)[K]['form'] extends 'card' | 'pile' ? K : never;
}[DrillKind];

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
  readonly form: 'laying';
  /** Whether any laying is right, or only one that leaves as few cards in hand as can be. */
  readonly goal: 'any' | 'best';
  readonly best: LayLevel;
  /** The cards that stay in hand after the best, when all that fits is added and one discarded. */
  readonly stays: number;
};

export type OutDrill = Asked & {
  readonly kind: 'out';
  readonly form: 'turn';
  /** One way to empty the hand, move by move, up to the discard where one is needed. */
  readonly line: readonly Command[];
};

export type MoveDrill = Asked & {
  readonly kind: MoveKind;
  readonly form: 'card' | 'pile';
  /** Every move that can be answered, the best first. */
  readonly moves: readonly GradedMove[];
  /** Why the best is. */
  readonly reasons: readonly Reason[];
  /** In how many worlds the best was played on. */
  readonly worlds: number;
};

export type Drill = LayDrill | OutDrill | MoveDrill;
