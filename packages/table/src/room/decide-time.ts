/** What time brings, so that nobody can hold up a table: clocks, who is gone, votes to move on. */
import { deciders, type Seat } from '@palier/rules';
import { paceOf } from './budget.ts';
import { playerAt } from './decide-game.ts';
import { lostSeats, quickStart, type Start } from './decide-quick.ts';
import { isRushed } from './night-table.ts';
import { isOverDays } from './options.ts';
import { patienceWith } from './patience.ts';
import type { PersonId, Room, RoomEvent } from './room.ts';
import { hasLapsedTooOften, standInComes, standInGoes } from './stand-in.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import { restedBetween } from './rest.ts';
import { deadlineFor, restEndFor } from './turn-time.ts';
import {
  duePeople,
  hostAfter,
  isAttended,
  isProgram,
  playingPeople,
  seatOf,
  type DueSeat,
  type PresenceOf,
} from './who.ts';

export type TickContext = DecideContext & {
  /** Milliseconds that somebody has not been connected. */
  readonly goneFor: (person: PersonId) => number;
};

/** Something that happens when the time is up, unless something else happens before. */
type Waiting = { readonly ms: number; readonly event: RoomEvent };

/** What time brings now. */
export function decideTick(room: Room, time: TickContext): readonly RoomEvent[] {
  const start = startOf(room, time);
  if (start !== undefined && start.ms <= 0) return start.events();
  const seats = new Set<Seat>();
  const events: RoomEvent[] = [];
  for (const { ms, event } of waitings(room, time)) {
    if (ms > 0) continue;
    if (event.t === 'standInCame') {
      if (seats.has(event.seat)) continue;
      seats.add(event.seat);
    }
    events.push(event);
  }
  return events;
}

/** Milliseconds until time may bring something; undefined: it does not, as things are. */
export function nextTick(room: Room, time: TickContext): number | undefined {
  const start = startOf(room, time);
  const all = [...waitings(room, time), ...(start === undefined ? [] : [start])];
  return all.length === 0 ? undefined : Math.max(0, Math.min(...all.map(({ ms }) => ms)));
}

/** While nobody is there, nothing begins. */
function startOf(room: Room, time: TickContext): Start | undefined {
  return isQuickAttended(room, time) ? quickStart(room, time) : undefined;
}

/** Asked after every move: who is there matters only where quick play seats people. */
function isQuickAttended(room: Room, { presenceOf }: TickContext): boolean {
  return room.options.listing === 'quick' && isAttended(room, presenceOf);
}

function waitings(room: Room, time: TickContext): readonly Waiting[] {
  if (room.phase === 'over') return [];
  const all: (Waiting | undefined)[] = [];
  // If everybody vanishes the game waits.
  const due = isAttended(room, time.presenceOf) ? duePeople(room) : [];
  for (const one of due) all.push(goneWaiting(room, one, time));
  for (const one of due) all.push(clockWaiting(room, one, time));
  for (const one of due) all.push(restWaiting(room, one, time));
  for (let seat = 1; seat <= room.seats.length; seat++) all.push(backWaiting(room, seat, time));
  all.push(hostWaiting(room, time));
  if (isQuickAttended(room, time)) all.push(...lostSeats(room, time));
  return all.filter((one) => one !== undefined);
}

/**
 * Who came back through a node of which this one had not heard yet is there, and a bot came for them all
 * the same. Not who let the clock run out too often: they are there when they move.
 */
function backWaiting(room: Room, seat: Seat, { presenceOf }: TickContext): Waiting | undefined {
  const sitter = room.seats[seat - 1];
  if (sitter?.t !== 'person' || sitter.standIn !== 'gone') return undefined;
  if (isRushed(room)) return undefined;
  const isBack = presenceOf(sitter.person) !== 'gone' && !hasLapsedTooOften(room, seat);
  return isBack ? { ms: 0, event: standInGoes(room, seat) } : undefined;
}

/** The others, of whom one is there, do not wait for who is gone; over days nobody needs to be there. */
function goneWaiting(
  room: Room,
  { seat, person }: DueSeat,
  time: TickContext,
): Waiting | undefined {
  // People may be waited for, as they are over days; a program has ended.
  const { absence, clock } = room.options;
  const isWaitedFor = (absence === 'wait' || isOverDays(clock)) && !isProgram(room, person);
  if (isWaitedFor || time.presenceOf(person) !== 'gone') return undefined;
  return { ms: time.grace - time.goneFor(person), event: standInComes(room, seat, 'gone') };
}

function clockWaiting(room: Room, due: DueSeat, { now }: TickContext): Waiting | undefined {
  const deadline = deadlineFor(room, due.person);
  if (deadline === Infinity) return undefined;
  return { ms: deadline - now, event: standInComes(room, due.seat, 'clock') };
}

/** Whoever rested hears that it is their turn: it was while they did. */
function restWaiting(room: Room, { person }: DueSeat, { now }: TickContext): Waiting | undefined {
  const end = restEndFor(room, person);
  return end === undefined ? undefined : { ms: end - now, event: { t: 'restEnded', person } };
}

function hostWaiting(room: Room, time: TickContext): Waiting | undefined {
  const { host, formerHost } = room;
  if (formerHost !== undefined && time.presenceOf(formerHost.person) !== 'gone') {
    return { ms: 0, event: hostReturns(formerHost.person) };
  }
  if (host === undefined || time.presenceOf(host) !== 'gone') return undefined;
  const to = hostAfter(room, host, time.presenceOf).present;
  if (to === undefined) return undefined;
  return { ms: time.grace - time.goneFor(host), event: { t: 'hostPassed', to, why: 'absence' } };
}

function hostReturns(to: PersonId): RoomEvent {
  return { t: 'hostPassed', to, why: 'return' };
}

/**
 * A person is connected again: the bot that played for them hands back at once, and who is the host for
 * them. But no bot does to who comes and goes in a loop: they are there when they move.
 */
export function decideReturn(room: Room, person: PersonId, { now }: DecideContext): Decision {
  const wasHost = room.formerHost?.person === person && room.phase !== 'over';
  const host = wasHost ? [hostReturns(person)] : [];
  const seat = seatOf(room, person);
  const sitter = seat === undefined ? undefined : room.seats[seat - 1];
  const isPlayedFor = sitter?.t === 'person' && sitter.standIn !== undefined;
  if (seat === undefined || !isPlayedFor || isRushed(room) || room.phase !== 'playing')
    return happens(...host);
  if (paceOf(room, person, now) !== 'on') return happens(...host);
  return happens(standInGoes(room, seat), ...host);
}

/**
 * Whom a vote is about: those whom the others have waited for long enough. It counts from when the
 * decision was due: setting the clock again and again does not help.
 */
export function votable(room: Room, now: number, presenceOf: PresenceOf): readonly DueSeat[] {
  const since = room.dueSince;
  return duePeople(room).filter(({ person }) => {
    const waited = now - since - restedBetween(room, person, since, now);
    return waited >= patienceWith(presenceOf(person), room.options);
  });
}

/** The people whose votes count: who play, and are not waited for themselves. */
export function voters(room: Room, presenceOf: PresenceOf): readonly PersonId[] {
  const due = new Set(duePeople(room).map(({ person }) => person));
  return playingPeople(room, presenceOf).filter((one) => !due.has(one));
}

export function votesNeeded(count: number): number {
  return Math.floor(count / 2) + 1;
}

export function decideMoveOn(
  room: Room,
  person: PersonId,
  at: number,
  context: DecideContext,
): Decision {
  const player = playerAt(room, person, at);
  if ('t' in player) return player;
  const due = duePeople(room);
  if (due.some((one) => one.person === person)) return deny('too-soon');
  const targets = votable(room, context.now, context.presenceOf);
  if (targets.length === 0) {
    const isPlayedFor = due.length === 0 && isWaitedFor(room);
    return isPlayedFor ? happens() : deny('too-soon');
  }
  const counted = new Set([...voters(room, context.presenceOf), person]);
  const votes = new Set([...room.votes, person].filter((one) => counted.has(one)));
  const voted: readonly RoomEvent[] = room.votes.includes(person) ? [] : [{ t: 'voted', person }];
  if (votes.size < votesNeeded(counted.size)) return happens(...voted);
  return happens(...voted, ...targets.map(({ seat }) => standInComes(room, seat, 'vote')));
}

/** Whether the game waits for somebody's seat at all, and not only for bots. */
function isWaitedFor({ truth, seats }: Room): boolean {
  if (truth === undefined) return false;
  return deciders(truth.timeline.at.table).some((seat) => seats[seat - 1]?.t === 'person');
}
