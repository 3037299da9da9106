/** The public face of the minds. See README.md. */
export { questionOf, randomFrom, type Bot, type Question, type Random } from './bot.ts';
export {
  CHARACTER_IDS,
  MOST_CONTINUATIONS,
  STRENGTHS,
  USUAL_STRENGTH,
  makeBotName,
  parseBotName,
  type BotChoice,
  type CharacterId,
  type Strength,
} from './bot-names.ts';
export {
  BOT_NAMES,
  LEARNT_STRENGTHS,
  USUAL_CONTINUATIONS,
  botNamed,
  botOf,
  botOrUsual,
} from './roster.ts';
export type { Learnt } from './network-bot.ts';
export { readNetwork, type Network } from './network.ts';
export { advise, type Advice } from './advice.ts';
export type { Reason } from './reasons.ts';
export { aimsOf, type HandAim } from './aims.ts';
export { studyOf, type Study } from './study.ts';
export { hintAt } from './hint.ts';
export { believe, sampleWorld, type Belief, type Opponent, type SampledWorld } from './belief.ts';
export { remember, type SeatMemory } from './memory.ts';
export { deliberate, type Facts, type Mind, type MoveOption } from './deliberate.ts';
export { EXPERT_MIND, STEADY_MIND, thinker } from './thinkers.ts';
export { PlayOuts, masterBot, search, type Judged, type Searcher } from './master-bot.ts';
export { chanceToWin } from './standing.ts';
export type { Weights } from './weights.ts';
export {
  assess,
  bestLaying,
  chanceToLay,
  compileLevel,
  countOuts,
  distanceOf,
  goingOut,
  groupingOf,
  makeAssessment,
  mostAdditions,
  rankedLayings,
  solve,
  tallyOf,
  unseenFrom,
  type Assessment,
  type Grouping,
  type HandQuestion,
  type HandTally,
  type LevelPlan,
  type Odds,
  type Solution,
  type Unseen,
} from './solver/index.ts';
