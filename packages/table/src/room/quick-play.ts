/**
 * Quick play: which open table suits somebody who wants to play now. Only tables that were opened for it:
 * at others people have met whom nobody sends a stranger to.
 */
import { DEFAULT_EDITION } from '@palier/rules';
import { isFreeSeat } from './listing.ts';
import type { ListedTable, QuickWishes } from './lobby-wire.ts';
import { CLOCK_AMONG_STRANGERS, USUAL_FILL, USUAL_OPTIONS, withManners } from './options.ts';
import type { ToldOptions } from './wire.ts';

/** Whether somebody may be seated at a table at all: not where they would meet whom they blocked. */
export type MayMeet = (table: ListedTable) => boolean;

/** Enough for two who play together to find two others. */
const USUAL_PLAYERS = 4;

/** Whether somebody with these wishes would like to play there, and could. */
export function fits(table: ListedTable, { edition, players, clock, fill }: QuickWishes): boolean {
  return (
    table.quick &&
    !table.own &&
    table.joining === 'anyone' &&
    (edition === undefined || table.edition === edition) &&
    (players === undefined || table.seats.length === players) &&
    (clock === undefined || table.clock === clock) &&
    (fill === undefined || (table.fill ?? USUAL_FILL) === fill) &&
    table.seats.some(isFreeSeat)
  );
}

/** Those that fit, the best first: which begin soonest, then where more people are. */
export function find(
  tables: Iterable<ListedTable>,
  wishes: QuickWishes,
  mayMeet: MayMeet = () => true,
): readonly ListedTable[] {
  return [...tables]
    .filter((table) => fits(table, wishes) && mayMeet(table))
    .toSorted(
      (a, b) =>
        Number(a.phase === 'playing') - Number(b.phase === 'playing') ||
        (a.round ?? 0) - (b.round ?? 0) ||
        peopleAt(b) - peopleAt(a) ||
        // Anything, as long as two who come at the same time choose the same.
        (a.id < b.id ? -1 : 1),
    );
}

function peopleAt({ seats }: ListedTable): number {
  return seats.filter(({ t }) => t === 'person').length;
}

/** The table that is opened where none fits. */
export function quickOptions({ edition, players, clock, fill }: QuickWishes): ToldOptions {
  const setup = { edition: edition ?? DEFAULT_EDITION, players: players ?? USUAL_PLAYERS };
  return withManners({
    ...USUAL_OPTIONS,
    setup,
    clock: clock ?? CLOCK_AMONG_STRANGERS,
    listing: 'quick',
    ...(fill !== undefined && fill !== USUAL_FILL && { fill }),
  });
}
