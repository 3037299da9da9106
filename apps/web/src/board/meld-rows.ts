/** How a long meld is broken into rows, and how much room all that is laid asks for. */
import type { Meld, Seat } from '@palier/rules';

/** More than this in one row and the corners could not be read on a phone. */
const MOST_IN_ROW = 12;

type MeldRow = { readonly from: number; readonly to: number };

/** As few rows as can be, of about the same length. */
export function rowsOf(count: number, most: number = MOST_IN_ROW): readonly MeldRow[] {
  const rows = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: rows }, (_, row) => ({
    from: Math.ceil((row * count) / rows),
    to: Math.ceil(((row + 1) * count) / rows),
  }));
}

/**
 * What combinations ask for, so that cards can be as large as their felt lets them (table/laid.css):
 * widths in cards, of which each covers half of the one before it.
 */
type MeldRoom = {
  /** Beside each other, and the longest alone. */
  readonly wide: number;
  readonly long: number;
  readonly melds: number;
  /** How many rows of cards lie below each other: where a player's lie beside each other, and where none do. */
  readonly lines: number;
  readonly rows: number;
};

const NO_ROOM: MeldRoom = { wide: 1, long: 1, melds: 1, lines: 0, rows: 0 };

function roomOf(melds: readonly Meld[]): MeldRoom {
  if (melds.length === 0) return NO_ROOM;
  const rows = melds.map(({ cards }) => rowsOf(cards.length));
  const widths = rows.map(([first]) => (first!.to + 1) / 2);
  const heights = rows.map(({ length }) => length);
  return {
    wide: sum(widths),
    long: Math.max(...widths),
    melds: melds.length,
    lines: Math.max(...heights),
    rows: sum(heights),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function widest(rooms: readonly MeldRoom[]): MeldRoom {
  const most = (of: keyof MeldRoom) => Math.max(NO_ROOM[of], ...rooms.map((room) => room[of]));
  return {
    wide: most('wide'),
    long: most('long'),
    melds: most('melds'),
    lines: most('lines'),
    rows: most('rows'),
  };
}

/** As the style's variables, for both ways to lay them out: each player's below the last's, or before each. */
export function roomStyle(
  melds: readonly (readonly Meld[])[],
  own: Seat | undefined,
): Readonly<Record<`--${string}`, number>> {
  const rooms = melds.map(roomOf);
  const all = widest(rooms);
  const others = widest(rooms.filter((_, index) => index + 1 !== own));
  const mine = own === undefined ? NO_ROOM : rooms[own - 1]!;
  return {
    '--all-wide': all.wide,
    '--all-long': all.long,
    '--all-melds': all.melds,
    '--all-lines': Math.max(1, sum(rooms.map(({ lines }) => lines))),
    '--all-rows': Math.max(1, sum(rooms.map(({ rows }) => rows))),
    '--each-wide': others.wide,
    '--each-long': others.long,
    '--each-melds': others.melds,
    '--each-lines': Math.max(1, others.lines + mine.lines),
    '--each-rows': Math.max(1, others.rows + mine.lines),
    '--own-wide': mine.wide,
    '--own-melds': mine.melds,
  };
}
