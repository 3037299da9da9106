/** What may be stored at a table: by whom, for whom, when. What is wrong with a step is said. */
import { commandOf, type Seat } from '@palier/rules';
import {
  botAt,
  hasLapsedTooOften,
  seatOf,
  type Room,
  type RoomEvent,
  type RoomStep,
} from '@palier/table/testing';
import type { Presences } from './presences.ts';
import { keyName, type WitnessedTable } from './witnessed-table.ts';

/** Milliseconds that a node may not have heard yet of who came to another. */
const UNHEARD = 20_000;

/** What may still happen at a table whose game is over. */
const AFTERWARDS: ReadonlySet<RoomEvent['t']> = new Set<RoomEvent['t']>([
  'said',
  'continued',
  'nextWanted',
  'joined',
  'knocked',
  'admitted',
  'turnedAway',
  'barred',
  'renamed',
  'faceChosen',
  'left',
  'botSeated',
  'hostPassed',
]);

export type Storing = {
  readonly table: WitnessedTable;
  readonly presences: Presences;
  readonly now: number;
};

export function checkStep(storing: Storing, step: RoomStep): string | undefined {
  const { room, keys } = storing.table;
  const { by, key, events } = step;
  if (by !== undefined && key !== undefined && keys.has(keyName(by, key))) {
    return `the key ${key} acts twice`;
  }
  if (by !== undefined && !room.people.some(({ id }) => id === by)) return `nobody acts: ${by}`;
  let before = room;
  for (const event of events) {
    if (room.phase === 'over' && !AFTERWARDS.has(event.t)) {
      return `after the end of the game: ${event.t}`;
    }
    if (event.t === 'begun' && room.phase !== 'lobby') return 'a game begins twice';
    if (event.t === 'standInWent') before = withoutStandIn(before, event.seat);
    const problem = event.t === 'played' ? checkMover(storing, before, step) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is so at every table after every step. */
export function checkRoom({ seats, people, host, wish, truth }: Room): string | undefined {
  const sitters = seats.flatMap((seat) => (seat.t === 'person' ? [seat.person] : []));
  const ids = new Set(people.map(({ id }) => id));
  if (new Set(sitters).size < sitters.length) return 'somebody sits twice';
  if (!sitters.every((person) => ids.has(person))) return 'somebody sits who is not there';
  if (host === undefined ? people.length > 0 : !ids.has(host)) return 'the host is nobody';
  const isOld = wish !== undefined && wish.number !== truth?.timeline.number;
  return isOld ? 'a wish outlives what it is about' : undefined;
}

/** People move their own seats; bots only those that are theirs just then. */
function checkMover(storing: Storing, room: Room, { by, events }: RoomStep): string | undefined {
  if (room.phase === 'lobby') return undefined;
  const [first] = events.flatMap((event) => (event.t === 'played' ? event.entries : []));
  if (first === undefined) return 'nothing is played';
  const isBack = first.t === 'takenBack';
  const seat = isBack ? first.seat : commandOf(first)?.seat;
  if (seat === undefined) return `nobody can have done ${first.t}`;
  if (by !== undefined) {
    const isOwn = isBack || seatOf(room, by) === seat;
    return isOwn ? undefined : `person ${by} moves for seat ${seat}`;
  }
  if (botAt(room, seat, 'bot') === undefined) return `a bot moves for seat ${seat}`;
  return checkStandIn(storing, room, seat);
}

/** Who is back has the seat back, unless the clock says that nobody is there. */
function checkStandIn(
  { table, presences, now }: Storing,
  room: Room,
  seat: Seat,
): string | undefined {
  const { id, seats, people } = room;
  const sitter = seats[seat - 1];
  if (sitter?.t !== 'person' || sitter.standIn !== 'gone') return undefined;
  if (hasLapsedTooOften(room, seat)) return undefined;
  const hash = people.find((one) => one.id === sitter.person)!.token;
  const since = now - UNHEARD;
  const isBack =
    presences.wasConnectedSince(id, hash, since) && table.isPlayedForSince(seat, since);
  return isBack ? `a bot moves for seat ${seat}, whose player is back` : undefined;
}

function withoutStandIn(room: Room, seat: Seat): Room {
  const sitter = room.seats[seat - 1];
  if (sitter?.t !== 'person') return room;
  return { ...room, seats: room.seats.with(seat - 1, { t: 'person', person: sitter.person }) };
}
