/** The moment a round ends: who ended it, over the table that holds still. Those who listen have heard it. */
import type { RoundEnded, Seat } from '@palier/rules';
import type { SeatInfo, TableState } from '@palier/table';
import { Face } from '../board/face.tsx';
import { seatNaming } from '../state/seat-name.ts';
import { words } from '../state/words.ts';
import './round-end.css';

type FlourishProps = {
  readonly ended: RoundEnded;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  /** Whom the round has brought to the moon. */
  readonly winners: readonly Seat[];
};

/** Around one's own face; whoever else went out is only shown. */
const RAYS = 12;

export function Flourish({ ended, state, seats, winners }: FlourishProps) {
  const { by, seat } = ended;
  const { viewer } = state.view;
  const hasWon = winners.length > 0;
  const heroes = hasWon ? winners : seat === undefined ? [] : [seat];
  const isOwn = heroes.includes(viewer as Seat);
  const naming = seatNaming(seats, viewer, state.setup.edition);
  const say = words('results');
  return (
    <div class="flourish" aria-hidden="true" data-own={isOwn} data-won={hasWon}>
      {heroes.map((hero) => (
        <span key={hero} class="flourish-who">
          {hasWon && <span class="flourish-moon" />}
          {hero === viewer &&
            Array.from({ length: RAYS }, (_, ray) => (
              <span key={ray} class="flourish-ray" style={{ '--ray': ray / RAYS }} />
            ))}
          <Face of={seats[hero - 1]!} mood="happy" />
        </span>
      ))}
      <span class="flourish-text">
        {hasWon ? say.headline(winners, naming) : say.round.ending[by](seat ?? 1, naming)}
      </span>
    </div>
  );
}
