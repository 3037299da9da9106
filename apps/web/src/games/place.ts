/** How far a seat of a listed game has come. */
import type { SeatPlace } from '@palier/text';
import type { SavedGame } from '../local/calls.ts';

export type ClimbOfGame = Pick<SavedGame, 'levels' | 'ladders' | 'gone'>;

/** `index`: of the seat, from 0. */
export function placeOf({ levels, ladders, gone }: ClimbOfGame, index: number): SeatPlace {
  const level = levels[index] ?? 1;
  const length = ladders[index] ?? level;
  if (level > length) return { t: 'moon' };
  const done = gone?.[index]?.length;
  return done === undefined ? { t: 'level', level } : { t: 'done', done, levels: length };
}
