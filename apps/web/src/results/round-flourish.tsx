/** The moment a round ends: who ended it, over the table that holds still. Those who listen have heard it. */
import type { RoundEnded } from '@palier/rules';
import type { SeatInfo, TableState } from '@palier/table';
import { Face } from '../board/face.tsx';
import { seatNaming } from '../state/seat-name.ts';
import { words } from '../state/words.ts';
import './round-end.css';

type FlourishProps = {
  readonly ended: RoundEnded;
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
};

/** Around one's own face; whoever else went out is only shown. */
const RAYS = 12;

export function Flourish({ ended, state, seats }: FlourishProps) {
  const { by, seat } = ended;
  const { viewer } = state.view;
  const isOwn = seat === viewer;
  const naming = seatNaming(seats, viewer, state.setup.edition);
  return (
    <div class="flourish" aria-hidden="true" data-own={isOwn}>
      {seat !== undefined && (
        <span class="flourish-who">
          {isOwn &&
            Array.from({ length: RAYS }, (_, ray) => (
              <span key={ray} class="flourish-ray" style={{ '--ray': ray / RAYS }} />
            ))}
          <Face of={seats[seat - 1]!} mood="happy" />
        </span>
      )}
      <span class="flourish-text">{words('results').round.ending[by](seat ?? 1, naming)}</span>
    </div>
  );
}
