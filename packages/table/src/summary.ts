/** What a list of games tells of one: nothing that a player may not see. */
import {
  ladderOfSeat,
  levelOf,
  type EditionId,
  type RoundEnded,
  type Seat,
  type Setup,
  type Table,
} from '@palier/rules';
import type { Entries } from './entries.ts';
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
  /** Of a game that is over: how many levels lay behind each seat, at the beginning and after each round. */
  readonly climbs?: readonly (readonly number[])[];
  /** It began in the midst of another game, or where somebody composed it. */
  readonly isPlayedOn?: true;
  /** Not the box's own ladder from its first level to its last: shortened, begun higher up, or made by players. */
  readonly isOtherClimb?: true;
};

export function summaryOf({ header, seats, timeline, entries }: Game): Summary {
  const isPlayedOn = header.position !== undefined;
  return summaryOfTable({ table: timeline.at.table, seats, entries, isPlayedOn });
}

type SeenGame = {
  readonly table: Table;
  readonly seats: readonly SeatInfo[];
  readonly entries: Entries;
  readonly isPlayedOn: boolean;
};

/** Also for who sees the game from a seat: nothing in it is hidden from anybody. */
export function summaryOfTable({ table, seats, entries, isPlayedOn }: SeenGame): Summary {
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
    ...(winners.length > 0 && !isPlayedOn && { climbs: climbsOf(setup, roundsIn(entries)) }),
    ...(isPlayedOn && { isPlayedOn }),
    ...(isOtherClimb(setup) && { isOtherClimb: true }),
  };
  const isOpen = setup.ladders.some(({ mode }) => mode === 'open');
  return isOpen ? { ...summary, gone: seats.map((_, index) => goneOf(table, index + 1)) } : summary;
}

function isOtherClimb({ chosen }: Setup): boolean {
  const { ladder, ladders = [], rules } = chosen;
  return (
    rules?.levels !== undefined ||
    rules?.startLevel !== undefined ||
    [ladder, ...ladders].some((one) => typeof one === 'object')
  );
}

function climbsOf(
  { startLevel }: Setup,
  rounds: readonly RoundEnded[],
): readonly (readonly number[])[] {
  const standings = [startLevel.map((level) => level - 1)];
  for (const { cleared } of rounds) {
    const before = standings.at(-1)!;
    standings.push(before.map((levels, index) => levels + cleared[index]!.length));
  }
  return standings;
}

/** The ends of rounds that stand, from the last back to the first: what was taken back is passed over. */
function roundsIn(entries: Entries): readonly RoundEnded[] {
  const ends: RoundEnded[] = [];
  for (let at: Entries | undefined = entries; at?.last !== undefined;) {
    const { last } = at;
    at = at.before;
    if (last.t === 'roundEnded') ends.push(last);
    else if (last.t === 'takenBack') while (at !== undefined && at.length > last.to) at = at.before;
  }
  return ends.reverse();
}

function goneOf({ setup, left }: Table, seat: Seat): readonly number[] | undefined {
  const { mode, levels } = ladderOfSeat(setup, seat);
  if (mode !== 'open') return undefined;
  return levels.map((_, index) => index + 1).filter((level) => !left[seat - 1]!.includes(level));
}
