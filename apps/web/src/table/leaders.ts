/** Who is nearest the moon. */
import { ladderOfSeat, type Seat, type Table } from '@palier/rules';

/** The seats that have climbed furthest; nobody leads where all are equally far. */
export function leadersOf(table: Table): readonly Seat[] {
  const shares = table.left.map(
    (left, index) => 1 - left.length / ladderOfSeat(table.setup, index + 1).levels.length,
  );
  const most = Math.max(...shares);
  if (shares.every((share) => share === most)) return [];
  return shares.flatMap((share, index) => (share === most ? [index + 1] : []));
}
