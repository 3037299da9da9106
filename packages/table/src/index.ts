/** The public face of the table. See README.md. */
export { BOT_PAUSE, somethingLegal } from './bot-turn.ts';
export { TableClient, type Channel, type TableState } from './client.ts';
export { NO_ENTRIES, allEntries, entriesFrom, withEntries, type Entries } from './entries.ts';
export {
  FACES,
  FACE_CODE,
  FACE_PARTS,
  SHADES,
  faceCodeOf,
  makeFaceCode,
  parseFaceCode,
  type FaceLook,
  type FacePart,
} from './face-code.ts';
export {
  act,
  makeGame,
  openGame,
  storedGame,
  takeBack,
  type Acted,
  type Game,
  type GamePlan,
  type StoredGame,
} from './game.ts';
export { Host, type Connection, type HostPorts } from './host.ts';
export { followEntry, timelineFrom, type Timeline } from './timeline.ts';
export { memoryStore, type MemoryStore } from './memory-store.ts';
export type { Answer, Ask, Opening, Pause, Tell, ToldFairness } from './messages.ts';
export { packView, unpackView, type PackedView } from './packed-view.ts';
export { playOn, settledAt, type PlayOnPlan } from './play-on.ts';
export type { Addition, BotQuestion, Clock, BotDecider, Store } from './ports.ts';
export { endsWithRound, isJustDealt, type RoundsEnd } from './rounds-end.ts';
export { OUTSIDE_BOT, type SeatInfo } from './seats.ts';
export { summaryOf, summaryOfTable, type Summary } from './summary.ts';
export { resultOf, shownTo, type ShuffleSource } from './truth.ts';
