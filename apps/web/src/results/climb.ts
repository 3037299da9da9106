/** Everybody on the large staircase, before a round and after it, and when the game is over. */
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { RoundOfSeat, RoundStory } from '@palier/table/seat';
import { inTurn, landedAfter } from '../board/climb-layout.ts';
import type { Climber } from '../board/climb.tsx';
import type { Mood } from '../board/features.tsx';

type Staircase = { readonly levels: number; readonly climbers: readonly Climber[] };

/** Everyone on the large staircase, from where they stood before a round to where they stand after. */
export function climbersOf(round: RoundStory, seats: readonly SeatInfo[]): Staircase {
  const levels = Math.max(...round.seats.map((seat) => seat.levels));
  const climbers = round.seats.map((seat, index) => ({
    face: seats[index]!,
    // A name is what tells climbers apart when the stairs are drawn again.
    name: String(seat.seat),
    from: landing(seat, seat.before, levels),
    to: landing(seat, seat.after, levels),
  }));
  return { levels, climbers };
}

/** The same when the game is over, as they came in: the winners, then who stands higher, then by seat. */
export function finishersOf(
  round: RoundStory,
  seats: readonly SeatInfo[],
  { winners, own }: Finish,
): Staircase {
  const { levels, climbers } = climbersOf(round, seats);
  const hasWon = ({ name }: Climber): boolean => winners.includes(Number(name));
  const moodOf = (climber: Climber): Mood => {
    if (hasWon(climber)) return 'happy';
    return Number(climber.name) === own ? 'composed' : 'calm';
  };
  return {
    levels,
    climbers: climbers
      .toSorted((a, b) => Number(hasWon(b)) - Number(hasWon(a)) || b.to - a.to)
      .map((climber) => ({ ...climber, mood: moodOf(climber) })),
  };
}

/** How a game came out, and for whom it is told: nobody, where several played at a device or somebody looks on. */
export type Finish = { readonly winners: readonly Seat[]; readonly own: Seat | undefined };

/** Everybody at the end: the others first, then whoever reaches the moon. */
export type LastClimb = Staircase & {
  /** When the last of them has landed there, in ways of a card; undefined where nobody has come so far. */
  readonly landed: number | undefined;
};

export function lastClimbOf(
  round: RoundStory,
  seats: readonly SeatInfo[],
  finish: Finish,
): LastClimb {
  const { levels, climbers: finishers } = finishersOf(round, seats, finish);
  const climbers = inTurn(finishers, levels);
  const landed = climbers.filter(({ to }) => to > levels).map((one) => landedAfter(one, levels));
  return { levels, climbers, landed: landed.length === 0 ? undefined : Math.max(...landed) };
}

/** Ladders may differ in length; the moon is above the longest. */
function landing({ levels }: RoundOfSeat, behind: number, longest: number): number {
  return behind >= levels ? longest + 1 : behind + 1;
}
