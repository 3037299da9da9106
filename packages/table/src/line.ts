/**
 * A game as a line of entries, folded: events, and take-backs that name where they go back to. One
 * fold serves the truth and every view, so a correction means the same to all.
 */
import { assert, type Event, type RecordedEvent } from '@palier/rules';

/** A place to go back to: the number of the newest event standing there, and what was true. */
type Place<T> = { readonly stands: number; readonly at: T };

export type Line<T> = Place<T> & {
  /** How many entries there have been, taken back or not. */
  readonly number: number;
  /** Where a take-back may lead: before each laying and adding of this turn, the oldest first. */
  readonly back: readonly Place<T>[];
};

export function lineFrom<T>(at: T): Line<T> {
  return { number: 0, stands: 0, at, back: [] };
}

export function follow<T>(
  line: Line<T>,
  entry: RecordedEvent,
  evolve: (at: T, event: Event) => T,
): Line<T> {
  const number = line.number + 1;
  if (entry.t === 'takenBack') {
    const index = line.back.findIndex(({ stands }) => stands === entry.to);
    const place = line.back[index];
    assert(place !== undefined, 'a take-back leads to where the turn was');
    return { number, ...place, back: line.back.slice(0, index) };
  }
  const { stands, at } = line;
  const back = isCorrectable(entry) ? [...line.back, { stands, at }] : [];
  return { number, stands: number, at: evolve(at, entry), back };
}

/** ADD-3: what a player may take back until the turn ends. */
function isCorrectable(event: Event): boolean {
  return event.t === 'levelLaid' || event.t === 'cardAdded';
}
