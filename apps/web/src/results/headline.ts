/** Who won, in a line. */
import type { Naming } from '@palier/text';
import { words } from '../state/words.ts';
import { type GameClimb, hasReachedMoon } from '@palier/table/seat';

export function headlineOf(climb: GameClimb, naming: Naming): string {
  const say = words('results');
  const { winners } = climb;
  return hasReachedMoon(climb) ? say.headline(winners, naming) : say.stalled(winners, naming);
}
