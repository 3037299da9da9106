/** The end of a round: who climbs, who may keep cards, who wins, who deals next. */
import type { RoundEnd, RoundEnded } from './events.ts';
import { ladderOfSeat, type Setup } from './setup.ts';
import { levelOf, nextSeat, type Seat, type Table } from './state.ts';
import { isUsedUp } from './stock.ts';

/** STOCK-4: so many turns for each player without laying or adding end a round. */
const IDLE_TURNS_PER_PLAYER = 50;
/** STOCK-5: so many rounds in a row without a climb end the game. */
export const MOST_BARREN_ROUNDS = 50;

const HOLD_KEEPS = 3;
const MOST_OFFERED = 3;

export function idleLimit(table: Table): number {
  return IDLE_TURNS_PER_PLAYER * table.setup.players;
}

export function isBlocked(table: Table): boolean {
  return table.idle >= idleLimit(table);
}

/** Whether a seat that has these levels left has won: none, or not the last (OPEN-3, HOUSE-openWin). */
export function isFinished(setup: Setup, seat: Seat, left: readonly number[]): boolean {
  if (left.length === 0) return true;
  if (setup.rules.openWin === 'all') return false;
  const { mode, levels } = ladderOfSeat(setup, seat);
  return mode === 'open' && left.at(-1) !== levels.length;
}

/** Whether laying a level now, its first one where none is named, wins a seat the game (WIN-1). */
export function winsByLaying({ setup, left }: Table, seat: Seat, level?: number): boolean {
  if (setup.rules.winOnLaying === 'no') return false;
  const own = left[seat - 1]!;
  if (own.length === 1) return true;
  if (setup.rules.openWin === 'all') return false;
  const laid = level ?? own[0];
  return isFinished(
    setup,
    seat,
    own.filter((other) => other !== laid),
  );
}

/** The levels a seat may lay: on an open ladder any that is left, else the current one (OPEN-1). */
export function layableLevels(table: Table, seat: Seat): readonly number[] {
  const left = table.left[seat - 1]!;
  return ladderOfSeat(table.setup, seat).mode === 'open' ? left : left.slice(0, 1);
}

/**
 * What lets a seat keep cards when the round ends now, and how many: the larger limit holds. `climbed`
 * is what it climbs by that end, where the table does not show it yet.
 */
export function keepingOf(
  table: Table,
  seat: Seat,
  climbed = 0,
): { readonly most: number; readonly rule: 'KEEP-1' | 'MASTER-5' } {
  const hasLaid = table.laid[seat - 1] !== undefined;
  // HOUSE-keepLevel: the level reached has not been laid by anybody.
  if (hasLaid && table.setup.rules.keepLevel === 'played') return { most: 0, rule: 'KEEP-1' };
  const { from, cards } = table.setup.keep[seat - 1]!;
  const byLevel = levelOf(table, seat) + climbed >= from ? cards : 0;
  const byHold = !hasLaid && table.held.includes(seat) ? HOLD_KEEPS : 0;
  return byHold > byLevel ? { most: byHold, rule: 'MASTER-5' } : { most: byLevel, rule: 'KEEP-1' };
}

export function keepLimit(table: Table, seat: Seat): number {
  return keepingOf(table, seat).most;
}

/** How many cards a seat lays open for a Take card (MASTER-3). */
export function offerSize(table: Table, seat: Seat): number {
  return Math.min(MOST_OFFERED, table.counts[seat - 1]!);
}

/** Whether going out now earns the second level (END-3, HOUSE-stockOutBonus). */
function earnsBonus(table: Table, seat: Seat): boolean {
  if (table.laid[seat - 1] === undefined) return false;
  return table.setup.rules.stockOutBonus === 'yes' || !isUsedUp(table);
}

/** The levels left besides the one laid: what a player who went out may remove (OPEN-2). */
export function droppable(table: Table, seat: Seat): readonly number[] {
  return table.left[seat - 1]!.filter((level) => level !== table.laid[seat - 1]);
}

/** The levels of which going out now clears one more. */
function bonusLevels(table: Table, seat: Seat): readonly number[] {
  return earnsBonus(table, seat) ? droppable(table, seat) : [];
}

/** Whether the player who went out has a palier to choose (OPEN-2, HOUSE-bonusPalier). */
export function choosesBonus(table: Table, seat: Seat): boolean {
  return (
    ladderOfSeat(table.setup, seat).mode === 'open' &&
    table.setup.rules.bonusPalier === 'free' &&
    bonusLevels(table, seat).length > 1
  );
}

export type Ending = {
  readonly by: RoundEnd;
  /** Who went out or won by laying. */
  readonly seat?: Seat;
  /** Who had the last turn. */
  readonly last: Seat;
  /** The palier chosen to be removed after going out. */
  readonly bonus?: number;
};

export type RoundOutcome = { readonly ended: RoundEnded; readonly winners: readonly Seat[] };

export function outcomeOf(table: Table, ending: Ending): RoundOutcome {
  const { by, seat, last } = ending;
  const cleared = table.laid.map((_, index) => clearedBy(table, index + 1, ending));
  const winners = winnersAfter(table, cleared, ending);
  const isOver = winners.length > 0;
  return {
    winners,
    ended: {
      t: 'roundEnded',
      by,
      ...(seat === undefined ? {} : { seat }),
      last,
      cleared,
      keepers: isOver
        ? []
        : keepersOf(
            table,
            cleared.map((levels) => levels.length),
          ),
      ...(isOver ? {} : { nextDealer: nextDealer(table, last) }),
    },
  };
}

function clearedBy(table: Table, seat: Seat, ending: Ending): readonly number[] {
  const laid = table.laid[seat - 1];
  if (laid === undefined) return [];
  if (ending.by === 'win') return seat === ending.seat ? [laid] : [];
  if (ending.by !== 'went-out' || seat !== ending.seat) return [laid];
  const bonus = ending.bonus ?? bonusLevels(table, seat)[0];
  return bonus === undefined ? [laid] : [laid, bonus];
}

function winnersAfter(
  table: Table,
  cleared: readonly (readonly number[])[],
  { seat }: Ending,
): readonly Seat[] {
  const finished = cleared.flatMap((levels, index) => {
    const left = table.left[index]!.filter((level) => !levels.includes(level));
    return isFinished(table.setup, index + 1, left) ? [index + 1] : [];
  });
  // WIN-2: of several, the one who went out; WIN-1: the one who laid the last level.
  if (finished.length > 0) return seat !== undefined && finished.includes(seat) ? [seat] : finished;
  const isBarren = cleared.every((levels) => levels.length === 0);
  if (!isBarren || table.barren + 1 < MOST_BARREN_ROUNDS) return [];
  return leaders(table);
}

/** STOCK-5: the seats on the highest level. */
export function leaders(table: Table): readonly Seat[] {
  const levels = table.left.map((_, index) => levelOf(table, index + 1));
  const highest = Math.max(...levels);
  return levels.flatMap((level, index) => (level === highest ? [index + 1] : []));
}

/** The seats that may keep cards when the round ends now, each having climbed so many levels by it. */
export function keepersOf(table: Table, climbed: readonly number[] = []): readonly Seat[] {
  return table.counts.flatMap((cards, index) =>
    cards > 0 && keepingOf(table, index + 1, climbed[index]).most > 0 ? [index + 1] : [],
  );
}

/** DEAL-4, HOUSE-nextDealer. */
export function nextDealer(table: Table, last: Seat): Seat {
  const { rules, players } = table.setup;
  return rules.nextDealer === 'last' ? last : nextSeat(table.dealer, players);
}
