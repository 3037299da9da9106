/** What all can see of a seat, and what is drawn of it. */
import { ladderOfSeat, levelOf, type Seat, type Table } from '@palier/rules';

export type DrawnSeat = {
  readonly levels: number;
  /** The level being played; one more than there are is the moon. */
  readonly at: number;
  /** On an open ladder the levels that are done: no single one is being played. */
  readonly gone: readonly number[] | undefined;
  readonly cards: number;
  readonly isTurn: boolean;
  readonly hasLaid: boolean;
  readonly isSkipped: boolean;
  readonly isHeld: boolean;
  readonly leads: boolean;
  /** One level is left: whoever lays it wins, at once or when the round ends. */
  readonly isNearMoon: boolean;
  readonly hasWon: boolean;
};

export function seatFacts(table: Table, seat: Seat): DrawnSeat {
  const { mode, levels } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const all = levels.map((_, index) => index + 1);
  return {
    levels: levels.length,
    at: levelOf(table, seat),
    gone: mode === 'open' ? all.filter((level) => !left.includes(level)) : undefined,
    cards: table.counts[seat - 1]!,
    isTurn: table.turn === seat && table.step !== 'over',
    hasLaid: table.laid[seat - 1] !== undefined,
    isSkipped: table.skipped.includes(seat),
    isHeld: table.held.includes(seat),
    leads: leaderOf(table) === seat,
    isNearMoon: isNearMoon(table, seat),
    hasWon: table.winners.includes(seat),
  };
}

export function isNearMoon({ left }: Table, seat: Seat): boolean {
  return left[seat - 1]!.length === 1;
}

/** Who has climbed furthest; nobody leads where others are as far. */
export function leaderOf(table: Table): Seat | undefined {
  return aheadOf(sharesOf(table));
}

/** One of those who have climbed furthest. */
export function foremostOf(table: Table): Seat {
  return furthest(sharesOf(table))[0]!;
}

/** How much of their ladder each seat has climbed. */
export function sharesOf(table: Table): readonly number[] {
  return table.left.map(
    (left, index) => 1 - left.length / ladderOfSeat(table.setup, index + 1).levels.length,
  );
}

export function aheadOf(shares: readonly number[]): Seat | undefined {
  const [seat, ...others] = furthest(shares);
  return others.length === 0 ? seat : undefined;
}

export function furthest(shares: readonly number[]): readonly Seat[] {
  const most = Math.max(...shares);
  return shares.flatMap((share, index) => (share === most ? [index + 1] : []));
}

/** The number shown for a level: on an open ladder how many are done. */
export function shownLevel({ at, gone, levels }: DrawnSeat): number {
  return gone === undefined ? Math.min(at, levels) : gone.length;
}

/** The seats in the order they play, after the viewer. */
export function seatsAfter(viewer: Seat | undefined, players: number): readonly Seat[] {
  const first = viewer ?? players;
  const others = Array.from({ length: players }, (_, index) => ((first + index) % players) + 1);
  return others.filter((seat) => seat !== viewer);
}
