/** The contracts of ledgers and leases as suites: for memory, SQLite, PostgreSQL alike. */
import type { TestRunner } from './describe-store.ts';
import { LEASE_CASES, type LeasesUnderTest } from './lease-cases.ts';
import { LEDGER_CASES, type LedgerUnderTest } from './ledger-cases.ts';

/** Every case gets a ledger of its own. */
export function describeLedger(
  name: string,
  makeLedger: () => Promise<LedgerUnderTest>,
  { describe, it }: TestRunner,
): void {
  describe(name, () => {
    for (const { title, run } of LEDGER_CASES) it(title, async () => run(await makeLedger()));
  });
}

/** Every case gets leases of its own. */
export function describeLeases(
  name: string,
  makeLeases: () => Promise<LeasesUnderTest>,
  { describe, it }: TestRunner,
): void {
  describe(name, () => {
    for (const { title, run } of LEASE_CASES) it(title, async () => run(await makeLeases()));
  });
}
