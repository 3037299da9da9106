/**
 * The exact hand solver: its public face.
 *
 * - The core, for bots: a hand as a `HandTally` changed in place, a level as a `LevelPlan` compiled
 *   once, `distanceOf` and `assess` in well under a microsecond, `countOuts` against the unseen.
 * - Laying: `bestLaying` for bots, `rankedLayings` for people; by the measure in `measure.ts`.
 * - After laying: `mostAdditions` with its moves, `countStuck` without, `goingOut`.
 * - For people: `solve` (the full question), `groupingOf` (the hand sorted toward the level),
 *   `chanceToLay` (the odds).
 *
 * Inside: `value-search.ts` (runs and sets), `full-search.ts` and `colour-search.ts` (colours, ranged
 * jokers), `natural-search.ts` (a house rule), each held against the dull twin in `testing/`. The
 * searches keep their state in modules, so no answer may ask another question half-way.
 */
export { mostAdditions, type Additions, type LaidTable } from './additions.ts';
export { assess, distanceOf } from './assess.ts';
export { makeAssessment, type Assessment } from './assessment.ts';
export { countBits } from './bits.ts';
export { bestLaying, bestMeasured, type MeasuredLaying } from './best-laying.ts';
export { goingOut, type GoingOut, type TurnSoFar } from './going-out.ts';
export { groupingOf, type Grouping } from './grouping.ts';
export { leftAfterLevel } from './leftover.ts';
export { compileLevel, type LevelPlan } from './level-plan.ts';
export { compareMeasures, type LayingMeasure } from './measure.ts';
export { ODDS_TURNS, chanceToLay, type Odds, type OddsQuestion } from './odds.ts';
export { MOST_RANKED, rankedLayings, type RankedLayings } from './ranked-layings.ts';
export { solve, type HandQuestion, type Out, type Solution } from './solve.ts';
export { countStuck } from './stuck.ts';
export { addMeld, copyShape, emptyShape, shapeOf, type TableShape } from './table-shape.ts';
export { addTo, emptyTally, refill, removeFrom, tallyOf, type HandTally } from './tally.ts';
export { countOuts, isOut, putUnseen, takeUnseen, unseenFrom, type Unseen } from './unseen.ts';
