/** What other workspaces need to test what they build on tables. For tests only. */
export { describeLeases, describeLedger } from './describe-ledger.ts';
export { describeStore, type Runner } from './describe-store.ts';
export { eagerMove } from './eager-player.ts';
export type { LeasesUnderTest } from './lease-cases.ts';
export type { LedgerUnderTest } from './ledger-cases.ts';
export { STORE_CASES, SUMMARY, type StoreCase, type StoreUnderTest } from './store-cases.ts';
export { VirtualClock } from './virtual-clock.ts';
