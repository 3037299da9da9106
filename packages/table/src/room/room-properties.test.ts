/**
 * Anybody asks anything at any moment. Whatever comes of it, a table stays one: its steps lead to it
 * again, nobody sits twice or moves for another, and what is told of it is nobody's secret.
 */
import { assert, deciders, isFault, makeSetup, parseCard, type Seat } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTS, DecidedRoom, ROOM_SECRET, STAND_IN, type TestAsk } from '../testing/decided-room.ts';
import { RULE_SETS } from '../testing/rule-sets.ts';
import { decideTick, nextTick, type Verdict } from './decide.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { ABSENCES, CHATS, CLOCKS, EMOTES, TAKE_BACKS, type RoomOptions } from './options.ts';
import type { Room, Step } from './room.ts';
import { makeStep, parseStep } from './step.ts';
import { toldRoom } from './told.ts';
import { botAt, claimOf, personOf, seatOf } from './who.ts';
import type { ToldOptions } from './wire.ts';

const RUNS = process.env['PALIER_QUICK'] === '1' ? 15 : 60;
const MOST_ACTIONS = 90;
const NAMES = ['Ana', 'ÀNA', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil'];

const person = fc.integer({ min: 1, max: 7 });
const seat = fc.integer({ min: 1, max: 5 });
const name = fc.constantFrom(...NAMES);

const options: fc.Arbitrary<RoomOptions> = fc.record({
  setup: fc
    .record({
      ruleSet: fc.constantFrom(...RULE_SETS),
      players: fc.integer({ min: 2, max: 4 }),
      levels: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ ruleSet, players, levels }) => ({
      ...ruleSet,
      players,
      rules: { levels, keepFrom: 1, keepCards: 2 },
    })),
  clock: fc.constantFrom(...CLOCKS),
  absence: fc.constantFrom(...ABSENCES),
  watching: fc.constant('anyone' as const),
  delay: fc.constant(0 as const),
  chat: fc.constantFrom(...CHATS),
  takeBack: fc.constantFrom(...TAKE_BACKS),
});

/** What is asked without regard to the game. */
const ask: fc.Arbitrary<TestAsk> = fc.oneof(
  fc.record({ t: fc.constant('rename' as const), name }),
  fc.record({ t: fc.constant('salt' as const), salt: fc.constantFrom('a', 'b') }),
  fc.record({ t: fc.constant('sit' as const), seat }),
  fc.record({ t: fc.constant('sit' as const), seat }),
  fc.record({ t: fc.constant('stand' as const) }),
  fc.record({ t: fc.constant('leave' as const) }),
  fc.record({
    t: fc.constant('say' as const),
    saying: fc.record({ t: fc.constant('emote' as const), emote: fc.constantFrom(...EMOTES) }),
    key: fc.constantFrom('said-one', 'said-two'),
  }),
  fc.record({ t: fc.constant('wantNext' as const), on: fc.boolean() }),
  fc.record({
    t: fc.constant('configure' as const),
    options: options.map((chosen) => chosen as object as ToldOptions),
  }),
  fc.record({
    t: fc.constant('seatBot' as const),
    seat,
    bot: fc.option(fc.record({ bot: fc.constantFrom(...BOTS, 'none'), name })),
  }),
  fc.record({ t: fc.constant('remove' as const), person }),
  fc.record({ t: fc.constant('passHost' as const), person }),
  fc.record({ t: fc.constant('begin' as const) }),
);

type Action =
  | { readonly t: 'join'; readonly name: string }
  | { readonly t: 'ask'; readonly person: number; readonly ask: TestAsk }
  /** Whoever it is, as if in that seat; `late`: knowing fewer entries than there are. */
  | { readonly t: 'move'; readonly person: number; readonly seat: Seat; readonly late: number }
  | {
      readonly t: 'talk';
      readonly person: number;
      readonly how: 'takeBack' | 'yes' | 'no' | 'moveOn';
    }
  | { readonly t: 'repeat'; readonly number: number }
  | { readonly t: 'bot'; readonly seat: Seat }
  | { readonly t: 'go'; readonly times: number }
  | { readonly t: 'presence'; readonly person: number; readonly to: 'away' | 'gone' | 'back' }
  | { readonly t: 'time'; readonly ms: number }
  /** Fills the table and begins. */
  | { readonly t: 'fill' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ t: fc.constant('join' as const), name }) },
  { weight: 6, arbitrary: fc.record({ t: fc.constant('ask' as const), person, ask }) },
  {
    weight: 6,
    arbitrary: fc.record({
      t: fc.constant('move' as const),
      person,
      seat,
      late: fc.integer({ min: 0, max: 1 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      t: fc.constant('talk' as const),
      person,
      how: fc.constantFrom('takeBack' as const, 'yes' as const, 'no' as const, 'moveOn' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('repeat' as const), number: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ t: fc.constant('bot' as const), seat }) },
  {
    weight: 6,
    arbitrary: fc.record({ t: fc.constant('go' as const), times: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      t: fc.constant('presence' as const),
      person,
      to: fc.constantFrom('away' as const, 'gone' as const, 'back' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      t: fc.constant('time' as const),
      ms: fc.constantFrom(900, 21_000, 60_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('fill' as const) }) },
);

type Sent = { readonly person: number; readonly ask: TestAsk };

/** A table, what was sent to it, and what came of it. */
class Trial {
  readonly table: DecidedRoom;
  readonly sent: Sent[] = [];
  readonly verdicts = new Set<string>();

  constructor(chosen: RoomOptions) {
    this.table = new DecidedRoom(chosen);
  }

  do(what: Action): void {
    const { table } = this;
    switch (what.t) {
      case 'join':
        return this.note(table.tryJoin(what.name, `hash ${table.room.rev}`));
      case 'ask':
        return this.send({ person: what.person, ask: what.ask });
      case 'move': {
        const at = table.number - what.late;
        const isDue = table.due.includes(what.seat);
        const move = isDue ? table.moveFor(what.seat) : 'draw';
        const key = `move-${this.sent.length}`;
        return this.send({ person: what.person, ask: { t: 'act', at, move, key } });
      }
      case 'talk': {
        const at = table.number;
        const { person: by, how } = what;
        if (how === 'moveOn') return this.send({ person: by, ask: { t: 'moveOn', at } });
        if (how !== 'takeBack') {
          return this.send({ person: by, ask: { t: 'consent', at, yes: how === 'yes' } });
        }
        const key = `back-${this.sent.length}`;
        return this.send({ person: by, ask: { t: 'takeBack', at, key } });
      }
      case 'repeat': {
        const again = this.sent[what.number % Math.max(1, this.sent.length)];
        return again === undefined ? undefined : this.send(again);
      }
      case 'bot':
        return table.due.includes(what.seat) ? this.note(table.actForBot(what.seat)) : undefined;
      case 'go':
        for (let times = 0; times < what.times; times++) if (table.due.length > 0) table.go();
        return undefined;
      case 'presence':
        if (what.to === 'back') return this.note(table.return(what.person));
        return table.setPresence(what.person, what.to);
      case 'time':
        table.tick(what.ms);
        return undefined;
      default:
        return this.fill();
    }
  }

  send(one: Sent): void {
    this.sent.push(one);
    this.note(this.table.ask(one.person, one.ask));
  }

  fill(): void {
    const { table } = this;
    if (table.room.phase !== 'lobby') return;
    if (table.room.host === undefined) table.tryJoin('Zoé', `hash ${table.room.rev}`);
    const host = table.room.host!;
    for (const [index, sitter] of table.room.seats.entries()) {
      if (sitter.t !== 'open') continue;
      const free = table.room.people.find(({ id }) => seatOf(table.room, id) === undefined);
      const bot = { bot: 'eager', name: `Bot ${index}` };
      if (free === undefined) table.ask(host, { t: 'seatBot', seat: index + 1, bot });
      else table.ask(free.id, { t: 'sit', seat: index + 1 });
    }
    this.note(table.ask(host, { t: 'begin' }));
  }

  note(verdict: Verdict): void {
    this.verdicts.add(verdict.t === 'denied' ? verdict.why : verdict.t);
  }
}

function plain(room: Room): object {
  const { truth, ...rest } = room;
  return { ...rest, truth: truth && { ...truth, chance: undefined } };
}

function assertWhole(room: Room): void {
  const { people, seats, phase, truth } = room;
  expect(seats).toHaveLength(room.options.setup.players);
  expect(isFault(makeSetup(room.options.setup))).toBe(false);
  const seated = seats.flatMap((one) => (one.t === 'person' ? [one.person] : []));
  const claims = seats.flatMap((one) => (one.t === 'bot' ? (one.claim ?? []) : []));
  expect(new Set([...seated, ...claims]).size).toBe(seated.length + claims.length);
  for (const one of [...seated, ...claims]) expect(personOf(room, one)).toBeDefined();
  expect(people.every(({ id }) => id <= room.joined)).toBe(true);
  expect(room.host === undefined).toBe(people.length === 0);
  expect(phase === 'lobby').toBe(truth === undefined);
  expect(phase === 'over').toBe(truth?.line.at.table.step === 'over');
  if (phase === 'lobby') expect(claims).toEqual([]);
  else expect(seats.every(({ t }) => t !== 'open')).toBe(true);
}

/** Who moves in a step may do so: the seat's person, or a bot where one decides. */
function assertOwn(before: Room, { by, events }: Step): void {
  const isRoundOver = events.some(
    (event) => event.t === 'played' && event.entries.some(({ t }) => t === 'roundEnded'),
  );
  for (const event of events) {
    if (event.t === 'seated' && before.phase !== 'lobby') {
      expect(isRoundOver).toBe(true);
      expect(claimOf(before, event.person)).toBe(event.seat);
    }
    if (event.t !== 'played' || before.truth === undefined) continue;
    const [first] = event.entries;
    const mover = event.entries.find((entry) => 'seat' in entry)?.seat;
    assert(mover !== undefined, 'somebody moves');
    expect(deciders(before.truth.line.at.table)).toContain(mover);
    if (by === undefined) expect(botAt(before, mover, STAND_IN)).toBeDefined();
    else if (first?.t === 'takenBack') expect(before.options.takeBack).toBe('consent');
    else expect(seatOf(before, by)).toBe(mover);
  }
}

function assertTold({ room, world }: DecidedRoom): void {
  const { now, presenceOf } = world;
  const tell = toldRoom(room, { now, presenceOf, watchers: 0 });
  const text = JSON.stringify(tell);
  expect(text).not.toContain(ROOM_SECRET);
  for (const { token, salt } of room.people) {
    expect(text).not.toContain(token);
    if (salt.length > 1) expect(text).not.toContain(salt);
  }
  JSON.parse(text, (_member, value: unknown) => {
    if (typeof value === 'string') expect(parseCard(value)).toBeUndefined();
    return value;
  });
}

function assertTimely({ room, world }: DecidedRoom): void {
  const ms = nextTick(room, world);
  expect(decideTick(room, world).length > 0).toBe(ms === 0);
  if (ms !== undefined && ms > 0) {
    const later = {
      ...world,
      now: world.now + ms,
      goneFor: (one: number) => world.goneFor(one) + ms,
    };
    expect(decideTick(room, later)).not.toEqual([]);
  }
}

const trials = fc.record({
  chosen: options,
  actions: fc.array(action, { maxLength: MOST_ACTIONS, size: 'max' }),
});

describe('a table at which anybody asks anything', () => {
  it('stays a table, and can be played to its end', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(trials, ({ chosen, actions }) => {
        const trial = new Trial(chosen);
        const { table } = trial;
        for (const what of [...actions, { t: 'fill' } as const]) {
          trial.do(what);
          assertWhole(table.room);
          assertTold(table);
          assertTimely(table);
        }
        if (table.room.phase === 'playing') table.playOut();
        expect(table.room.rev).toBe(table.steps.length);
        assertSteps(table);
        for (const verdict of trial.verdicts) seen.add(verdict);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    for (const verdict of ['events', 'refusal', 'stale', 'again', 'not-host', 'not-a-player']) {
      expect(seen).toContain(verdict);
    }
  });
});

/** The steps, read again one by one, lead to the same table; no command acts twice. */
function assertSteps({ steps, room }: DecidedRoom): void {
  const [first, ...rest] = steps.map((step) => parseStep(makeStep(step)));
  let now = openRoom(first!);
  const keys = new Set<string>();
  for (const step of rest) {
    expect(step.events).not.toEqual([]);
    assertOwn(now, step);
    const isGame = step.events.some(({ t }) => t === 'played' || t === 'takeBackWished');
    const key = step.key !== undefined && isGame ? `${step.by}/${step.key}` : undefined;
    if (key !== undefined) {
      expect(keys).not.toContain(key);
      keys.add(key);
    }
    const { phase } = now;
    now = evolveRoom(now, step);
    const order = ['lobby', 'playing', 'over'];
    expect(order.indexOf(now.phase)).toBeGreaterThanOrEqual(order.indexOf(phase));
  }
  expect(plain(now)).toEqual(plain(room));
}
