/** What other workspaces need to test what they build on tables. For tests only. */
export { hasLapsedTooOften } from '../room/stand-in.ts';
export { evolveRoom, openRoom } from '../room/evolve.ts';
export type { Room, RoomEvent, RoomSeat, RoomStep } from '../room/room.ts';
export { makeStep, parseStep } from '../room/step.ts';
export { makeToldRoom } from '../room/told.ts';
export { botAt, seatOf } from '../room/who.ts';
export { describeLeases, describeLedger } from './describe-ledger.ts';
export { describeStore, type TestRunner } from './describe-store.ts';
export { eagerMove } from './eager-player.ts';
export type { LeasesUnderTest } from './lease-cases.ts';
export type { LedgerUnderTest } from './ledger-cases.ts';
export { same } from './same.ts';
export { STORE_CASES, SUMMARY, type StoreCase, type StoreUnderTest } from './store-cases.ts';
export { VirtualClock } from './virtual-clock.ts';
export { FILL_BOTS, begunRoom, type DecidedRoom } from './decided-room.ts';
