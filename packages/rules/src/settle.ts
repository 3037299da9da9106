/**
 * Rounds played with real cards: what the rules make of who laid what and who went out. The same end
 * of a round as at a table here, asked without the cards.
 */
import { emptyTable, evolveTable } from './evolve-table.ts';
import type { RoundEnded } from './events.ts';
import { choosesBonus, droppable, layableLevels, outcomeOf, winsByLaying } from './round.ts';
import type { Setup } from './setup.ts';
import type { Seat, Table } from './state.ts';

/** What a round leaves behind for the next one. */
export type Standing = {
  /** The levels still in front of each seat, ascending. */
  readonly left: readonly (readonly number[])[];
  readonly dealer: Seat;
  /** Rounds in a row in which nobody climbed (STOCK-5). */
  readonly barren: number;
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
};

/** A round as people tell it afterwards. */
export type ToldRound = {
  /** The level each seat laid. */
  readonly laid: readonly (number | undefined)[];
  /** Who went out, if anybody did. */
  readonly out?: Seat;
  /** Who had the last turn, where nobody went out or won by laying. */
  readonly last?: Seat;
  /** The palier removed besides, where there was a choice (OPEN-2). */
  readonly bonus?: number;
  /** The stock was used up before somebody went out (HOUSE-stockOutBonus). */
  readonly usedUp?: boolean;
};

export type Settled = {
  readonly t: 'settled';
  readonly ended: RoundEnded;
  readonly standing: Standing;
};

export function firstStanding(setup: Setup, dealer: Seat): Standing {
  return { left: emptyTable(setup).left, dealer, barren: 0, winners: [] };
}

/** The levels that a seat could have laid in the round that follows. */
export function toldLayable(setup: Setup, standing: Standing, seat: Seat): readonly number[] {
  return layableLevels(tableOf(setup, standing), seat);
}

/** Whether laying a level, its first one where none is named, ends the game for a seat (WIN-1). */
export function toldWins(setup: Setup, standing: Standing, seat: Seat, level?: number): boolean {
  return winsByLaying(tableOf(setup, standing), seat, level);
}

/** The paliers among which who went out still has to choose; none where the rules choose (OPEN-2). */
export function toldBonus(setup: Setup, standing: Standing, round: ToldRound): readonly number[] {
  const { out } = round;
  if (out === undefined || round.laid[out - 1] === undefined) return [];
  const table = tableAt(setup, standing, round);
  return choosesBonus(table, out) ? droppable(table, out) : [];
}

/** What the round changes, or nothing where it contradicts itself or what went before. */
export function settleRound(
  setup: Setup,
  standing: Standing,
  round: ToldRound,
): Settled | undefined {
  if (!isPossible(setup, standing, round)) return undefined;
  const table = tableAt(setup, standing, round);
  const winner = table.laid.findIndex(
    (level, index) => level !== undefined && winsByLaying(table, index + 1, level),
  );
  const { out, bonus } = round;
  const seat = winner === -1 ? out : winner + 1;
  const { ended, winners } = outcomeOf(table, {
    by: byWhat(winner !== -1, out),
    ...(seat === undefined ? {} : { seat }),
    last: seat ?? round.last ?? standing.dealer,
    ...(bonus === undefined ? {} : { bonus }),
  });
  const after = evolveTable(table, ended);
  const dealer = ended.nextDealer ?? standing.dealer;
  return {
    t: 'settled',
    ended,
    standing: { left: after.left, dealer, barren: after.barren, winners },
  };
}

function byWhat(isWin: boolean, out: Seat | undefined): RoundEnded['by'] {
  if (isWin) return 'win';
  return out === undefined ? 'stock' : 'went-out';
}

function tableOf(setup: Setup, { left, dealer, barren }: Standing): Table {
  return { ...emptyTable(setup), left, dealer, barren };
}

function tableAt(setup: Setup, standing: Standing, { laid, out, usedUp }: ToldRound): Table {
  return {
    ...tableOf(setup, standing),
    laid,
    // A seat that did not go out holds at least one card; which ones does not matter here.
    counts: laid.map((_, index) => (index + 1 === out ? 0 : 1)),
    stock: usedUp === true ? 0 : 1,
  };
}

function isPossible(setup: Setup, standing: Standing, round: ToldRound): boolean {
  const { laid, out, last, bonus } = round;
  const isSeat = (seat: Seat | undefined): boolean =>
    seat === undefined || (Number.isInteger(seat) && seat >= 1 && seat <= setup.players);
  if (standing.winners.length > 0 || laid.length !== setup.players) return false;
  if (!isSeat(out) || !isSeat(last)) return false;
  const isLayable = laid.every(
    (level, index) =>
      level === undefined || toldLayable(setup, standing, index + 1).includes(level),
  );
  if (!isLayable || (out !== undefined && laid[out - 1] === undefined)) return false;
  const wins = laid.filter(
    (level, index) => level !== undefined && toldWins(setup, standing, index + 1, level),
  ).length;
  // WIN-1: the first who lays the last level has won, so nobody goes out and no second one lays it.
  if (wins > 1 || (wins === 1 && out !== undefined)) return false;
  const choices = toldBonus(setup, standing, round);
  return choices.length === 0 ? bonus === undefined : choices.includes(bonus ?? 0);
}
