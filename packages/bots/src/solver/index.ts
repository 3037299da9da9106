/** The exact hand solver: its public face. */
export { assess, distanceOf, makeAssessment, type Assessment } from './assess.ts';
export { compileLevel, type LevelPlan } from './level-plan.ts';
export { addTo, emptyTally, refill, removeFrom, tallyOf, type HandTally } from './tally.ts';
export { countOuts, isOut, putUnseen, takeUnseen, unseenFrom, type Unseen } from './unseen.ts';
