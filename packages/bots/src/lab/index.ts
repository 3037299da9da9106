/**
 * The laboratory: games of bots alone, what happened in them, what many of them add up to, and what
 * that says of a ladder. For `palier sim` and for the ladder editor.
 */
export { adviceOn, isOutOfOrder, type LadderStudy } from './balance.ts';
export {
  MOST_SHOWN,
  NO_FACTS,
  SECONDS,
  laddersOf,
  type FactSums,
  type HalfSums,
} from './fact-sums.ts';
export { eveningsOf, gamesToTell, MOST_GAMES, type Evening } from './evening.ts';
export {
  byEnding,
  readGame,
  turnsInRound,
  type GameFacts,
  type RoundFacts,
  type SeatRound,
} from './facts.ts';
export {
  endingsSeen,
  findingsOf,
  type Findings,
  type HandFinding,
  type LevelFinding,
  type Spread,
} from './findings.ts';
export { FROZEN_NAMES, frozenNamed } from './frozen.ts';
export {
  botRandom,
  decider,
  playBotGame,
  type BotGame,
  type GameSeat,
  type PlayedGame,
  type Player,
  type Watch,
} from './game.ts';
export { intervalOf, type Method } from './intervals.ts';
export type { LadderAdvice } from './ladder-advice.ts';
export { ladderSample, reportOn, type LadderReport } from './ladder-study.ts';
export { ODDS_HANDS, levelOdds, type LevelOdds } from './level-odds.ts';
export { luckAndSkill, type LuckAndSkill } from './luck.ts';
export { mixed } from './mixed.ts';
export { intervalAround, type Estimate, type Share } from './moments.ts';
export { stateIn } from '../master-bot.ts';
export { momentOf, playOn, type Moment } from '../play-on.ts';
export { POINTS } from './points.ts';
export { meaningOfLead, runawayOf, type Runaway } from './race.ts';
export { addSums, countAll, countEntries, type Sums, type ValueCounts } from './sums.ts';
export { addTotals, noTotals, sampleTotals, type SampleGame, type Totals } from './totals.ts';
export { wilson, type Interval } from './wilson.ts';
