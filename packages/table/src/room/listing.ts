/** A table as the list of open tables has it. Built of what may be told, nothing cut away. */
import type { SetupChoice } from '@palier/rules';
import type { ListedTable } from './lobby-wire.ts';
import type { Room, RoomSeat } from './room.ts';
import { isAttended, personOf, type PresenceOf } from './who.ts';

/** A table as its club has it. */
export type ClubTable = { readonly club: string; readonly table: ListedTable };

/** Undefined: it is not listed. */
export function listingOf(room: Room, presenceOf: PresenceOf): ListedTable | undefined {
  return room.options.listing === 'hidden' ? undefined : shownTable(room, presenceOf);
}

/** Undefined: no club has it, or it is not to be shown there. */
export function clubListingOf(room: Room, presenceOf: PresenceOf): ClubTable | undefined {
  const { club } = room;
  const table = club === undefined ? undefined : shownTable(room, presenceOf);
  return club !== undefined && table !== undefined ? { club, table } : undefined;
}

/** A table without anybody there would only disappoint who comes, and one that nobody may join is nobody's. */
function shownTable(room: Room, presenceOf: PresenceOf): ListedTable | undefined {
  const { id, code, phase, options, isShut } = room;
  const { listing, joining, clock, watching, delay, fill } = options;
  if (joining === 'nobody' || phase === 'over') return undefined;
  if (isShut === true) return undefined;
  if (!isAttended(room, presenceOf)) return undefined;
  const seats = room.seats.map((seat) => listedSeat(room, seat));
  const isWatched = watching === 'anyone';
  if (phase === 'playing' && !isWatched && !seats.some(isFreeSeat)) return undefined;
  const isSeenAtOnce = isWatched && delay === 0;
  return {
    id,
    code,
    phase,
    quick: listing === 'quick',
    edition: options.setup.edition,
    own: isOwnGame(options.setup),
    clock,
    joining,
    ...(fill !== undefined && { fill }),
    watching: isWatched,
    round: isSeenAtOnce ? (room.truth?.timeline.at.table.round ?? 0) : null,
    seats,
  };
}

function listedSeat(room: Room, seat: RoomSeat): ListedTable['seats'][number] {
  if (seat.t === 'open') return { t: 'open' };
  if (seat.t === 'bot') return { t: 'bot', free: seat.claim === undefined };
  const { name = '', face } = personOf(room, seat.person) ?? {};
  return { t: 'person', name, ...(face !== undefined && { face }) };
}

/** Whether who comes may have it: at once, or from the next round on. */
export function isFreeSeat(seat: ListedTable['seats'][number]): boolean {
  return seat.t === 'open' || (seat.t === 'bot' && seat.free);
}

function isOwnGame({ rules = {}, ladder, ladders, master = 'none' }: SetupChoice): boolean {
  const isOwnLadder = typeof ladder === 'object' || ladders !== undefined;
  return isOwnLadder || master !== 'none' || Object.keys(rules).length > 0;
}
