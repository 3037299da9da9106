/**
 * A game as a line of entries, folded: events, and take-backs that name where they go back to. One
 * fold serves the truth and every view, so a correction means the same to all.
 */
import { assert, type Event, type RecordedEvent } from '@palier/rules';

/** A place to go back to: the number of the newest event standing there, and what was true. */
type Place<T> = { readonly stands: number; readonly at: T };

/** Places of one turn, the newest first. */
type Back<T> = Place<T> & { readonly before: Back<T> | undefined };

export type Timeline<T> = Place<T> & {
  /** How many entries there have been, taken back or not. */
  readonly number: number;
  /** Where a take-back may lead: before each laying and adding of this turn. */
  readonly back: Back<T> | undefined;
};

export function timelineFrom<T>(at: T): Timeline<T> {
  return { number: 0, stands: 0, at, back: undefined };
}

export function followEntry<T>(
  timeline: Timeline<T>,
  entry: RecordedEvent,
  evolve: (at: T, event: Event) => T,
): Timeline<T> {
  if (entry.t !== 'takenBack') return followMove(timeline, [entry], evolve(timeline.at, entry));
  let place = timeline.back;
  while (place !== undefined && place.stands !== entry.to) place = place.before;
  assert(place !== undefined, 'a take-back leads to where the turn was');
  return { number: timeline.number + 1, stands: place.stands, at: place.at, back: place.before };
}

/** The timeline after all events of a move, where what they lead to is known and need not be folded. */
export function followMove<T>(timeline: Timeline<T>, events: readonly Event[], at: T): Timeline<T> {
  const number = timeline.number + events.length;
  const isCorrectable = CORRECTABLE.has(events.at(-1)!.t);
  assert(!isCorrectable || events.length === 1, 'what can be taken back is a move of its own');
  const back = isCorrectable
    ? { stands: timeline.stands, at: timeline.at, before: timeline.back }
    : undefined;
  return { number, stands: number, at, back };
}

/** ADD-3: what a player may take back until the turn ends. */
const CORRECTABLE: ReadonlySet<Event['t']> = new Set(['levelLaid', 'cardAdded']);
