/**
 * The end of a round. The rules leave it behind at once, for the next deal comes with it; people want to
 * look at it first.
 */
import type { RecordedEvent, RoundEnded, View } from '@palier/rules';
import type { Entries } from './entries.ts';

export type RoundsEnd = {
  readonly event: RoundEnded;
  /** The table as the viewer saw it then: the last card lies there, and nobody has to decide anything. */
  readonly view: View;
  /** All that had happened; the end is the last of it. */
  readonly entries: Entries;
};

/** `before`: what the viewer knew right before the end. */
export function endAt(before: View, event: RoundEnded, entries: Entries): RoundsEnd {
  const table = {
    ...before.table,
    turn: event.seat ?? event.last,
    step: 'keep',
    pending: [],
  } as const;
  return { event, view: { ...before, table }, entries };
}

/** What happens without anybody's doing. */
const OF_ITSELF: ReadonlySet<RecordedEvent['t']> = new Set([
  'gameWon',
  'roundDealt',
  'upcardSkipped',
  'turnSkipped',
]);

/** Whether a round was dealt and nobody has done anything since. */
export function isJustDealt(entries: Entries): boolean {
  let at = entries;
  while (at.last !== undefined && OF_ITSELF.has(at.last.t)) {
    if (at.last.t === 'roundDealt') return true;
    at = at.before!;
  }
  return false;
}

/** Whether a round ended and nobody has done anything since. */
export function endsWithRound(entries: Entries): boolean {
  let at = entries;
  while (at.last !== undefined && OF_ITSELF.has(at.last.t)) at = at.before!;
  return at.last?.t === 'roundEnded';
}
