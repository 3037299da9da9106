/** Who is who at a table online: seats, who must decide, who is there. */
import { deciders, type Seat } from '@palier/rules';
import type { SeatInfo } from '../seats.ts';
import { isAlike } from './look-alikes.ts';
import { isRushed } from './night-table.ts';
import { isOverDays } from './options.ts';
import type { RoomPerson, PersonId, Room } from './room.ts';
import type { Presence } from './wire.ts';

export type PresenceOf = (person: PersonId) => Presence;

export function personOf(room: Room, person: PersonId): RoomPerson | undefined {
  return room.people.find(({ id }) => id === person);
}

/** Who has the token of this hash. */
export function personWith({ people }: Room, hash: string | undefined): PersonId | undefined {
  return people.find(({ token }) => token === hash)?.id;
}

/** Where a person sits. */
export function seatOf({ seats }: Room, person: PersonId): Seat | undefined {
  const index = seats.findIndex((seat) => seat.t === 'person' && seat.person === person);
  return index === -1 ? undefined : index + 1;
}

/** The bot's seat that a person takes over when the round ends. */
export function claimOf({ seats }: Room, person: PersonId): Seat | undefined {
  const index = seats.findIndex((seat) => seat.t === 'bot' && seat.claim === person);
  return index === -1 ? undefined : index + 1;
}

export function seatedPeople({ seats }: Room): readonly PersonId[] {
  return seats.flatMap((seat) => (seat.t === 'person' ? [seat.person] : []));
}

type Hosted = {
  readonly host: PersonId | null | undefined;
  readonly seats: readonly (
    | { readonly t: 'person'; readonly person: PersonId }
    | { readonly t: 'open' | 'bot' }
  )[];
  readonly people: readonly { readonly id: PersonId; readonly isBot?: boolean | undefined }[];
};

/**
 * Who chooses the game, seats bots and begins: the host. Where the host has no seat, as a screen that a
 * room plays around, also the first who came of the people who sit; programs ask for nothing but moves.
 */
export function mayPrepare({ host, seats, people }: Hosted, person: PersonId): boolean {
  const programs = new Set(people.filter(({ isBot }) => isBot === true).map(({ id }) => id));
  const seated = seats.flatMap((seat) =>
    seat.t === 'person' && !programs.has(seat.person) ? [seat.person] : [],
  );
  if (host === person) return true;
  return !seated.some((one) => one === host) && person === Math.min(...seated);
}

/** Whether somebody is a program from outside: seated like a person, and asked for nothing but moves. */
export function isProgram(room: Room, person: PersonId): boolean {
  return personOf(room, person)?.isBot === true;
}

/** The people who play: seated, there, and no bot plays for them. Others wait for nobody else. */
export function playingPeople(room: Room, presenceOf: PresenceOf): readonly PersonId[] {
  return room.seats.flatMap((seat) => {
    const plays =
      seat.t === 'person' && seat.standIn === undefined && !isProgram(room, seat.person);
    return plays && presenceOf(seat.person) !== 'gone' ? [seat.person] : [];
  });
}

export type DueSeat = { readonly seat: Seat; readonly person: PersonId };

/** The people whom the game waits for. Not those a bot plays for. */
export function duePeople(room: Room): readonly DueSeat[] {
  const { seats, truth, phase } = room;
  if (truth === undefined || phase !== 'playing' || isRushed(room)) return [];
  return deciders(truth.timeline.at.table).flatMap((seat) => {
    const sitter = seats[seat - 1];
    const isDue = sitter?.t === 'person' && sitter.standIn === undefined;
    return isDue ? [{ seat, person: sitter.person }] : [];
  });
}

/** Whether bots play for fewer than all: not where everybody's clock ran out again and again. */
export function isPlayedByPeople({ seats }: Room): boolean {
  return seats.some((seat) => seat.t === 'person' && seat.standIn !== 'gone');
}

/**
 * Whether the game goes on though nobody is there: over days, as long as people play it; and where bots
 * play the rest of it.
 */
export function runsAlone(room: Room): boolean {
  if (room.phase === 'playing' && isRushed(room)) return true;
  return room.phase === 'playing' && isOverDays(room.options.clock) && isPlayedByPeople(room);
}

/**
 * Whether anybody is there for whom bots should play on: seated, or soon to be. Before the game it is
 * enough to have a name: without a host nobody gets anywhere.
 */
export function isAttended(room: Room, presenceOf: PresenceOf): boolean {
  const { seats, people, phase } = room;
  if (runsAlone(room)) return true;
  if (phase === 'lobby') return people.some(({ id }) => presenceOf(id) !== 'gone');
  return seats.some((seat) => {
    const person = seat.t === 'person' ? seat.person : seat.t === 'bot' ? seat.claim : undefined;
    return person !== undefined && presenceOf(person) !== 'gone';
  });
}

/** Who sits where, as a game is told it. */
export function playersOf(room: Room): readonly SeatInfo[] {
  return room.seats.map((seat) => {
    if (seat.t === 'bot') return { name: seat.name, bot: seat.bot };
    return { name: seat.t === 'person' ? (personOf(room, seat.person)?.name ?? '') : '' };
  });
}

/** The bot that decides for a seat: its own, or the one that stands in. */
export function botAt(room: Room, seat: Seat, standInBot: string): string | undefined {
  const sitter = room.seats[seat - 1];
  if (sitter?.t === 'bot') return sitter.bot;
  const isPlayedFor = sitter?.t === 'person' && (sitter.standIn !== undefined || isRushed(room));
  return isPlayedFor ? standInBot : undefined;
}

/** Who should be the host after somebody: seated before others, and who is there before who is not. */
export function hostAfter(room: Room, person: PersonId, presenceOf: PresenceOf): Candidate {
  const mayHost = (id: PersonId): boolean => id !== person && !isProgram(room, id);
  const others = room.people.map(({ id }) => id).filter(mayHost);
  const seated = seatedPeople(room).filter(mayHost);
  const isThere = (id: PersonId): boolean => presenceOf(id) !== 'gone';
  const present = seated.find(isThere) ?? others.find(isThere);
  return { present, anyone: present ?? seated[0] ?? others[0] };
}

type Candidate = {
  readonly present: PersonId | undefined;
  readonly anyone: PersonId | undefined;
};

/** Whether the host has removed somebody for good, by their token or from where they come. */
export function isBarred(
  { barred }: Room,
  who: { readonly token?: string | undefined; readonly from?: string | undefined },
): boolean {
  return barred.some(
    ({ token, from }) => token === who.token || (from !== undefined && from === who.from),
  );
}

/** Whether somebody else at the table is called so, or nearly. */
export function isNameTaken(
  room: Room,
  name: string,
  but: { readonly person?: PersonId; readonly seat?: Seat } = {},
): boolean {
  return (
    room.people.some((person) => person.id !== but.person && isAlike(person.name, name)) ||
    // In a game a bot may have the name of somebody who left, and comes back.
    (room.phase === 'lobby' &&
      room.seats.some(
        (seat, index) => seat.t === 'bot' && index + 1 !== but.seat && isAlike(seat.name, name),
      ))
  );
}
