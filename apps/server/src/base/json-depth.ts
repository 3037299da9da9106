/** How deep what comes from outside may be nested: whoever reads it calls itself, and has only one stack. */

/** A ladder of one's own in the options of a message is seven deep. */
const MOST_NESTED = 16;

/** Text that is no longer can be read without looking: it cannot be nested deep enough to hurt. */
const SHORT = 400;

export function isShallow(value: unknown, most = MOST_NESTED): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((member) => isShallow(member, most - 1));
}

/** What a text says; undefined where it is no JSON, or nested too deep. */
export function parseShallow(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return text.length <= SHORT || isShallow(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
