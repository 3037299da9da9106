/**
 * Time off from games over days: while somebody rests, no decision of theirs runs out. What is granted is
 * written into the event, and counted by the fold, for each person and table: nobody rests for ever.
 */
import { MOST_REST, MOST_RESTED, MOST_RESTS } from './options.ts';
import type { PersonId, Rest, Room, RoomPerson } from './room.ts';
import { personOf } from './who.ts';

const YEAR = 365 * 24 * 3_600_000;

const NONE: readonly Rest[] = [];

function restsOf(room: Room, person: PersonId): readonly Rest[] {
  return personOf(room, person)?.rests ?? NONE;
}

/** The rest that somebody has taken and nobody has ended; its time may be up. */
export function openRest(room: Room, person: PersonId): Rest | undefined {
  const last = restsOf(room, person).at(-1);
  return last?.isOver === true ? undefined : last;
}

/** Until when somebody rests. */
export function restingUntil({ rests = NONE }: RoomPerson, now: number): number | undefined {
  const last = rests.at(-1);
  return last !== undefined && last.isOver !== true && last.until > now ? last.until : undefined;
}

/** When so much time has passed since then without the time that somebody rested. */
export function afterRests(room: Room, person: PersonId, since: number, time: number): number {
  let end = since + time;
  for (const { from, until } of restsOf(room, person)) {
    const begin = Math.max(from, since);
    if (begin < end && until > begin) end += until - begin;
  }
  return end;
}

/** Milliseconds that somebody rested in this time. */
export function restedBetween(room: Room, person: PersonId, from: number, to: number): number {
  return sum(restsOf(room, person).map((rest) => overlap(rest, { from, until: to })));
}

/** Milliseconds that somebody may still rest this year, the rest that they have now included. */
export function restLeft(room: Room, person: PersonId, now: number): number {
  const own = restsOf(room, person);
  const current = openRest(room, person);
  const isRunning = current !== undefined && current.until > now;
  const others = isRunning ? own.slice(0, -1) : own;
  const lately = { from: now - YEAR, until: now };
  const taken = others.filter(({ until }) => until > lately.from);
  if (taken.length >= MOST_RESTS) return 0;
  const left = MOST_RESTED - sum(taken.map((rest) => overlap(rest, lately)));
  const most = Math.min(MOST_REST, left) - (isRunning ? now - current.from : 0);
  return Math.max(0, most);
}

/** `until`: when the rest is over that somebody has; `left`: milliseconds that they may rest from now on. */
export type RestStanding = { readonly until: number | undefined; readonly left: number };

export function restStanding(room: Room, person: PersonId, now: number): RestStanding {
  const own = personOf(room, person);
  const until = own === undefined ? undefined : restingUntil(own, now);
  return { until, left: restLeft(room, person, now) };
}

/** What is kept of somebody's rests once another is taken: nothing that counts no more. */
export function withRest(room: Room, person: PersonId, rest: Rest): readonly Rest[] {
  const own = restsOf(room, person);
  const last = openRest(room, person);
  if (last !== undefined && last.until > rest.from) {
    return [...own.slice(0, -1), { from: last.from, until: rest.until }];
  }
  const old = Math.min(room.dueSince, rest.from - YEAR);
  return [...own.filter(({ until }) => until > old), rest];
}

/** Who is back before the time is up has that time for later. */
export function withoutRest(room: Room, person: PersonId, at: number): readonly Rest[] {
  const last = openRest(room, person);
  const own = restsOf(room, person);
  if (last === undefined) return own;
  return [...own.slice(0, -1), { ...last, until: Math.min(last.until, at), isOver: true }];
}

type Span = Pick<Rest, 'from' | 'until'>;

function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from));
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}
