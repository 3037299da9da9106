/** Everyone on the large staircase, from where they stood before a round to where they stand after. */
import type { SeatInfo } from '@palier/table';
import type { Climber } from '../board/climb.tsx';
import type { RoundStory, SeatRound } from './climb.ts';

export type Staircase = { readonly levels: number; readonly climbers: readonly Climber[] };

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

/** Ladders of different lengths lead to the same moon. */
function landing({ levels }: SeatRound, behind: number, longest: number): number {
  return behind >= levels ? longest + 1 : behind + 1;
}
