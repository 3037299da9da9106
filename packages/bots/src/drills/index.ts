/** Drills: questions out of bots' games, with graded answers. The door `@palier/bots/drills`. */
export {
  DRILLS,
  DRILL_KINDS,
  MOST_DIFFICULT,
  type AnswerForm,
  type Drill,
  type DrillKind,
  type DrillRequest,
  type GradedMove,
  type LayDrill,
  type MoveDrill,
  type MoveKind,
  type OutDrill,
} from './drill.ts';
export { makeDrill } from './make-drill.ts';
export { DAILY_KINDS, dailyDrills } from './daily.ts';
export { isAnswerTo, judgeAnswer, type DrillVerdict } from './judge.ts';
export { afterMove, shownAfter, type After } from './play-on.ts';
