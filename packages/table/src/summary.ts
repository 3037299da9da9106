/** What a list of games tells of one: nothing that a player may not see. */
import { ladderOfSeat, levelOf, type EditionId, type Seat, type Table } from '@palier/rules';
import type { Game } from './game.ts';
import type { SeatInfo } from './seats.ts';

export type Summary = {
  readonly edition: EditionId;
  readonly seats: readonly SeatInfo[];
  readonly round: number;
  /** The level each seat is at. */
  readonly levels: readonly number[];
  /** How many levels each seat's ladder has. */
  readonly ladders: readonly number[];
  /** By seat: the levels gone from an open ladder. Absent where every ladder is climbed in order. */
  readonly gone?: readonly (readonly number[] | undefined)[];
  readonly turn: Seat;
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
  /** It began in the midst of another game, or where somebody composed it. */
  readonly isPlayedOn?: true;
};

export function summaryOf({ header, seats, timeline }: Game): Summary {
  const { table } = timeline.at;
  const { setup, round, turn, winners } = table;
  const levels = seats.map((_, index) => levelOf(table, index + 1));
  const ladders = setup.ladders.map((ladder) => ladder.levels.length);
  const summary: Summary = {
    edition: setup.edition,
    seats,
    round,
    levels,
    ladders,
    turn,
    winners,
    ...(header.position !== undefined && { isPlayedOn: true }),
  };
  const isOpen = setup.ladders.some(({ mode }) => mode === 'open');
  return isOpen ? { ...summary, gone: seats.map((_, index) => goneOf(table, index + 1)) } : summary;
}

function goneOf({ setup, left }: Table, seat: Seat): readonly number[] | undefined {
  const { mode, levels } = ladderOfSeat(setup, seat);
  if (mode !== 'open') return undefined;
  return levels.map((_, index) => index + 1).filter((level) => !left[seat - 1]!.includes(level));
}
