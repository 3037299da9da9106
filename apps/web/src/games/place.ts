/** How far a seat of a listed game has come. */
import type { SeatPlace } from '@palier/text';
import type { SavedGame } from '../local/calls.ts';

export type ClimbOfGame = Pick<SavedGame, 'levels' | 'ladders' | 'gone' | 'winners'>;

/** `index`: of the seat, from 0. Of a game that is over, how many levels are done, as its results say. */
export function placeOf(game: ClimbOfGame, index: number): SeatPlace {
  const { levels, ladders, gone, winners } = game;
  const level = levels[index] ?? 1;
  const length = ladders[index] ?? level;
  if (level > length) return { t: 'moon' };
  const done = gone?.[index]?.length ?? (winners.length > 0 ? level - 1 : undefined);
  return done === undefined ? { t: 'level', level } : { t: 'done', done, levels: length };
}
