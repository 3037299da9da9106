/** The exact hand solver: its public face. */
export { mostAdditions, type Additions, type LaidTable } from './additions.ts';
export { assess, distanceOf, makeAssessment, type Assessment } from './assess.ts';
export { bestLaying, type MeasuredLaying } from './best-laying.ts';
export { goingOut, type GoingOut, type Moment } from './going-out.ts';
export { groupingOf, type Grouping } from './grouping.ts';
export { compileLevel, type LevelPlan } from './level-plan.ts';
export { compareMeasures, type LayingMeasure } from './measure.ts';
export { ODDS_TURNS, chanceToLay, type Odds, type OddsQuestion } from './odds.ts';
export { MOST_RANKED, rankedLayings, type RankedLayings } from './ranked-layings.ts';
export { solve, type HandQuestion, type Out, type Solution } from './solve.ts';
export { countStuck } from './stuck.ts';
export { shapeOf, type TableShape } from './table-shape.ts';
export { addTo, emptyTally, refill, removeFrom, tallyOf, type HandTally } from './tally.ts';
export { countOuts, isOut, putUnseen, takeUnseen, unseenFrom, type Unseen } from './unseen.ts';
