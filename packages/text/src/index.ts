/** The public face of the words. See README.md for the map and the glossary. */
export {
  betterSentences,
  fortuneOf,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from './aside/coach-sentences.ts';
export type { LearnPlace } from './aside/learn-words.ts';
export type { Fortune } from './aside/review-words.ts';
export type { NameAndAbout } from './character-words.ts';
export { BENCH_ROWS, type BenchRow, type BenchUnit } from './cli-words.ts';
export type {
  CliFailureCode,
  CliFailureFacts,
  CommandHelp,
  CommandName,
  Saying,
} from './cli-words.ts';
export { HAND_TOPICS, type HandTopic } from './lab-words.ts';
export {
  LANGS,
  languageName,
  loadPart,
  pickLang,
  type Lang,
  type Part,
  type PartName,
} from './langs.ts';
export type { RuleText } from './ledger/rule-text.ts';
export { toldApart, type Naming } from './naming.ts';
export type { OutsideCode, OutsideFacts, OutsideOption } from './outside-words.ts';
export { quotable } from './quote.ts';
export type { ApiProblem } from './serve-words.ts';
export type { CheckState } from './web/online-table-words.ts';
export type { OnlineClosing, OnlineDenial, OptionWords } from './web/online-words.ts';
export type { SeatPlace } from './web/shell-words.ts';
export type { ClimbFact, LuckSource, SeatFigure, Telling } from './web/story-words.ts';
export type { HouseRuleValue, HouseRuleWords } from './words.ts';
