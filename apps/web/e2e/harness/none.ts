import { expect } from 'vitest';

/** Says all that was found, not how many. */
export function expectNone(found: readonly string[]): void {
  if (found.length > 0) expect.fail(found.join('\n'));
}
