/** The combinations of a laying, drawn and named. */
import { ladderOfSeat, type LayLevel, type Level, type Seat } from '@palier/rules';
import { MeldView } from '../../board/melds.tsx';
import { words } from '../../state/words.ts';
import type { TableModel } from '../table-model.ts';

type LayingProps = {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly command: LayLevel;
};

export function LayingView({ model, seat, command }: LayingProps) {
  const { setup, left } = model.view.value.table;
  const number = command.level ?? left[seat - 1]![0]!;
  const asked: Level = ladderOfSeat(setup, seat).levels[number - 1] ?? [];
  return (
    <div class="laying">
      {command.melds.map((cards, index) => (
        <div key={index} class="laying-meld">
          <MeldView meld={{ kind: asked[index]?.kind ?? 'run', cards }} />
          <span class="visually-hidden">{words().cards(cards)}</span>
        </div>
      ))}
    </div>
  );
}
