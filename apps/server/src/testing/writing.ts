/** Writing at ledgers for tests: what is written can be told apart, and what was acknowledged is known. */
import type { Ledger } from '@palier/table/room';

/** Two hundred bytes, more or less, and another text for every place. */
export function stepText(id: string, rev: number): string {
  return JSON.stringify({
    at: 1_790_000_000_000 + rev,
    id,
    rev,
    events: [{ t: 'said', text: 'x'.repeat(120) }],
  });
}

/** The steps that a writer said it stored: `id rev` lines. */
export function acknowledged(lines: readonly string[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const line of lines) {
    const [id, rev, more] = line.split(' ');
    if (id !== undefined && rev !== undefined && more === undefined) ends.set(id, Number(rev) + 1);
  }
  return ends;
}

/**
 * Several writers at one table, each looking again where another was quicker. Answers what each was told
 * is stored, by its place.
 */
export async function race(
  ledgers: readonly Ledger[],
  id: string,
  steps: number,
): Promise<readonly (readonly [rev: number, step: string])[]> {
  const stored: (readonly [number, string])[] = [];
  const write = async (ledger: Ledger, writer: number): Promise<void> => {
    for (let rev = 1; rev <= steps;) {
      const step = `${writer} at ${rev}`;
      const outcome = await ledger.append(id, rev, { step });
      if (outcome === 'stored') stored.push([rev, step]);
      rev += outcome === 'stored' ? 1 : ((await ledger.since(id, rev))?.length ?? 0);
    }
  };
  await Promise.all(ledgers.map(write));
  return stored.toSorted(([a], [b]) => a - b);
}
