/** Who won, in a line. */
import type { Naming } from '@palier/text';
import { words } from '../state/words.ts';
import type { GameClimb } from './climb.ts';

/** Whether somebody came to the end, or those who won only furthest. */
export function hasReachedMoon({ winners, rounds }: GameClimb): boolean {
  const last = rounds.at(-1);
  return winners.some((seat) => {
    const end = last?.seats[seat - 1];
    return end !== undefined && end.after >= end.levels;
  });
}

export function headlineOf(climb: GameClimb, naming: Naming): string {
  const say = words('results');
  const { winners } = climb;
  return hasReachedMoon(climb) ? say.headline(winners, naming) : say.stalled(winners, naming);
}
