/** A programmer's error, never a player's: always on, because a wrong state must not be played on. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`palier: ${message}`);
}

/** The end of a `switch` over a closed union; a new member makes the call a type error. */
export function unreachable(value: never): never {
  throw new Error(`palier: unreachable ${JSON.stringify(value)}`);
}
