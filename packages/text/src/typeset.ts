/** A language's typography on every text of a catalogue, command lines to copy left as they are. */
export function typesetAll<T>(catalogue: T, typeset: (text: string) => string): T {
  return through(catalogue, typeset) as T;
}

function through(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') {
    const say = value as (...facts: readonly unknown[]) => unknown;
    return (...facts: readonly unknown[]) => through(say(...facts), typeset);
  }
  if (Array.isArray(value)) return value.map((item) => through(item, typeset));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'line' ? member : through(member, typeset),
    ]),
  );
}
