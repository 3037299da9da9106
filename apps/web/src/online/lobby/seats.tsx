/** The seats as they stand around the table. */
import { PLAYER_COUNTS } from '../../state/draft.ts';
import { words } from '../../state/words.ts';
import { Segments } from '../../ui/choices.tsx';
import type { Hosting } from './hosting.ts';
import { SeatCard } from './seat-card.tsx';

export type SeatsProps = {
  readonly hosting: Hosting;
  /** Somebody without a name wants to sit. */
  readonly onJoin: () => void;
};

export function Seats({ hosting, onJoin }: SeatsProps) {
  const says = words('online').lobby;
  const { seats } = hosting.room.value;
  return (
    <section class="panel stack" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">{says.seats}</h2>
      {hosting.isPreparing.value && (
        <Segments
          legend={words('shell').newGame.players}
          choices={PLAYER_COUNTS.map((value) => ({ value, title: String(value) }))}
          value={playersIn(hosting)}
          onChoose={(players) => void hosting.choosePlayers(players)}
        />
      )}
      <ol class="seat-cards">
        {seats.map((seat, index) => (
          <SeatCard key={index} hosting={hosting} seat={seat} place={index + 1} onJoin={onJoin} />
        ))}
      </ol>
    </section>
  );
}

function playersIn({ options, room }: Hosting): number {
  const { players } = options.value.setup;
  return typeof players === 'number' ? players : room.value.seats.length;
}
