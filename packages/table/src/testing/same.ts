/** Values compared whole, for cases that need no test runner. */
import { assert } from '@palier/rules';

export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(sorted(found)), JSON.stringify(sorted(expected))];
  assert(one === other, `${what}: ${one?.slice(0, 500)} instead of ${other?.slice(0, 500)}`);
}

/** Members in one order: a store may keep them in any. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
