/** The fold of a table online: what is true of it after a step. It asks nothing and draws no luck. */
import {
  assert,
  commitmentTo,
  deciders,
  isFault,
  parseRecord,
  unreachable,
  type RecordedEvent,
  type Seat,
} from '@palier/rules';
import { advanced, truthOf, type Truth } from '../truth.ts';
import { spentAfter } from './budget.ts';
import { seated, claimed, left, resized, withSitter } from './evolve-seats.ts';
import { setsClockThen, standInThen } from './old-steps.ts';
import type { RoomNight } from './night-table.ts';
import { CHAT_KEPT, isOverDays } from './options.ts';
import { withRest, withoutRest } from './rest.ts';
import type { RoomPerson, PersonId, Room, RoomEvent, RoomSeat, RoomStep } from './room.ts';
import { duePeople, seatOf } from './who.ts';

/**
 * How many keys of a person are remembered. A client that asks again has asked little since. A bound of
 * memory, as `CHAT_KEPT` is: no other part of the fold reads what is kept, so nodes that keep more and
 * nodes that keep less agree in everything else.
 */
const KEYS_KEPT = 8;

type EventOf<T extends RoomEvent['t']> = Extract<RoomEvent, { readonly t: T }>;

const NOBODY: readonly PersonId[] = [];
const NO_TURNS: Room['turnsFrom'] = new Map();

/** A table from its first step, which opens it. */
export function openRoom(first: RoomStep): Room {
  const [opened] = first.events;
  assert(opened?.t === 'opened', 'a table is opened by its first step');
  const { id, code, secret, engine, options, club, night, doorKey = secret } = opened;
  const room: Room = {
    id,
    code,
    rev: 0,
    options,
    people: [],
    waiting: [],
    barred: [],
    joined: 0,
    seats: Array.from({ length: options.setup.players }, () => ({ t: 'open' })),
    host: undefined,
    formerHost: undefined,
    phase: 'lobby',
    secret,
    commitment: commitmentTo(secret),
    engine,
    truth: undefined,
    since: first.at,
    dueSince: first.at,
    beside: 0,
    spent: new Map(),
    came: new Map(),
    doorKey,
    club,
    turnsFrom: NO_TURNS,
    overFrom: undefined,
    nextFrom: undefined,
    votes: NOBODY,
    lapses: [],
    wish: undefined,
    takenBack: 0,
    said: [],
    keys: new Map(),
    sayingKeys: new Map(),
    next: undefined,
    ...(night !== undefined && { night }),
  };
  return evolveRoom(room, first);
}

/** A table from all of its steps. */
export function foldRoom([first, ...rest]: readonly RoomStep[]): Room {
  assert(first !== undefined, 'a table has a first step');
  return rest.reduce((room, step) => evolveRoom(room, step), openRoom(first));
}

/** `decided`: the game after the step, for who decided it and knows. Without it entries are folded. */
export function evolveRoom(room: Room, step: RoomStep, decided?: Truth): Room {
  const isBeside = !step.events.some(({ t }) => t === 'played');
  let next = isBeside ? { ...room, beside: room.beside + 1, spent: spentAfter(room, step) } : room;
  for (const event of step.events) next = evolved(next, event, step, decided);
  const { by, key } = step;
  let { keys, sayingKeys } = next;
  if (by !== undefined && key !== undefined) {
    if (step.events.some(({ t }) => t === 'said')) sayingKeys = withKey(sayingKeys, by, key);
    else keys = withKey(keys, by, key);
  }
  const rev = room.rev + 1;
  const marks = isOverDays(next.options.clock) ? marked(room, next, { step, rev }) : undefined;
  return { ...next, keys, sayingKeys, rev, ...marks };
}

/** Where turns came and the game ended. Whose time off is up has the turn from then on. */
function marked(
  before: Room,
  room: Room,
  { step, rev }: { readonly step: RoomStep; readonly rev: number },
): Pick<Room, 'turnsFrom' | 'overFrom' | 'nextFrom'> {
  const back = new Set(
    step.by === undefined
      ? step.events.flatMap((event) => (event.t === 'restEnded' ? [event.person] : []))
      : NOBODY,
  );
  const turns = duePeople(room).map(({ person }) => {
    const from = back.has(person) ? undefined : before.turnsFrom.get(person);
    return [person, from ?? rev] as const;
  });
  const overFrom = room.phase === 'over' ? (before.overFrom ?? rev) : undefined;
  const nextFrom = room.next === undefined ? undefined : (before.nextFrom ?? rev);
  return { turnsFrom: new Map(turns), overFrom, nextFrom };
}

function withKey(keys: Room['keys'], by: PersonId, key: string): Room['keys'] {
  const newest = [...(keys.get(by) ?? []), key].slice(-KEYS_KEPT);
  return new Map(keys).set(by, newest);
}

function evolved(room: Room, event: RoomEvent, step: RoomStep, decided: Truth | undefined): Room {
  switch (event.t) {
    case 'opened':
      return room;
    case 'joined':
      return withNewcomer(come(room, event), {
        ...personFrom(event),
        ...(event.isNamed !== undefined && { isNamed: event.isNamed }),
      });
    case 'knocked':
      return { ...come(room, event), waiting: [...room.waiting, personFrom(event)] };
    case 'admitted': {
      const newcomer = room.waiting.find(({ id }) => id === event.person);
      const next = withoutWaiting(room, event.person);
      return newcomer === undefined ? next : withNewcomer(next, newcomer);
    }
    case 'turnedAway':
      return withoutWaiting(room, event.person);
    case 'barred': {
      const { token, from } = event;
      return { ...room, barred: [...room.barred, { token, ...(from !== undefined && { from }) }] };
    }
    case 'salted':
      return withPerson(room, event.person, { salt: event.salt });
    case 'renamed':
      return withPerson(room, event.person, {
        name: event.name,
        ...(event.by === 'operator' && { isNamed: true }),
      });
    case 'faceChosen':
      return withPerson(room, event.person, { face: event.face });
    case 'left':
      return left(room, event.person);
    case 'seated':
      return seated(room, event.person, event.seat);
    case 'stood': {
      const sitter = room.seats[event.seat - 1];
      // Without the claim, which is all that somebody has who does not sit there yet.
      if (sitter?.t !== 'bot') return withSitter(room, event.seat, { t: 'open' });
      return withSitter(room, event.seat, { t: 'bot', bot: sitter.bot, name: sitter.name });
    }
    case 'botSeated': {
      const { seat, bot, name } = event;
      const next = withSitter(room, seat, { t: 'bot', bot, name });
      return room.wish?.seat === seat ? { ...next, wish: undefined } : next;
    }
    case 'botLeft':
      return withSitter(room, event.seat, { t: 'open' });
    case 'claimed':
      return claimed(room, event.person, event.seat);
    case 'optionsChosen': {
      const { options } = event;
      const { clock, listing } = room.options;
      const isSame = options.clock === clock && options.listing === listing;
      const since = isSame ? room.since : step.at;
      return { ...resized(room, options.setup.players), options, since };
    }
    case 'hostPassed':
      return hostPassed(room, event, step.at);
    case 'begun': {
      const truth = decided ?? begun(event.header, room.secret);
      const lapses = room.seats.map(() => 0);
      return { ...room, truth, phase: 'playing', lapses, since: step.at };
    }
    case 'played':
      return played(room, step, event.entries, decided);
    case 'standInCame':
      return standInCame(room, event);
    case 'standInWent':
      return standInWent(room, event, step.at);
    case 'voted':
      return { ...room, votes: [...room.votes, event.person] };
    case 'takeBackWished': {
      const { seat, number } = event;
      return { ...room, wish: { seat, number, granted: NOBODY } };
    }
    case 'takeBackGranted': {
      const { wish } = room;
      if (wish === undefined) return room;
      return { ...room, wish: { ...wish, granted: [...wish.granted, event.person] } };
    }
    case 'takeBackDenied':
      return { ...room, wish: undefined };
    case 'said': {
      const { person, saying } = event;
      return { ...room, said: [...room.said, { person, at: step.at, saying }].slice(-CHAT_KEPT) };
    }
    case 'nextWanted':
      return withPerson(room, event.person, { wantsNext: event.on });
    case 'restTaken': {
      const { person, until } = event;
      return withPerson(room, person, { rests: withRest(room, person, { from: step.at, until }) });
    }
    case 'restEnded':
      return withPerson(room, event.person, { rests: withoutRest(room, event.person, step.at) });
    case 'clockSet':
      return { ...room, since: step.at };
    case 'shut':
      return { ...room, isShut: true };
    case 'rushed':
      return withNight(room, { isRushed: true });
    case 'unsealed':
      return withNight(room, { isOpened: true });
    case 'continued':
      return { ...room, next: { id: event.id, code: event.code } };
    default:
      return unreachable(event);
  }
}

function withNight(room: Room, more: Pick<RoomNight, 'isRushed' | 'isOpened'>): Room {
  return room.night === undefined ? room : { ...room, night: { ...room.night, ...more } };
}

function personFrom(event: EventOf<'joined' | 'knocked'>): RoomPerson {
  const { person, name, token, salt, face, isBot, from } = event;
  return {
    id: person,
    name,
    ...(face !== undefined && { face }),
    ...(isBot === true && { isBot }),
    token,
    salt,
    wantsNext: false,
    ...(from !== undefined && { from }),
  };
}

/** Whoever comes is counted, and where from. */
function come(room: Room, { person, from }: EventOf<'joined' | 'knocked'>): Room {
  const { came } = room;
  if (from === undefined) return { ...room, joined: person };
  const more = new Map(came).set(from, (came.get(from) ?? 0) + 1);
  return { ...room, joined: person, came: more };
}

function withNewcomer(room: Room, newcomer: RoomPerson): Room {
  // A program keeps nobody's table.
  const host = room.host ?? (newcomer.isBot === true ? undefined : newcomer.id);
  return { ...room, people: [...room.people, newcomer], host };
}

function withoutWaiting(room: Room, person: PersonId): Room {
  return { ...room, waiting: room.waiting.filter(({ id }) => id !== person) };
}

function withPerson(
  room: Room,
  person: PersonId,
  changed: Partial<Pick<RoomPerson, 'name' | 'face' | 'salt' | 'wantsNext' | 'isNamed' | 'rests'>>,
): Room {
  const people = room.people.map((one) => (one.id === person ? { ...one, ...changed } : one));
  return { ...room, people };
}

/** Who has the role for another may pass it on: it is the other's all the same. */
function hostPassed(room: Room, { to, why }: EventOf<'hostPassed'>, at: number): Room {
  const { host, formerHost } = room;
  if (to === formerHost?.person) return { ...room, host: to, formerHost: undefined };
  if (why !== 'absence' || host === undefined) return { ...room, host: to };
  return { ...room, host: to, formerHost: formerHost ?? { person: host, since: at } };
}

/** What cannot be taken back begins another count. */
function takenBackAfter(before: number, entries: readonly RecordedEvent[]): number {
  let count = before;
  for (const { t } of entries) {
    if (t === 'takenBack') count++;
    else if (t !== 'levelLaid' && t !== 'cardAdded') count = 0;
  }
  return count;
}

function begun(header: string, secret: string): Truth {
  const record = parseRecord(header);
  assert(!isFault(record), 'the header of a game cannot be read');
  const truth = truthOf(record, secret);
  assert(!isFault(truth), 'a game cannot be begun from its header');
  return truth;
}

function advancedIn({ truth }: Room, entries: readonly RecordedEvent[]): Truth {
  assert(truth !== undefined, 'a game was begun before it is played');
  return advanced(truth, entries).truth;
}

function played(
  room: Room,
  { at, by }: RoomStep,
  entries: readonly RecordedEvent[],
  decided: Truth | undefined,
): Room {
  const truth = decided ?? advancedIn(room, entries);
  const wereDue = room.truth === undefined ? [] : deciders(room.truth.timeline.at.table);
  const { table } = truth.timeline.at;
  const own = by === undefined ? undefined : seatOf(room, by);
  const acted = own !== undefined && wereDue.includes(own) ? own : undefined;
  return {
    ...room,
    truth,
    phase: table.step === 'over' ? 'over' : room.phase,
    seats: withoutTurnStandIns(room.seats, deciders(table)),
    since: at,
    dueSince: at,
    votes: NOBODY,
    wish: undefined,
    takenBack: takenBackAfter(room.takenBack, entries),
    lapses:
      acted === undefined || room.lapses[acted - 1] === 0
        ? room.lapses
        : room.lapses.with(acted - 1, 0),
  };
}

/** Who plays for a person's turn only goes when that turn is over. */
function withoutTurnStandIns(
  seats: readonly RoomSeat[],
  due: readonly Seat[],
): readonly RoomSeat[] {
  const isDone = (seat: RoomSeat, index: number): boolean =>
    seat.t === 'person' &&
    (seat.standIn === 'clock' || seat.standIn === 'vote') &&
    !due.includes(index + 1);
  if (!seats.some(isDone)) return seats;
  return seats.map((seat, index) =>
    seat.t === 'person' && isDone(seat, index) ? { t: 'person', person: seat.person } : seat,
  );
}

function standInCame(room: Room, event: EventOf<'standInCame'>): Room {
  const { seat, why } = event;
  const sitter = room.seats[seat - 1];
  if (sitter?.t !== 'person') return room;
  const standIn = event.standIn ?? standInThen(room, seat, why);
  const next = withSitter(room, seat, { t: 'person', person: sitter.person, standIn });
  if (why !== 'clock') return next;
  return { ...next, lapses: room.lapses.with(seat - 1, room.lapses[seat - 1]! + 1) };
}

function standInWent(room: Room, event: EventOf<'standInWent'>, at: number): Room {
  const { seat } = event;
  const sitter = room.seats[seat - 1];
  if (sitter?.t !== 'person') return room;
  const setsClock = event.setsClock ?? setsClockThen(room, seat);
  const next = withSitter(room, seat, { t: 'person', person: sitter.person });
  return setsClock ? { ...next, since: at } : next;
}
