/** The public face of tables online: what a server runs and what a client speaks. */
export {
  ABSENCES,
  CHATS,
  CHAT_LENGTH,
  CLOCKS,
  CLOCK_AMONG_STRANGERS,
  DAY_CLOCKS,
  DELAYS,
  DROP_TIME,
  EMOTES,
  FILL_STRENGTHS,
  GRACE,
  JOINING,
  LISTINGS,
  LIVE_CLOCKS,
  MOST_PEOPLE,
  MOST_REST,
  MOST_RESTED,
  PHRASES,
  QUICK_CLOCKS,
  QUICK_WAIT,
  REPORT_LENGTH,
  REPORT_REASONS,
  TAKE_BACKS,
  TURN_TIME,
  USUAL_OPTIONS,
  WATCHING,
  isOverDays,
  type Emote,
  type Phrase,
  type ReportReason,
  type RoomOptions,
  type FillStrength,
} from './options.ts';
export type {
  Appended,
  Bans,
  BotPace,
  Bus,
  Gossip,
  ListNews,
  Leases,
  Ledger,
  LedgerEntry,
  RandomSource,
  NextEntry,
  ReportKeeper,
  RoomClock,
  RoomLimits,
  RoomNews,
  RoomPorts,
  StoredStep,
} from './ports.ts';
export type { Ear } from './guest.ts';
export { parseCode, parseInvitation, parseTableName, showCode } from './invitation.ts';
export {
  listedTable,
  lobbyAsk,
  lobbyHello,
  lobbyTell,
  MOST_BEFORE,
  playNow,
  playingNow,
  quickWishes,
  readLobbyTell,
  type ListedTable,
  type LobbyAsk,
  type LobbyHello,
  type LobbyTell,
  type PlayNow,
  type QuickWishes,
} from './lobby-wire.ts';
export { isFreeSeat, type ClubTable } from './listing.ts';
export type { OpenTables } from './open-tables.ts';
export { find, fits, quickOptions, type MayMeet } from './quick-play.ts';
export { memoryLeases, memoryLedger, type MemoryLedger } from './memory-ledger.ts';
export type { PersonId, RoomName, Saying, StandIn } from './room.ts';
export type { NightSeat, NightTable } from './night-table.ts';
export type { SeatResult, TableResult } from './night-result.ts';
export { patienceWith } from './patience.ts';
export type { OperatorDeed } from './decide.ts';
export { outcomeFrom, type Outcome, type OutcomeSeat } from './outcome.ts';
export { plainLine, plainName } from './plain-line.ts';
export type { RestStanding } from './rest.ts';
export type { FillBot } from './decision.ts';
export { fingerprintOf, type Origin } from './origin.ts';
export type { NewReport, ReportedLine, ReportedPerson } from './report.ts';
export {
  Rooms,
  type Company,
  type InspectedRoom,
  type Playing,
  type RoomLine,
  type SeenRoom,
} from './rooms.ts';
export { Link, type Dial, type Hearing } from './link.ts';
export {
  RoomClient,
  type RoomClientOptions,
  type RoomClientPorts,
  type RoomPromise,
  type RoomState,
} from './room-client.ts';
export type { DaysSummary, RoomSummary, SeatHolder, Standing } from './summary.ts';
export {
  CODE_LENGTH,
  CODE_LETTERS,
  TOKEN_BYTES,
  isTableCode,
  makeReturnCode,
  parseReturnCode,
  tokenFrom,
} from './token.ts';
export { mayPrepare } from './who.ts';
export {
  CLOSINGS,
  DENIALS,
  MOST_SAID,
  NICKNAME_LENGTH,
  ask,
  askedOptions,
  hello,
  ownToken,
  said,
  tell,
  told,
  toldOptions,
  toldRoom,
  type AskedOptions,
  type Closing,
  type Denial,
  type HeardClosing,
  type HeardDenial,
  type Hello,
  type Presence,
  type RoomAsk,
  type RoomTell,
  type ToldOptions,
  type ToldPerson,
  type ToldRoom,
  type ToldSaid,
  type ToldSeat,
  type WireAnswer,
} from './wire.ts';
