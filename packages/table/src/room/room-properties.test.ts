/**
 * Anybody asks anything at any moment. Whatever comes of it, a table stays one: its steps lead to it
 * again, nobody sits twice or moves for another, and what is told of it is nobody's secret.
 */
import { assert, deciders, isFault, makeSetup, parseCard } from '@palier/rules';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BusyRoom } from '../testing/busy-room.ts';
import { ROOM_SECRET, STAND_IN, type DecidedRoom } from '../testing/decided-room.ts';
import { decideTick, nextTick } from './decide.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { listingOf } from './listing.ts';
import type { Room, RoomStep } from './room.ts';
import { makeStep, parseStep } from './step.ts';
import { makeToldRoom } from './told.ts';
import { botAt, claimOf, personOf, seatOf } from './who.ts';
import { DENIALS, type Denial } from './wire.ts';

const RUNS = process.env['PALIER_QUICK'] === '1' ? 8 : 30;
const MOST_ACTIONS = 150;
const MOST_TABLES = 60;

/** What the runtime says, and what only another test brings about. */
const NOT_HERE: ReadonlySet<Denial> = new Set([
  'already-joined',
  'people-missing',
  'nothing-to-see',
  'not-over',
  'bad-setup',
  'table-full',
  'address-full',
  'turned-away',
  'barred',
  'host-returns',
  'enough-taken-back',
  'already-reported',
  'reports-full',
  'name-given',
  // A night’s tables have tests of their own.
  'set-by-night',
  'sealed',
]);

const EVENTS = [
  'refusal',
  'stale',
  'again',
  'voted',
  'claimed',
  'standInCame',
  'standInWent',
  'takeBackWished',
  'takeBackGranted',
  'takeBackDenied',
  'optionsChosen',
  'hostPassed',
  'knocked',
  'admitted',
  'turnedAway',
  'barred',
];

function plain(room: Room): object {
  const { truth, ...rest } = room;
  return { ...rest, truth: truth && { ...truth, chance: undefined } };
}

function withoutMemory(room: Room): Room {
  return { ...room, keys: new Map(), sayingKeys: new Map(), said: [] };
}

function assertWhole(room: Room): void {
  const { people, seats, phase, truth, options } = room;
  assert(seats.length === options.setup.players, 'a seat for every player');
  const seated = seats.flatMap((one) => (one.t === 'person' ? [one.person] : []));
  const claims = seats.flatMap((one) => (one.t === 'bot' ? (one.claim ?? []) : []));
  const all = [...seated, ...claims];
  assert(new Set(all).size === all.length, 'nobody has two seats');
  for (const one of all) assert(personOf(room, one) !== undefined, 'who sits is there');
  assert(new Set(people.map(({ id }) => id)).size === people.length, 'nobody is two');
  const isNobodys = people.every(({ isBot }) => isBot === true);
  assert((room.host === undefined) === isNobodys, 'somebody who is no program is the host');
  assert((phase === 'lobby') === (truth === undefined), 'a game is begun or not');
  assert(
    (phase === 'over') === (truth?.timeline.at.table.step === 'over'),
    'a game is over or not',
  );
  const isFilled = seats.every(({ t }) => t !== 'open');
  assert(phase === 'lobby' ? claims.length === 0 : isFilled, 'no seat of a game is open');
}

/** Who moves in a step may do so: the seat's person, or a bot where one decides. */
function assertOwn(before: Room, { by, events }: RoomStep): void {
  const isRoundOver = events.some(
    (event) => event.t === 'played' && event.entries.some(({ t }) => t === 'roundEnded'),
  );
  for (const event of events) {
    if (event.t === 'seated' && before.phase !== 'lobby') {
      expect({ isRoundOver, claim: claimOf(before, event.person) }).toEqual({
        isRoundOver: true,
        claim: event.seat,
      });
    }
    if (event.t !== 'played' || before.truth === undefined) continue;
    const [mover] = event.entries.flatMap((entry) => ('seat' in entry ? [entry.seat] : []));
    assert(mover !== undefined, 'somebody moves');
    expect(deciders(before.truth.timeline.at.table)).toContain(mover);
    if (by === undefined) expect(botAt(before, mover, STAND_IN)).toBeDefined();
    else if (event.entries[0]?.t !== 'takenBack') expect(seatOf(before, by)).toBe(mover);
    else if (seatOf(before, by) !== mover) expect(before.wish?.seat).toBe(mover);
  }
}

/** The list tells of a table what helps to choose it, and of people who sits there: no word besides. */
function assertListed({ room, context }: DecidedRoom): void {
  const table = listingOf(room, context.presenceOf);
  if (table === undefined) return;
  assert(room.options.listing !== 'hidden' && room.phase !== 'over', 'a hidden table is listed');
  const { id, code, phase, edition, clock, joining, seats, ...rest } = table;
  assert(id === room.id && code === room.code && phase === room.phase, 'another table is listed');
  assert(joining === room.options.joining, 'a locked table is listed');
  assert([edition, clock].includes(room.options.clock), 'its clock is its own');
  const facts = Object.values(rest);
  assert(
    facts.every((fact) => fact === null || typeof fact === 'boolean' || fact === rest.round),
    'the list tells more',
  );
  for (const [index, seat] of seats.entries()) {
    const { t, ...more } = seat;
    const sitter = room.seats[index];
    assert(sitter?.t === t, 'the list has another seat');
    const { name, face } = sitter.t === 'person' ? personOf(room, sitter.person)! : {};
    const known = new Set<unknown>([name, face, true, false]);
    assert(
      Object.values(more).every((told) => known.has(told)),
      'the list tells of who does not sit there',
    );
  }
}

function assertTold({ room, context }: DecidedRoom): void {
  const { now, presenceOf } = context;
  const text = JSON.stringify(makeToldRoom(room, { now, presenceOf, watchers: 0 }));
  const secrets = room.people.flatMap(({ token, salt }) => [
    token,
    ...(salt.length > 1 ? [salt] : []),
  ]);
  for (const secret of [ROOM_SECRET, ...secrets]) {
    assert(!text.includes(secret), `told: ${secret}`);
  }
  JSON.parse(text, (_member, value: unknown) => {
    const isCard = typeof value === 'string' && parseCard(value) !== undefined;
    assert(!isCard, `told: ${String(value)}`);
    return value;
  });
}

/** Time brings something when it was said to, and not before. */
function assertTimely({ room, context }: DecidedRoom): void {
  const ms = nextTick(room, context);
  const after = (more: number): readonly object[] =>
    decideTick(room, {
      ...context,
      now: context.now + more,
      goneFor: (person) =>
        context.presenceOf(person) === 'gone' ? context.goneFor(person) + more : 0,
    });
  if (ms === undefined) expect(after(10_000_000)).toEqual([]);
  else expect(after(ms)).not.toEqual([]);
  if (ms !== undefined && ms > 0) expect(after(ms - 1)).toEqual([]);
}

/** Who decided a move, and does not fold it again, has the same table as who only reads its steps. */
function assertSame({ room, ownRoom }: DecidedRoom): void {
  if (!isDeepStrictEqual(plain(ownRoom), plain(room))) expect(plain(ownRoom)).toEqual(plain(room));
}

/** The steps, read again one by one, lead to the same table; no command acts twice. */
function assertSteps({ steps, room }: DecidedRoom): void {
  expect(room.rev).toBe(steps.length);
  const [first, ...rest] = steps.map((step) => parseStep(makeStep(step)));
  let now = openRoom(first!);
  let forgetful = now;
  const moves = new Set<string>();
  const phases = new Set<string>();
  for (const step of rest) {
    expect(step.events).not.toEqual([]);
    assertOwn(now, step);
    if (step.key?.startsWith('say-') === false) {
      const move = `${step.by}/${step.key}`;
      expect(moves).not.toContain(move);
      moves.add(move);
    }
    for (const event of step.events) {
      if (event.t === 'standInCame') expect(event.standIn).toBeDefined();
      if (event.t === 'standInWent') expect(event.setsClock).toBeDefined();
    }
    now = evolveRoom(now, step);
    forgetful = withoutMemory(evolveRoom(forgetful, step));
    phases.add(now.phase);
  }
  // Nodes that keep more keys or talk than others agree in all else.
  expect(plain(withoutMemory(now))).toEqual(plain(forgetful));
  expect(plain(now)).toEqual(plain(room));
  expect([...phases]).toEqual(['lobby', 'playing', 'over'].filter((phase) => phases.has(phase)));
}

/** A table that has been busy for a while, filled and played to its end. */
function played(seed: string, actions: number): BusyRoom {
  const busy = new BusyRoom(seed);
  const { table } = busy;
  for (let action = 0; action < actions; action++) {
    busy.next();
    assertWhole(table.room);
    assertTold(table);
    assertListed(table);
    assertTimely(table);
    assertSame(table);
  }
  busy.fill();
  table.playOut();
  expect(isFault(makeSetup(table.room.options.setup))).toBe(false);
  expect(table.room.phase).toBe('over');
  assertSteps(table);
  assertSame(table);
  return busy;
}

it('a table at which anybody asks anything stays one, and is played to its end', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: MOST_ACTIONS }), (seed, actions) => {
      played(`busy/${seed}`, actions);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

it('at such a table everything happens, and everything is denied', () => {
  const missing = new Set<string>([...EVENTS, ...DENIALS.filter((why) => !NOT_HERE.has(why))]);
  for (let number = 0; missing.size > 0; number++) {
    assert(number < MOST_TABLES, `never in ${number} tables: ${[...missing].join()}`);
    const { table, outcomes } = played(`all/${number}`, MOST_ACTIONS);
    for (const outcome of outcomes) missing.delete(outcome);
    for (const { events } of table.steps) for (const { t } of events) missing.delete(t);
  }
});
