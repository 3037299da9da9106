/** How long a decision may be waited for, as the page counts it: the table is not told anew because time goes by. */
import { patienceWith, type ToldRoom } from '@palier/table/room';
import { peopleSeated, type PersonSitter } from './sitters.ts';

/** Milliseconds that a move may take to get here. */
const ON_THE_WAY = 1000;

/** Milliseconds before the others may vote at which who is waited for hears that they wait. */
const NOTICE = 15_000;

type Patience = {
  /** Milliseconds of the decision after which the others may vote. */
  readonly vote: number;
  /** And after which who is waited for is told. */
  readonly notice: number;
};

/** With those who are waited for: a vote begins with the first whom it may be about. */
export function patienceWithAll({ options }: ToldRoom, late: readonly PersonSitter[]): Patience {
  const patience = Math.min(...late.map(({ presence }) => patienceWith(presence, options)));
  return { vote: patience + ON_THE_WAY, notice: Math.max(0, patience - NOTICE) };
}

/** The people who wait for them and could vote. Bots wait for nobody. */
export function whoWaits(room: ToldRoom, late: readonly PersonSitter[]): readonly PersonSitter[] {
  return peopleSeated(room).filter(
    ({ id, presence, standIn }) =>
      presence !== 'gone' && standIn === undefined && !late.some((one) => one.id === id),
  );
}
