/** From a moment of a finished game to a table where it is played on. */
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { tables } from '../local/workers.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { sittersFor, type SeatPlan } from './sitters.ts';

type PlayOnMoment = {
  readonly game: string;
  /** After so many events of its record. */
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly own: Seat;
  readonly strength: SeatPlan['strength'];
};

/** Whether the game could be made; then it is shown. */
export async function playOnAtTable({ game, at, ...model }: PlayOnMoment): Promise<boolean> {
  const nameOf: SeatPlan['nameOf'] = (character) => words('game').character(character).name;
  const seats = sittersFor({ ...model, nameOf });
  const id = await tables('playOn', [{ game, at, seats }]);
  if (id === undefined) return false;
  go({ t: 'game', game: id });
  return true;
}
