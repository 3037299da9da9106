/** What other workspaces need to hold their stores against the contract. For tests only. */
export { describeStore, type Runner } from './describe-store.ts';
export { STORE_CASES, SUMMARY, type StoreCase, type StoreUnderTest } from './store-cases.ts';
