/** The part of the fold that moves people about. A person has one seat at most, and one claim. */
import type { Seat } from '@palier/rules';
import type { PersonId, Room, RoomSeat } from './room.ts';

/** A seat with somebody or something else in it. */
export function withSitter(room: Room, seat: Seat, sitter: RoomSeat): Room {
  if (room.seats[seat - 1] === undefined) return room;
  return { ...room, seats: room.seats.with(seat - 1, sitter) };
}

/** Whose clock ran out there before does not concern who sits down. */
export function seated(room: Room, person: PersonId, seat: Seat): Room {
  const next = withSitter(withoutPerson(room, person), seat, { t: 'person', person });
  return room.lapses.length < seat ? next : { ...next, lapses: room.lapses.with(seat - 1, 0) };
}

export function claimed(room: Room, person: PersonId, seat: Seat): Room {
  const next = withoutPerson(room, person);
  const sitter = next.seats[seat - 1];
  if (sitter?.t !== 'bot') return next;
  return withSitter(next, seat, { t: 'bot', bot: sitter.bot, name: sitter.name, claim: person });
}

export function left(room: Room, person: PersonId): Room {
  return {
    ...withoutPerson(room, person),
    people: room.people.filter(({ id }) => id !== person),
    host: room.host === person ? undefined : room.host,
    formerHost: room.formerHost?.person === person ? undefined : room.formerHost,
    votes: room.votes.filter((id) => id !== person),
    keys: without(room.keys, person),
    sayingKeys: without(room.sayingKeys, person),
    spent: without(room.spent, person),
  };
}

function without<K, V>(all: ReadonlyMap<K, V>, person: K): ReadonlyMap<K, V> {
  const rest = new Map(all);
  rest.delete(person);
  return rest;
}

/** As many seats as players; who sat beyond stands. */
export function resized(room: Room, players: number): Room {
  if (players === room.seats.length) return room;
  const seats = Array.from({ length: players }, (_, index) => room.seats[index] ?? OPEN);
  return { ...room, seats };
}

const OPEN: RoomSeat = { t: 'open' };

/** The table without a person's seat and claim. */
function withoutPerson(room: Room, person: PersonId): Room {
  const seats = room.seats.map((seat): RoomSeat => {
    if (seat.t === 'person' && seat.person === person) return OPEN;
    if (seat.t !== 'bot' || seat.claim !== person) return seat;
    return { t: 'bot', bot: seat.bot, name: seat.name };
  });
  return { ...room, seats };
}
