/** The public face of the words. See README.md for the map and the glossary. */
export {
  betterSentences,
  fortuneOf,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from './coach-sentences.ts';
export type {
  ClimbFact,
  CommandHelp,
  Deed,
  LuckSource,
  QuotedWords,
  SeatPlace,
  Telling,
} from './facts.ts';
export { meldName, nameOfMeld, type MeldName } from './cards.ts';
export { figuresOf } from './figures.ts';
export type { NameAndAbout } from './game.ts';
export {
  LANGS,
  languageName,
  loadPart,
  pickLang,
  type Lang,
  type Part,
  type PartName,
} from './langs.ts';
export { toldApart, type Naming } from './naming.ts';
export type { HouseRuleValue, RuleText } from './rules.ts';
export { say } from './facts.ts';
export { quotable } from './speech.ts';
