/** A round as the facts that its sentences are made from. */
import type { ClimbFact } from '@palier/text';
import type { RoundStory, SeatRound } from './climb.ts';

/** Who climbed most comes first, then by seat. */
export function climbFacts(round: RoundStory): readonly ClimbFact[] {
  return round.seats
    .toSorted(
      (a, b) => b.cleared.length - a.cleared.length || Number(b.wentOut) - Number(a.wentOut),
    )
    .map((seat) => ({
      seat: seat.seat,
      how: howOf(round, seat),
      laid: seat.laid,
      climbed: seat.cleared.length,
      now: nowOf(seat),
    }));
}

function howOf({ by, seat: winner }: RoundStory, seat: SeatRound): ClimbFact['how'] {
  if (seat.wentOut) return 'out';
  if (seat.laid === undefined) return 'none';
  if (by === 'win') return winner === seat.seat ? 'won' : 'late';
  return 'laid';
}

function nowOf({ after, levels, isOpen }: SeatRound): ClimbFact['now'] {
  if (after >= levels) return { t: 'moon' };
  return isOpen ? { t: 'left', count: levels - after } : { t: 'level', count: after + 1 };
}
