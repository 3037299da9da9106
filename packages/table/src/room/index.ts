/** The public face of tables online: what a server runs and what a client speaks. */
export {
  ABSENCES,
  CHATS,
  CHAT_LENGTH,
  CLOCKS,
  DAY_CLOCKS,
  DELAYS,
  DROP_TIME,
  EMOTES,
  GRACE,
  JOINING,
  MOST_PEOPLE,
  PHRASES,
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
} from './options.ts';
export type {
  Appended,
  BotPace,
  Bus,
  Gossip,
  Leases,
  Ledger,
  LedgerEntry,
  RandomSource,
  NextEntry,
  ReportKeeper,
  RoomClock,
  RoomLimits,
  RoomPorts,
  StoredStep,
} from './ports.ts';
export type { Ear } from './guest.ts';
export { parseCode, parseInvitation, parseTableName, showCode } from './invitation.ts';
export { memoryLeases, memoryLedger, type MemoryLedger } from './memory-ledger.ts';
export type { PersonId, RoomName, Saying, StandIn } from './room.ts';
export { patienceWith } from './patience.ts';
export { plainLine, plainName } from './plain-line.ts';
export type { NewReport, Origin, ReportedLine, ReportedPerson } from './report.ts';
export { Rooms, type RoomLine, type SeenRoom } from './rooms.ts';
export type { Dial, Hearing } from './link.ts';
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
