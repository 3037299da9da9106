/**
 * What a lesson is made of: a chapter is a position of the contract, what the others do there, and
 * steps, each of them one move of the learner. All of it is data; the rules decide what happens.
 */
import { cardOf, makeCard, type EditionId, type Event, type Seat } from '@palier/rules';
import type { Part } from '@palier/text';

export type ChapterId = keyof Part<'lesson'>['chapters'];
export type StepId = keyof Part<'lesson'>['steps'];

/** The learner always sits here. */
export const LEARNER: Seat = 1;

/** What must happen: an event of the learner's, of one of these cards where it matters. */
type Goal = {
  readonly t:
    | 'cardDrawn'
    | 'cardTaken'
    | 'cardDiscarded'
    | 'levelLaid'
    | 'cardAdded'
    | 'passPlayed'
    | 'roundEnded';
  readonly cards?: readonly string[];
  /** Whose pile is taken from, or who is made to pass. */
  readonly seat?: Seat;
};

export type LessonStep = {
  readonly id: StepId;
  readonly goal: Goal;
  /** Moves that reach the goal; the first legal one is shown to a learner who does not find any. */
  readonly ways: readonly string[];
};

/** Members as in a position of the contract; the stock is given by the cards that come first. */
export type Position = {
  readonly edition: EditionId;
  readonly players: number;
  readonly levels: readonly number[];
  readonly laid?: readonly (number | null)[];
  readonly hands: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly melds?: readonly (readonly LessonMeld[])[];
  readonly next: readonly string[];
  readonly step?: 'draw' | 'play';
  readonly round?: number;
};

export type LessonMeld = {
  readonly kind: 'run' | 'set' | 'colour';
  readonly cards: readonly string[];
};

export type LessonChapter = {
  readonly id: ChapterId;
  readonly position: Position;
  readonly steps: readonly LessonStep[];
  /** What the other players do, move by move, whenever it is their turn. */
  readonly replies: readonly string[];
};

export function reaches(goal: Goal, event: Event): boolean {
  if (event.t !== goal.t || !('seat' in event) || event.seat !== LEARNER) return false;
  if (goal.seat !== undefined && goal.seat !== otherIn(event)) return false;
  return goal.cards === undefined || goal.cards.includes(cardIn(event) ?? '');
}

function otherIn(event: Event): Seat | undefined {
  if (event.t === 'cardTaken') return event.from;
  return event.t === 'passPlayed' ? event.on : undefined;
}

function cardIn(event: Event): string | undefined {
  if (event.t === 'cardAdded') return makeCard(cardOf(event.card));
  return event.t === 'cardDiscarded' || event.t === 'cardTaken' ? makeCard(event.card) : undefined;
}
