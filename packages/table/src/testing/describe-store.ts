/** The contract of stores as a suite: for memory, IndexedDB, SQLite, PostgreSQL alike. */
import { STORE_CASES, type StoreUnderTest } from './store-cases.ts';

/** What is used of a test runner: it is not a dependency of this package. */
export type TestRunner = {
  readonly describe: (name: string, suite: () => void) => unknown;
  readonly it: (title: string, test: () => Promise<void>) => unknown;
};

/** Every case gets a store of its own. */
export function describeStore(
  name: string,
  makeStore: () => Promise<StoreUnderTest>,
  { describe, it }: TestRunner,
): void {
  describe(name, () => {
    for (const { title, run } of STORE_CASES) it(title, async () => run(await makeStore()));
  });
}
