/** A seat's place on its ladder, whichever kind that is. */
import { ladderOfSeat, levelOf, type Seat, type Table } from '@palier/rules';
import { Staircase } from './staircase.tsx';

export function SeatStairs({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { mode, levels } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const gone = levels.map((_, index) => index + 1).filter((level) => !left.includes(level));
  return (
    <Staircase
      levels={levels.length}
      at={levelOf(table, seat)}
      laid={table.laid[seat - 1] !== undefined}
      {...(mode === 'open' && { gone })}
    />
  );
}
