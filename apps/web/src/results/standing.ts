/** What of a game's entries still stands: a take-back leaves no trace in its story. */
import type { Event, RecordedEvent } from '@palier/rules';

export function standingEvents(entries: readonly RecordedEvent[]): readonly Event[] {
  const standing: { readonly number: number; readonly event: Event }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.t !== 'takenBack') {
      standing.push({ number: index + 1, event: entry });
      continue;
    }
    while (standing.length > 0 && standing.at(-1)!.number > entry.to) standing.pop();
  }
  return standing.map(({ event }) => event);
}
