/**
 * A game as a line of entries, folded: events, and take-backs that name where they go back to. One
 * fold serves the truth and every view, so a correction means the same to all.
 */
import { assert, type Event, type RecordedEvent, type Seat } from '@palier/rules';

/** A place to go back to: the number of the newest event standing there, and what was true. */
type Place<T> = { readonly stands: number; readonly at: T };

/** Places of one turn, the newest first. */
type Back<T> = Place<T> & {
  /** Whose move leads on from there. */
  readonly seat: Seat;
  /** Whether that move ended the turn: not every table lets it be taken back. */
  readonly isTurnsEnd: boolean;
  readonly before: Back<T> | undefined;
};

export type Timeline<T> = Place<T> & {
  /** How many entries there have been, taken back or not. */
  readonly number: number;
  /** Where a take-back may lead: before each laying and adding of this turn, and before its discard. */
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
  return { number, stands: number, at, back: backAfter(timeline, events) };
}

/**
 * ADD-3: what a player may take back. A laying and an adding until the turn ends; the discard until
 * anybody does something, or luck does: whoever misses a turn does nothing.
 */
function backAfter<T>(timeline: Timeline<T>, events: readonly Event[]): Back<T> | undefined {
  const [first, ...others] = events;
  if (others.some(({ t }) => t !== 'turnSkipped')) return undefined;
  const { stands, at, back: before } = timeline;
  switch (first?.t) {
    case 'levelLaid':
    case 'cardAdded':
      return { stands, at, seat: first.seat, isTurnsEnd: false, before };
    case 'cardDiscarded':
      return { stands, at, seat: first.seat, isTurnsEnd: true, before };
    case 'turnSkipped':
      return before;
    default:
      return undefined;
  }
}

/** `isDiscardOpen`: the table lets a discard be taken back while nobody has done anything since. */
export type TakeBackRule = { readonly isDiscardOpen: boolean };

export function canTakeBackAt(
  { back }: Timeline<unknown>,
  seat: Seat,
  { isDiscardOpen }: TakeBackRule,
): boolean {
  return back?.seat === seat && (isDiscardOpen || !back.isTurnsEnd);
}
