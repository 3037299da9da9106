/**
 * Tables among strangers: who is seated by quick play, when the game begins by itself, and which seats
 * are for others. Bots take what is free and give it up to who comes, as at any other table.
 */
import type { Seat } from '@palier/rules';
import { decideJoin, type Newcomer } from './decide-door.ts';
import { decideBegin } from './decide-lobby.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import { isAlike } from './look-alikes.ts';
import { QUICK_GONE } from './options.ts';
import type { PersonId, Room, RoomEvent, RoomSeat } from './room.ts';
import { claimOf, isNameTaken, personOf, seatOf, type PresenceOf } from './who.ts';

/**
 * Joins and sits in one step: nobody is sent to a seat that another has by then. What they add to the
 * luck comes later, as from who comes over from another game.
 */
export function decideQuickSeat(
  room: Room,
  newcomer: Omit<Newcomer, 'salt'>,
  context: DecideContext,
): Decision {
  if (room.options.listing !== 'quick' || room.phase === 'over') return deny('locked');
  const known = room.people.find(({ token }) => token === newcomer.token)?.id;
  if (known !== undefined) {
    const isThere = seatOf(room, known) !== undefined || claimOf(room, known) !== undefined;
    return isThere ? { t: 'again' } : seating(room, known, []);
  }
  const joining = decideJoin(room, { ...newcomer, salt: '' }, context);
  if (joining.t !== 'events') return joining;
  const [joined] = joining.events;
  // Who would have to wait for the host's word plays elsewhere.
  return joined?.t === 'joined' ? seating(room, joined.person, joining.events) : deny('locked');
}

function seating(room: Room, person: PersonId, before: readonly RoomEvent[]): Decision {
  const seat = freeSeatIn(room);
  if (seat === undefined) return deny('seat-taken');
  if (room.phase === 'playing') {
    const next: RoomEvent = { t: 'nextWanted', person, on: true };
    return happens(...before, { t: 'claimed', person, seat }, next);
  }
  const isBots = room.seats[seat - 1]?.t === 'bot';
  const makesRoom: readonly RoomEvent[] = isBots ? [{ t: 'botLeft', seat }] : [];
  return happens(...before, ...makesRoom, { t: 'seated', person, seat });
}

function freeSeatIn({ seats, phase }: Room): Seat | undefined {
  const open = phase === 'lobby' ? seats.findIndex(({ t }) => t === 'open') : -1;
  if (open !== -1) return open + 1;
  const bots = seats.findIndex((seat) => seat.t === 'bot' && seat.claim === undefined);
  return bots === -1 ? undefined : bots + 1;
}

export type Start = { readonly ms: number; readonly events: () => readonly RoomEvent[] };

/**
 * When a game among strangers begins by itself, and with what. At once when everybody is there; after a
 * while with bots in the seats that are free, and in those of who is not there.
 */
export function quickStart(
  room: Room,
  {
    now,
    presenceOf,
    fillBots,
    quickWait,
  }: Pick<DecideContext, 'now' | 'presenceOf' | 'fillBots' | 'quickWait'>,
): Start | undefined {
  if (room.phase !== 'lobby') return undefined;
  const ready = room.seats.filter((seat) => isReady(room, seat, presenceOf)).length;
  if (ready === 0) return undefined;
  const isComplete = ready === room.seats.length;
  const ms = isComplete ? 0 : Math.max(0, room.since + quickWait - now);
  const events = (): readonly RoomEvent[] => {
    const fills = fillsOf(room, presenceOf, fillBots);
    const seats = room.seats.map((seat, index): RoomSeat => {
      const fill = fills.find((event) => event.seat === index + 1);
      return fill === undefined ? seat : { t: 'bot', bot: fill.bot, name: fill.name };
    });
    const begins = decideBegin({ ...room, seats });
    return begins.t === 'events' ? [...fills, ...begins.events] : [];
  };
  return { ms, events };
}

/** There, and has added to the luck. */
function isReady(room: Room, seat: RoomSeat, presenceOf: PresenceOf): boolean {
  if (seat.t !== 'person' || presenceOf(seat.person) === 'gone') return false;
  return personOf(room, seat.person)?.salt !== '';
}

type Fill = Extract<RoomEvent, { readonly t: 'botSeated' }>;

function fillsOf(
  room: Room,
  presenceOf: PresenceOf,
  bots: DecideContext['fillBots'],
): readonly Fill[] {
  const used: string[] = [];
  return room.seats.flatMap((sitter, index): readonly Fill[] => {
    if (sitter.t === 'bot' || isReady(room, sitter, presenceOf)) return [];
    const isUsed = (name: string): boolean => used.some((one) => isAlike(one, name));
    const next = bots.find(({ name }) => !isUsed(name) && !isNameTaken(room, name));
    const { bot, name } = next ?? { bot: bots[0]!.bot, name: `${bots[0]!.name} ${index + 1}` };
    used.push(name);
    return [{ t: 'botSeated', seat: index + 1, bot, name }];
  });
}

export type LostSeat = { readonly ms: number; readonly event: RoomEvent };

/** Among strangers a seat is not kept for days: a bot has it, and whoever comes, also who had it. */
export function lostSeats(
  room: Room,
  {
    goneFor,
    presenceOf,
    standInBot,
  }: Pick<DecideContext, 'presenceOf' | 'standInBot'> & {
    readonly goneFor: (person: PersonId) => number;
  },
): readonly LostSeat[] {
  if (room.phase !== 'playing') return [];
  return room.seats.flatMap((sitter, index): readonly LostSeat[] => {
    if (sitter.t !== 'person' || presenceOf(sitter.person) !== 'gone') return [];
    const name = personOf(room, sitter.person)?.name ?? '';
    const event: RoomEvent = { t: 'botSeated', seat: index + 1, bot: standInBot, name };
    return [{ ms: QUICK_GONE - goneFor(sitter.person), event }];
  });
}
