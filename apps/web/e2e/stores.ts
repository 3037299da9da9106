/** The store of the local game with the contract of stores, bundled for a page. */
import { STORE_CASES, SUMMARY } from '@palier/table/testing';
import { idbStore } from '../src/local/idb-store.ts';

export { SUMMARY, idbStore };

/** Runs one case of the contract on a database of its own; fails by throwing. */
export async function runCase(index: number): Promise<void> {
  const name = `case ${index}`;
  const store = idbStore(name);
  await STORE_CASES[index]!.run({ store, reopen: async () => idbStore(name) });
}
