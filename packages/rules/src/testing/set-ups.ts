/** Set-ups for tests, which know that these can be played. */
import { assert } from '../assert.ts';
import { isFault } from '../faults.ts';
import { makeSetup, type Setup, type SetupChoice } from '../setup.ts';

export function setupOf(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), () => `no set-up: ${JSON.stringify(setup)}`);
  return setup;
}
