/** A seat: who sits there, how far they have come, and what lies on their discard pile. */
import type { Seat, Table } from '@palier/rules';
import { type DrawnSeat, seatFacts, shownLevel, type Spot } from '@palier/table/seat';
import type { ComponentChildren } from 'preact';
import { Face, type FaceOf, type Mood } from './face.tsx';
import type { TableNames } from './names.ts';
import { SeatPile } from './piles.tsx';
import { SpotView } from './spot-view.tsx';
import type { Mark, Touch } from './spot.ts';
import { Staircase } from './staircase.tsx';
import './board.css';

/** A table as it is drawn: what lies on it, who sits there, how it is called, what may be touched. */
export type Drawn = {
  readonly table: Table;
  readonly faces: readonly FaceOf[];
  readonly names: TableNames;
  readonly touch?: Touch | undefined;
  readonly markOf?: ((spot: Spot) => Mark | undefined) | undefined;
};

type SeatViewProps = Drawn & {
  readonly seat: Seat;
  /** Whether this seat must decide; by default, whether it is its turn. */
  readonly isDue?: boolean;
  /** The round has ended: whether this seat ended it; what is left in hand is seen from its back. */
  readonly ended?: { readonly isOut: boolean } | undefined;
  /** What they make of what has just happened; by default, of how they stand. */
  readonly mood?: Mood | undefined;
  /** Over the face. */
  readonly sign?: ComponentChildren;
  /** Below. */
  readonly children?: ComponentChildren;
};

export function SeatView({ seat, isDue, ended, mood, sign, children, ...drawn }: SeatViewProps) {
  const { table, names, faces, touch } = drawn;
  const facts = seatFacts(table, seat);
  const { isTurn, hasWon } = facts;
  return (
    <div
      class="seat"
      data-seat={seat}
      data-turn={isDue ?? (isTurn && ended === undefined)}
      data-won={hasWon}
      data-out={ended?.isOut}
    >
      <div class="seat-top">
        <SpotView
          spot={{ t: 'seat', seat }}
          class="seat-who"
          says={names.say.seat(names.call(seat), names.facts(seat))}
          touch={touch}
        >
          <Face
            of={faces[seat - 1]!}
            mood={ended === undefined ? (mood ?? moodOf(facts)) : moodAtEnd(facts, ended.isOut)}
          />
          {facts.leads && <LeadMark />}
          {sign}
          <span class="cut seat-name" aria-hidden="true">
            {names.call(seat)}
          </span>
          <span class="seat-level" aria-hidden="true">
            <span class="seat-level-name">{names.level(seat)}</span>
            <span class="seat-level-number">{shownLevel(facts)}</span>
            <SeatMarks facts={facts} names={names} />
          </span>
          <span class="seat-progress" aria-hidden="true">
            <SeatStairs table={table} seat={seat} />
            <span class="seat-count">{facts.cards}</span>
          </span>
        </SpotView>
        <SeatPile {...drawn} seat={seat} />
      </div>
      {ended !== undefined && <Backs cards={facts.cards} />}
      {children}
    </div>
  );
}

function SeatMarks({ facts, names }: { readonly facts: DrawnSeat; readonly names: TableNames }) {
  const { say } = names;
  const marks = [
    ...(facts.isNearMoon ? [{ mark: <MoonMark />, name: say.nearMoon, kind: 'moon' }] : []),
    ...(facts.hasLaid ? [{ mark: '✓', name: say.laid, kind: 'laid' }] : []),
    ...(facts.isSkipped ? [{ mark: '✕', name: say.missesTurn, kind: 'skip' }] : []),
    ...(facts.isHeld ? [{ mark: 'K', name: say.holds, kind: 'hold' }] : []),
  ];
  return (
    <span class="seat-marks">
      {marks.map(({ mark, name, kind }) => (
        <span key={kind} class="seat-mark" data-kind={kind} title={name}>
          {mark}
        </span>
      ))}
    </span>
  );
}

function moodOf({ isSkipped, isTurn, hasLaid, hasWon }: DrawnSeat): Mood {
  if (hasWon) return 'happy';
  if (isSkipped) return 'sad';
  if (isTurn) return 'thinking';
  return hasLaid ? 'happy' : 'calm';
}

function moodAtEnd({ hasLaid }: DrawnSeat, isOut: boolean): Mood {
  if (isOut) return 'happy';
  return hasLaid ? 'calm' : 'sad';
}

/** What is left in somebody's hand, as everybody sees it. How many are left is said with the seat. */
function Backs({ cards }: { readonly cards: number }) {
  return (
    <span class="seat-backs" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        <span key={index} class="seat-back" />
      ))}
    </span>
  );
}

/** A seat's place on its ladder, whichever kind that is. */
function SeatStairs({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { levels, at, gone, hasLaid } = seatFacts(table, seat);
  return <Staircase levels={levels} at={at} laid={hasLaid} {...(gone && { gone })} />;
}

/** A little crown for whoever leads. Whoever draws it says so in words. */
export function LeadMark() {
  return (
    <svg class="lead-mark" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      <path d="M2 12.5 1 3.5l5 4L10 1l4 6.5 5-4-1 9z" />
    </svg>
  );
}

/** A little moon beside the level of whoever has one left. Whoever draws it says so in words. */
export function MoonMark() {
  return (
    <svg class="moon-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" />
      <path d="M5.5 6a1.7 1.7 0 1 0 .1 0zM10.5 9.5a1.3 1.3 0 1 0 .1 0z" />
    </svg>
  );
}
