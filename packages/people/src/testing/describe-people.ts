/** The contract of stores of people as a suite: for memory, SQLite, PostgreSQL alike. */
import type { TestRunner } from '@palier/table/testing';
import { PEOPLE_CASES, type PeopleUnderTest } from './people-cases.ts';

/** Every case gets a store of its own. */
export function describePeople(
  name: string,
  makeStore: () => Promise<PeopleUnderTest>,
  { describe, it }: TestRunner,
): void {
  describe(name, () => {
    for (const { title, run } of PEOPLE_CASES) it(title, async () => run(await makeStore()));
  });
}
