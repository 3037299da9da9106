/**
 * Test files that runs take in turns, so that `npm test` stays short: `TEST_TURN=2` leaves those of the
 * first and the third turn to other runs. `npm test` draws a turn, `npm run test:hard` takes them one
 * after the other, and without a turn nothing is left out. A failure is met again by the same turn.
 */

/** Each run takes one of three: more would let a fault lie for too long. */
export type InTurns = readonly [readonly string[], readonly string[], readonly string[]];

/** From 0; undefined where everything is wanted. */
export function turnFrom(env: NodeJS.ProcessEnv): number | undefined {
  const { TEST_TURN: turn } = env;
  if (turn === undefined) return undefined;
  if (!/^[123]$/u.test(turn)) throw new Error(`TEST_TURN is 1, 2 or 3, not ${turn}`);
  return Number(turn) - 1;
}

/** What this run leaves to the others, to be excluded. */
export function leftOut(files: InTurns, turn: number | undefined): readonly string[] {
  return turn === undefined ? [] : files.filter((_, index) => index !== turn).flat();
}
