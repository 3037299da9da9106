/** The public face of the law. See README.md for the map. */
export { assert, unreachable } from './assert.ts';
export {
  COLOURS,
  COLOUR_LETTERS,
  CARD_CODES,
  HOLD,
  JOKER,
  JOKERS,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  MASTER_SPECIALS,
  MAX_VALUE,
  PASS,
  SPECIALS,
  SWAP,
  TAKE,
  UNKNOWN,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  isSpecial,
  jokerCovers,
  makeCard,
  makePlaced,
  meaningOf,
  numberCard,
  parseCard,
  parsePlaced,
  placeAsColour,
  placeAsValue,
  placeCard,
  placedColour,
  placedValue,
  specialName,
  type Card,
  type Colour,
  type MasterSpecial,
  type Meaning,
  type Placed,
  type SpecialName,
} from './cards.ts';
export {
  KINDS,
  LADDERS,
  LADDER_IDS,
  LADDER_LIMITS,
  levelSize,
  makePart,
  parsePart,
  type Kind,
  type Ladder,
  type LadderId,
  type LadderMode,
  type Level,
  type LevelPart,
} from './ladders.ts';
export {
  DEFAULT_EDITION,
  EDITIONS,
  EDITION_IDS,
  HAND_SIZE,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Edition,
  type EditionId,
} from './editions.ts';
export {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  HOUSE_RULES,
  HOUSE_RULE_NAMES,
  HOUSE_TOPICS,
  MAX_KEPT,
  type ChoiceName,
  type RuleChoices,
  type HouseRuleName,
  type HouseRules,
  type HouseTopic,
  type IdleReason,
} from './house-rules.ts';
export {
  MASTER_OPTIONS,
  ladderOfSeat,
  makeSetup,
  type CustomLadder,
  type LadderChoice,
  type Master,
  type Setup,
  type SetupChoice,
} from './setup.ts';
export {
  STEPS,
  deciders,
  levelOf,
  nextSeat,
  pastEvents,
  type Meld,
  type Past,
  type Seat,
  type State,
  type Step,
  type Table,
  type View,
  type Viewer,
} from './state.ts';
export {
  specialPlayed,
  type AddCard,
  type Command,
  type CommandType,
  type LayLevel,
} from './commands.ts';
export {
  ROUND_ENDS,
  type Event,
  type EventOf,
  type EventType,
  type RoundEnd,
  type RoundEnded,
  type TakenBack,
} from './events.ts';
export {
  REFUSAL_CODES,
  isRefusal,
  refuse,
  type Refusal,
  type RefusalCode,
  type RefusalFacts,
} from './refusals.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export {
  BOOKLETS_OF,
  BOOKLET_IDS,
  DEFAULTS_PRINTED,
  LEVELS_PRINTED,
  RULE_SOURCES,
  bookletsFor,
  defaultSource,
  sourceIn,
  type BookletId,
  type OtherReading,
  type RuleSource,
  type Source,
} from './rule-sources.ts';
export {
  ALONE_COMMANDS,
  PLAYED_ALONE,
  aloneCardOf,
  aloneCommandBy,
  isAloneCommand,
  isAloneEvent,
  type AloneCommand,
  type AloneCommandType,
  type AloneEvent,
  type AloneVerb,
} from './specials.ts';
export {
  fault,
  isFault,
  type ExpectedType,
  type Fault,
  type FaultCode,
  type FaultFacts,
} from './faults.ts';
export {
  below,
  chanceFrom,
  scriptedChance,
  seededBits,
  seededChance,
  shuffled,
  type Bits,
  type Chance,
  type ScriptedChance,
  type ScriptedOutcome,
} from './chance.ts';
export { SECRET_BYTES, commitmentTo, honestChance, isSecret } from './honest.ts';
export { firstLaying, layings, type Laying, type LayingRules } from './layings.ts';
export { mayLay } from './tally.ts';
export { fitOn, takes, waysOn, type Fit } from './melds.ts';
export { readLaying } from './lay.ts';
export { MOST_SWAPPED, check, checkAt, type Standpoint } from './check.ts';
export { decide, play, start, type Played } from './decide.ts';
export { emptyState, evolve } from './evolve.ts';
export { evolveView, evolveViews, redact, viewOf } from './view.ts';
export { firstAddition, layCommand, legalMoves, otherMoves } from './legal.ts';
export {
  droppable,
  isFinished,
  keepLimit,
  layableLevels,
  offerSize,
  winsByLaying,
} from './round.ts';
export {
  firstStanding,
  settleRound,
  toldBonus,
  toldLayable,
  toldWins,
  type Settled,
  type Standing,
  type ToldRound,
} from './settle.ts';
export { placesOf } from './places.ts';
export { NEWCOMER, rateGame, ratingScale, type Rating } from './rating.ts';
export { MAX_MOVE_LENGTH, makeMove, parseMove } from './notation.ts';
export { parsePosition, type ParsedPosition } from './position.ts';
export { makePosition, makeView, positionOf } from './position-print.ts';
export { NAME_LENGTH, VERSION, makeEvent, makeSetupChoice, parseSetupChoice } from './documents.ts';
export { SEED_LENGTH } from './position-document.ts';
export { makeDecide, makeHello, makeOver, parseBotAnswer, type BotAnswer } from './bot-messages.ts';
export type { Json, JsonSchema } from './codec.ts';
export {
  chanceOf,
  makeHeader,
  makeRecord,
  makeRecordLine,
  momentsOf,
  parseRecord,
  parseRecordedEvent,
  startOf,
  type Fairness,
  type GameRecord,
  type Moment,
  type RecordHeader,
  type RecordResult,
  type RecordedEvent,
} from './record.ts';
export { commandOf, verify, type Move, type Problem, type Verdict } from './verify.ts';
export { judge, type JudgedMove, type JudgedRound, type Judgement } from './judge.ts';
export type { Decided } from './grounds.ts';
export { SCHEMAS, SCHEMA_NAMES, type SchemaName } from './schemas.ts';
