/** A whole position drawn small: the others, what is laid, and where it matters the piles. */
import type { Seat } from '@palier/rules';
import { seatsAfter } from '@palier/table/seat';
import type { ComponentChildren } from 'preact';
import { Melds } from './melds.tsx';
import { Centre } from './piles.tsx';
import { SeatView, type Drawn } from './seat.tsx';

type SmallTableProps = Drawn & {
  readonly label: string;
  /** A part of the page by itself, or one of several drawn on it. */
  readonly role: 'region' | 'group';
  /** Whose table it is. */
  readonly own: Seat;
  /** Between the stock and the own pile, which are drawn where it is given. */
  readonly centre?: ComponentChildren;
  /** Below: the own hand. */
  readonly children?: ComponentChildren;
};

export function SmallTable({ label, role, own, centre, children, ...drawn }: SmallTableProps) {
  const { table } = drawn;
  return (
    <div class="small-table" role={role} aria-label={label}>
      <div class="tiles small-seats">
        {seatsAfter(own, table.setup.players).map((seat) => (
          <SeatView key={seat} {...drawn} seat={seat} />
        ))}
      </div>
      {table.melds.some((melds) => melds.length > 0) && <Melds {...drawn} own={own} />}
      {centre !== undefined && (
        <Centre {...drawn} own={own}>
          {centre}
        </Centre>
      )}
      {children}
    </div>
  );
}
