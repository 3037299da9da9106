/**
 * A programmer's error, never a player's: always on, because a wrong state must not be played on.
 * A message that takes long to put together is a function, called only where it is needed.
 */
export function assert(condition: unknown, message: string | (() => string)): asserts condition {
  if (condition) return;
  throw new Error(`palier: ${typeof message === 'string' ? message : message()}`);
}

/** The end of a `switch` over a closed union; a new member makes the call a type error. */
export function unreachable(value: never): never {
  throw new Error(`palier: unreachable ${JSON.stringify(value)}`);
}
