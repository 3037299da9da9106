/** Who is let in: the door that the host opens, watches or shuts, and who does not come in again. */
import { MAX_PLAYERS } from '@palier/rules';
import {
  MOST_EVER,
  MOST_EVER_FROM_ONE,
  MOST_FROM_ONE,
  MOST_PEOPLE,
  MOST_WAITING,
} from './options.ts';
import type { RoomOptions } from './options.ts';
import { plainName } from './plain-line.ts';
import type { PersonId, Room, RoomEvent, RoomPerson } from './room.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import { isBarred, isNameTaken, personOf } from './who.ts';
import type { Denial } from './wire.ts';

export type Newcomer = {
  readonly name: string;
  /** The hash of the token. */
  readonly token: string;
  readonly salt: string;
  readonly face?: string;
  readonly isBot?: true;
  /** The fingerprint of the address; absent where none is known. */
  readonly from?: string;
};

type DoorContext = Pick<DecideContext, 'presenceOf'>;

/** `again`: somebody who has this token has joined before. Who knocks twice waits on. */
export function decideJoin(room: Room, newcomer: Newcomer, context: DoorContext): Decision {
  if (room.people.some(({ token }) => token === newcomer.token)) return { t: 'again' };
  if (isBarred(room, newcomer)) return deny('barred');
  // Also where everybody has left.
  if (room.night !== undefined) return deny('locked');
  // Without a host there is nobody to ask, and the first who comes is it.
  const door = room.host === undefined ? 'anyone' : room.options.joining;
  const waiting = room.waiting.find(({ token }) => token === newcomer.token);
  if (waiting !== undefined) {
    return door === 'approved' ? happens() : happens(admission(room, waiting));
  }
  if (door === 'nobody') return deny('locked');
  const full = fullness(room, newcomer.from) ?? fullOfPrograms(room, newcomer);
  if (full !== undefined) return deny(full);
  const name = plainName(newcomer.name);
  if (name === undefined) return deny('nothing-to-see');
  if (isNameTaken(room, name)) return deny('name-taken');
  const comer = { person: room.joined + 1, ...newcomer, name };
  if (door === 'anyone') return happens({ t: 'joined', ...comer });
  const places = roomToWait(room, context);
  return places === undefined ? deny('table-full') : happens(...places, { t: 'knocked', ...comer });
}

function fullness({ people, waiting, joined, came }: Room, from?: string): Denial | undefined {
  if (people.length >= MOST_PEOPLE || joined >= MOST_EVER) return 'table-full';
  if (from === undefined) return undefined;
  const now = [...people, ...waiting].filter((person) => person.from === from).length;
  const isFull = now >= MOST_FROM_ONE || (came.get(from) ?? 0) >= MOST_EVER_FROM_ONE;
  return isFull ? 'address-full' : undefined;
}

/** Programs fill a table at most, and no list of those who look on. */
function fullOfPrograms({ people, waiting }: Room, { isBot }: Newcomer): Denial | undefined {
  const programs = [...people, ...waiting].filter((person) => person.isBot === true).length;
  return isBot === true && programs >= MAX_PLAYERS ? 'table-full' : undefined;
}

/** Who has gone meanwhile makes room. Undefined: there is none. */
function roomToWait(
  { waiting }: Room,
  { presenceOf }: DoorContext,
): readonly RoomEvent[] | undefined {
  if (waiting.length < MOST_WAITING) return [];
  const gone = waiting.find(({ id }) => presenceOf(id) === 'gone');
  return gone && [{ t: 'turnedAway', person: gone.id }];
}

export type Admitting = { readonly person: PersonId; readonly yes: boolean };

/** The host says yes or no to who waits. */
export function decideAdmit(room: Room, { person, yes }: Admitting): Decision {
  const waiting = room.waiting.find(({ id }) => id === person);
  if (waiting !== undefined) {
    return happens(yes ? admission(room, waiting) : { t: 'turnedAway', person });
  }
  return yes && personOf(room, person) !== undefined ? happens() : deny('no-such-person');
}

/** Since they knocked, others may have come. */
function admission(room: Room, { id: person, name }: RoomPerson): RoomEvent {
  if (room.people.length >= MOST_PEOPLE) return { t: 'turnedAway', person, why: 'table-full' };
  if (isNameTaken(room, name)) return { t: 'turnedAway', person, why: 'name-taken' };
  return { t: 'admitted', person };
}

/** What becomes of those who wait when the host opens the door, or shuts it. */
export function doorMoves(room: Room, joining: RoomOptions['joining']): readonly RoomEvent[] {
  let now = room;
  return room.waiting.flatMap((one): readonly RoomEvent[] => {
    if (joining === 'approved') return [];
    if (joining === 'nobody') return [{ t: 'turnedAway', person: one.id, why: 'locked' }];
    const event = admission(now, one);
    if (event.t === 'admitted') now = { ...now, people: [...now.people, one] };
    return [event];
  });
}

/**
 * Who is not to come again: by the token, which nobody else has, and by the address, unless it is the
 * host's own. What a whole household shares must not shut out the host's.
 */
export function bars(room: Room, { token, from }: RoomPerson): RoomEvent {
  const own = room.host === undefined ? undefined : personOf(room, room.host)?.from;
  return { t: 'barred', token, ...(from !== undefined && from !== own && { from }) };
}
