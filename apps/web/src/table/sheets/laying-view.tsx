/** The combinations of a laying, drawn and named. */
import { ladderOfSeat, type LayLevel, type Seat } from '@palier/rules';
import { Laying } from '../../board/melds.tsx';
import { words } from '../../state/words.ts';
import { laidMelds } from '../laying.ts';
import type { TableModel } from '../table-model.ts';

type LayingProps = {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly command: LayLevel;
};

export function LayingView({ model, seat, command }: LayingProps) {
  const { setup, left } = model.view.value.table;
  const number = command.level ?? left[seat - 1]![0]!;
  const asked = ladderOfSeat(setup, seat).levels[number - 1] ?? [];
  return <Laying melds={laidMelds(command, asked)} says={words().cards} />;
}
