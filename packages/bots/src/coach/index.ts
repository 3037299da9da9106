/** The coach: reviews of games. A door of its own, so that who only plays does not load it. */
export {
  USUAL_REVIEW,
  VERDICTS,
  isAgainst,
  type CoachReason,
  type CoachVerdict,
  type GameReview,
  type ReviewInterval,
  type Lost,
  type Luck,
  type ReviewedMove,
  type ReviewOptions,
} from './review.ts';
export { judgeMove, leadOf, type MoveJudgement, type JudgeOptions } from './judge-move.ts';
export { decisionsOf, gradeOf, reviewGame, type RecordedDecision } from './review-game.ts';
