/** What is said by drills and the daily deal. */

export type DrillName = 'lay' | 'discard' | 'draw' | 'out';

/** What a move leaves: cards missing for the level, and unseen cards that would help then. */
export type Leaves = { readonly missing: number; readonly outs: number };

export type DrillsWords = {
  readonly title: string;
  readonly intro: string;
  readonly whatToPractise: string;
  readonly kinds: {
    readonly [Kind in DrillName | 'mixed']: { readonly name: string; readonly about: string };
  };
  readonly edition: string;
  readonly start: string;
  /** Another kind or edition. */
  readonly choose: string;
  readonly streak: (right: number) => string;
  readonly bestStreak: (right: number) => string;
  /** How hard it is: one of so many steps. */
  readonly difficulty: (difficulty: number, most: number) => string;
  readonly looking: string;
  readonly failed: string;
  readonly tryAgain: string;

  readonly questions: {
    readonly lay: string;
    /** Only a laying that leaves as few cards as can be is right. */
    readonly layBest: string;
    readonly discard: string;
    readonly draw: string;
    readonly out: string;
  };
  readonly level: (level: number, parts: string) => string;
  readonly hasLaid: (level: number) => string;
  /** How to answer, under the question. */
  readonly how: {
    readonly lay: string;
    readonly discard: string;
    readonly draw: string;
    /** Going out, before and after the level is down. */
    readonly outLay: string;
    readonly outAdd: string;
  };
  readonly table: string;
  readonly confirm: {
    readonly lay: string;
    readonly discard: string;
    readonly draw: string;
  };
  readonly startOver: string;
  readonly showMe: string;

  readonly right: string;
  readonly wrong: string;
  readonly shown: string;
  /** Cards that stay after a laying, when all that fits is added and one discarded. */
  readonly layingLeaves: (stays: number) => string;
  readonly layingFewer: (stays: number, best: number) => string;
  readonly wentOut: string;
  readonly notOut: (left: number) => string;
  /** What the answer leaves, and what the best one does; the moves as `GameWords.move` calls them. */
  readonly leaves: (yours: Leaves, best: Leaves) => string;
  /** What a wrong answer gives away of the chance to win, and the error of that; shares of 1. */
  readonly givesAway: (loss: number, error: number) => string;
  /** Right, though not the grader's first. */
  readonly asGood: string;
  readonly oneWay: string;
  readonly next: string;
  readonly inRulebook: string;
  readonly allMoves: string;
  /** How it was found out. */
  readonly allMovesAbout: (worlds: number) => string;
  readonly best: string;
  readonly within: string;
  readonly loss: (loss: number, error: number) => string;
  readonly leavesShort: (leaves: Leaves) => string;

  readonly daily: DailyWords;
};

export type DailyWords = {
  readonly title: string;
  readonly intro: string;
  readonly start: string;
  readonly goOn: string;
  readonly question: (number: number, of: number) => string;
  readonly score: (right: number, of: number) => string;
  readonly days: (days: number) => string;
  readonly practice: string;
  readonly practiceAbout: string;
  readonly yesterday: string;
  readonly today: string;
  /** The address is of a day before yesterday, of one to come, or of none. */
  readonly noDeal: string;
  readonly comeBack: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** The first line of what is shared; the date as the language writes it. */
  readonly shareLine: (date: string, right: number, of: number) => string;
  readonly shareText: string;
  readonly result: string;
  readonly mark: (number: number, isRight: boolean) => string;
  readonly nextQuestion: string;
  readonly toResult: string;
  readonly lookAt: (number: number) => string;
  readonly toDrills: string;
};
