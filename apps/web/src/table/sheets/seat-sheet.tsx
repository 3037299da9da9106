/** Everything that may be known of a player: the ladder with the place on it, and the discard pile. */
import { ladderOfSeat, type Seat } from '@palier/rules';
import { CardList } from '../../board/cards.tsx';
import { Face } from '../../board/face.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { namesAt } from '../naming.ts';
import { Slot } from '../online.tsx';
import type { TableModel } from '../table-model.ts';

export function SeatSheet({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { table } = model.view.value;
  const { levels } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const say = words('table');
  const info = model.seats.value[seat - 1]!;
  const isOwn = seat === model.seat.value;
  const isNow = (level: number): boolean =>
    ladderOfSeat(table.setup, seat).mode === 'stacked' && level === left[0];
  return (
    <Sheet
      title={isOwn ? words('tableSheets').yourLadder : words('tableSheets').ladderOf(info.name)}
      onClose={model.closeSheet}
    >
      <p class="row player-sheet-facts">
        <Face of={info} />
        <span>{namesAt(model).facts(seat).join(' · ')}</span>
      </p>
      <Slot at="seatFacts" model={model} seat={seat} />
      <ol class="listed ladder-list">
        {levels.map((level, index) => (
          <li
            key={index}
            data-done={!left.includes(index + 1)}
            aria-current={isNow(index + 1) ? 'step' : undefined}
          >
            <span>{words('game').level(level)}</span>
            {!left.includes(index + 1) && <span class="chip chip-good">{say.done}</span>}
            {isNow(index + 1) && (
              <span class="chip chip-accent">{words('tableSheets').nowPlayed}</span>
            )}
          </li>
        ))}
      </ol>
      {table.setup.rules.browseDiscards === 'yes' && <DiscardList model={model} seat={seat} />}
    </Sheet>
  );
}

function DiscardList({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const pile = model.view.value.table.discards[seat - 1]!;
  const table = words('table');
  return (
    <>
      <h3>{words('tableSheets').discardPile}</h3>
      {pile.length === 0 && <p>{table.emptyPile}</p>}
      <CardList
        class="lay-rest"
        says={words('game').card}
        cards={pile.toReversed().map((card) => ({ card }))}
      />
    </>
  );
}
