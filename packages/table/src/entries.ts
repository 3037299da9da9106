/**
 * What has happened in a game, taken back or not, as a list that only grows. A longer one holds the
 * shorter one and copies nothing of it, so every moment of a game can keep its own.
 */
import type { RecordedEvent } from '@palier/rules';

export type Entries = {
  readonly length: number;
  /** The newest entry, and the list before it; undefined in an empty list. */
  readonly last: RecordedEvent | undefined;
  readonly before: Entries | undefined;
};

export const NO_ENTRIES: Entries = { length: 0, last: undefined, before: undefined };

export function withEntries(entries: Entries, more: readonly RecordedEvent[]): Entries {
  let all = entries;
  for (const last of more) all = { length: all.length + 1, last, before: all };
  return all;
}

/** The entries from a place on, the oldest first. */
export function entriesFrom(entries: Entries, from: number): readonly RecordedEvent[] {
  const list: RecordedEvent[] = [];
  for (let at = entries; at.length > from; at = at.before!) list.push(at.last!);
  return list.reverse();
}

export function allEntries(entries: Entries): readonly RecordedEvent[] {
  return entriesFrom(entries, 0);
}
