/**
 * What a table online answers to what it is asked: events that should happen, or why not. Pure: time,
 * presence and luck are given. Whoever stores the events first, has decided.
 */
import { unreachable } from '@palier/rules';
import { decideAct, decideConsent, decideTakeBack } from './decide-game.ts';
import {
  decideBegin,
  decideConfigure,
  decideLeave,
  decidePassHost,
  decideRemove,
  decideFace,
  decideRename,
  decideSalt,
  decideSeatBot,
  decideSit,
  decideStand,
} from './decide-lobby.ts';
import { paceOf } from './budget.ts';
import { decideAdmit } from './decide-door.ts';
import { decideMoveOn } from './decide-time.ts';
import { isNotAtNights } from './night-table.ts';
import { CHAT_PACE, MOST_BESIDE } from './options.ts';
import { plainLine } from './plain-line.ts';
import type { PersonId, Room, RoomName, Saying } from './room.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import { isProgram, mayPrepare, personOf, seatOf } from './who.ts';
import type { RoomAsk } from './wire.ts';

export { decideBotMove } from './decide-game.ts';
export { decideBanned, decideDeed, type OperatorDeed } from './decide-operator.ts';
export { decideJoin, type Newcomer } from './decide-door.ts';
export { decideQuickSeat } from './decide-quick.ts';
export { decideReturn, decideTick, nextTick, type TickContext } from './decide-time.ts';
export type { Denied, Decision, DecideContext } from './decision.ts';
export { botAt, isAttended, playersOf, seatOf } from './who.ts';

/** What a person asks that may change the table. */
export type PersonAsk = Exclude<
  RoomAsk,
  { readonly t: 'join' | 'away' | 'again' | 'record' | 'report' | 'ping' }
>;

type HostAsk = Extract<
  PersonAsk,
  { readonly t: 'configure' | 'seatBot' | 'admit' | 'remove' | 'passHost' | 'begin' }
>;

/** What is always heard: the game needs it, or nobody can do much of it. */
const NEEDED: ReadonlySet<PersonAsk['t']> = new Set(['act', 'consent', 'moveOn', 'leave', 'begin']);

/** What nobody needs. */
const IDLE: ReadonlySet<PersonAsk['t']> = new Set(['rename', 'face', 'say', 'wantNext']);

/** What a program has no business with: talk, and what people agree upon. */
const FOR_PEOPLE: ReadonlySet<PersonAsk['t']> = new Set([
  'say',
  'takeBack',
  'consent',
  'moveOn',
  'wantNext',
]);

export function decideAsk(
  room: Room,
  person: PersonId,
  ask: PersonAsk,
  context: DecideContext,
): Decision {
  if (personOf(room, person) === undefined) return deny('not-a-player');
  if (FOR_PEOPLE.has(ask.t) && isProgram(room, person)) return deny('not-for-bots');
  if (isNotAtNights(room, ask)) return deny('set-by-night');
  if ('key' in ask && isKnown(room, person, ask.key)) return { t: 'again' };
  const pace = NEEDED.has(ask.t) ? 'on' : paceOf(room, person, context.now);
  if (pace === 'out') return decideLeave(room, person, context, 'too-much');
  const isIdle = room.beside >= MOST_BESIDE && IDLE.has(ask.t);
  if (pace === 'slow' || isIdle) return deny('too-soon');
  switch (ask.t) {
    case 'rename':
      return decideRename(room, person, ask.name);
    case 'face':
      return decideFace(room, person, ask.face);
    case 'salt':
      return decideSalt(room, person, ask.salt);
    case 'sit':
      return decideSit(room, person, ask.seat);
    case 'stand':
      return decideStand(room, person, context);
    case 'leave':
      return decideLeave(room, person, context);
    case 'act':
      return decideAct(room, person, ask);
    case 'takeBack':
      return decideTakeBack(room, person, ask.at, context);
    case 'consent':
      return decideConsent(room, person, ask, context);
    case 'moveOn':
      return decideMoveOn(room, person, ask.at, context);
    case 'say':
      return decideSay(room, person, ask.saying, context.now);
    case 'wantNext':
      return decideWantNext(room, person, ask.on);
    default:
      return mayAsk(room, person, ask) ? decideForHost(room, ask, context) : deny('not-host');
  }
}

function isKnown({ keys, sayingKeys }: Room, person: PersonId, key: string): boolean {
  return keys.get(person)?.includes(key) === true || sayingKeys.get(person)?.includes(key) === true;
}

function mayAsk(room: Room, person: PersonId, { t }: HostAsk): boolean {
  const prepares = t === 'begin' || t === 'seatBot' || t === 'configure';
  return prepares && room.phase === 'lobby' ? mayPrepare(room, person) : room.host === person;
}

function decideForHost(room: Room, ask: HostAsk, context: DecideContext): Decision {
  switch (ask.t) {
    case 'configure':
      return decideConfigure(room, ask.options);
    case 'seatBot':
      return decideSeatBot(room, ask, context);
    case 'admit':
      return decideAdmit(room, ask);
    case 'remove':
      return decideRemove(room, ask, context);
    case 'passHost':
      return decidePassHost(room, ask.person);
    case 'begin':
      return decideBegin(room);
    default:
      return unreachable(ask);
  }
}

function decideSay(room: Room, person: PersonId, saying: Saying, now: number): Decision {
  const { chat } = room.options;
  const isAllowed = chat === 'free' || (chat === 'phrases' && saying.t !== 'text');
  if (!isAllowed) return deny('chat-off');
  const lately = room.said.filter(({ at }) => now - at < CHAT_PACE.while);
  const own = lately.filter((said) => said.person === person);
  if (own.length >= CHAT_PACE.each || lately.length >= CHAT_PACE.all) return deny('too-soon');
  if (saying.t !== 'text') return happens({ t: 'said', person, saying });
  const text = plainLine(saying.text);
  if (text === undefined) return deny('nothing-to-see');
  return happens({ t: 'said', person, saying: { t: 'text', text } });
}

function decideWantNext(room: Room, person: PersonId, on: boolean): Decision {
  if (personOf(room, person)?.wantsNext === on) return happens();
  return happens({ t: 'nextWanted', person, on });
}

/** The same people go on to another game. `again`: they have. */
export function decideContinue(room: Room, person: PersonId, next: RoomName): Decision {
  const goesOn = room.host === person || seatOf(room, person) !== undefined;
  if (!goesOn) return deny('not-a-player');
  if (isProgram(room, person)) return deny('not-for-bots');
  if (room.night !== undefined) return deny('set-by-night');
  if (room.phase !== 'over') return deny('not-over');
  if (room.next !== undefined) return { t: 'again' };
  return happens({ t: 'continued', id: next.id, code: next.code });
}
