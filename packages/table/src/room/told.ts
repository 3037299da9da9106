/** What everybody at a table online is told of it; the game itself is told apart, to each their own. */
import { votable, voters, votesNeeded } from './decide-time.ts';
import { isRushed, isSealed } from './night-table.ts';
import { isOverDays } from './options.ts';
import { restingUntil } from './rest.ts';
import type { Room, RoomPerson, RoomSeat } from './room.ts';
import { makeOptions } from './step.ts';
import type { DecideContext } from './decision.ts';
import { deadlineOf } from './turn-time.ts';
import { personOf, seatOf } from './who.ts';
import type { ToldOptions, ToldPerson, ToldRoom, ToldSeat } from './wire.ts';

export type ToldContext = Pick<DecideContext, 'now' | 'presenceOf'> & { readonly watchers: number };

/** Built of what may be told: a new secret in the room is not told unless somebody writes it here. */
export function makeToldRoom(room: Room, { now, presenceOf, watchers }: ToldContext): ToldRoom {
  const { id, code, rev, phase, options, club, commitment, wish, night } = room;
  return {
    id,
    code,
    rev,
    phase,
    options: makeOptions(options) as ToldOptions,
    ...(club !== undefined && { club }),
    host: room.host ?? null,
    commitment,
    seats: room.seats.map((seat) => toldSeat(room, seat)),
    people: room.people.map((one) => toldPerson(room, one, { now, presenceOf })),
    waiting: room.waiting
      .filter(({ id: person }) => presenceOf(person) !== 'gone')
      .map(({ id: person, name, face, isBot }) => ({
        id: person,
        name,
        ...(face !== undefined && { face }),
        ...(isBot === true && { isBot }),
      })),
    watchers,
    left: turnTimeLeft(room, now),
    votes: {
      open: votable(room, now, presenceOf).length > 0,
      people: [...room.votes],
      needed: votesNeeded(voters(room, presenceOf).length),
    },
    wish:
      wish === undefined
        ? null
        : { seat: wish.seat, number: wish.number, granted: [...wish.granted] },
    next: room.next === undefined ? null : { id: room.next.id, code: room.next.code },
    ...(night !== undefined && {
      night: { id: night.id, deal: night.deal, isSealed: isSealed(room) },
    }),
  };
}

function toldPerson(
  room: Room,
  person: RoomPerson,
  { now, presenceOf }: Pick<ToldContext, 'now' | 'presenceOf'>,
): ToldPerson {
  const { id, name, face, isBot, salt, wantsNext } = person;
  const rest = isOverDays(room.options.clock) ? restingUntil(person, now) : undefined;
  return {
    id,
    name,
    ...(face !== undefined && { face }),
    ...(isBot === true && { isBot }),
    presence: presenceOf(id),
    seat: seatOf(room, id) ?? null,
    salted: salt !== '',
    wantsNext,
    ...(rest !== undefined && { rest }),
  };
}

/** Milliseconds left for the decision that is due; null without a clock. */
export function turnTimeLeft(room: Room, now: number): number | null {
  const deadline = deadlineOf(room);
  if (room.phase !== 'playing' || deadline === Infinity) return null;
  return Math.max(0, deadline - Math.max(now, room.since));
}

function toldSeat(room: Room, seat: RoomSeat): ToldSeat {
  if (seat.t === 'open') return { t: 'open' };
  if (seat.t === 'bot') {
    return { t: 'bot', bot: seat.bot, name: seat.name, claim: seat.claim ?? null };
  }
  const { name = '', face, isBot } = personOf(room, seat.person) ?? {};
  return {
    t: 'person',
    person: seat.person,
    name,
    ...(face !== undefined && { face }),
    ...(isBot === true && { isBot }),
    standIn: seat.standIn ?? (isRushed(room) ? 'clock' : null),
  };
}
