/**
 * A table online for tests of its decider: what is asked is decided and folded, with time and presence
 * in the test's hands. Every step goes through its text, as it would through a ledger.
 */
import { assert, deciders, makeMove, viewOf, type Seat } from '@palier/rules';
import {
  botAt,
  decideAsk,
  decideBotMove,
  decideJoin,
  decideReturn,
  decideTick,
  type PersonAsk,
  type TickContext,
  type Decision,
} from '../room/decide.ts';
import { decideRest } from '../room/decide-rest.ts';
import { evolveRoom, foldRoom, openRoom } from '../room/evolve.ts';
import { QUICK_WAIT, USUAL_OPTIONS, type RoomOptions } from '../room/options.ts';
import type { PersonId, Room, RoomEvent, RoomStep } from '../room/room.ts';
import { makeStep, parseStep } from '../room/step.ts';
import { roomSummary, type RoomSummary } from '../room/summary.ts';
import type { Presence } from '../room/wire.ts';
import { eagerMove } from './eager-player.ts';

export const ROOM_SECRET = '5ec7e75ec7e75ec7'.repeat(4);
export const STAND_IN = 'stand-in';
export const TEST_BOTS: readonly string[] = ['eager', 'odile', STAND_IN];
export const FILL_BOTS = ['Odile', 'Bruno', 'Wanda', 'Hugo', 'Nell', 'Sami'].map((name) => ({
  bot: 'eager',
  name,
}));
export const GRACE_IN_TESTS = 45_000;

/** A question without what the wire counts. A key is made where one is needed and none is given. */
export type TestAsk = PersonAsk extends infer A
  ? A extends { readonly key: string }
    ? Omit<A, 'id' | 'key'> & { readonly key?: string }
    : Omit<A, 'id'>
  : never;

export function openStep(options: Partial<RoomOptions> = {}): RoomStep {
  const setup = { edition: 'level-8-101', players: 3, rules: { levels: 2 } } as const;
  return {
    at: 1000,
    events: [
      {
        t: 'opened',
        id: 'table',
        code: 'ABCDEF',
        secret: ROOM_SECRET,
        engine: 'test',
        options: { ...USUAL_OPTIONS, setup, ...options },
      },
    ],
  };
}

export class DecidedRoom {
  /** The fold of the steps, as any node has it. */
  room: Room;
  /** The same as the node has it that decided: it folds no move that it has just played. */
  ownRoom: Room;
  now = 1000;
  readonly steps: RoomStep[];
  readonly #away = new Map<PersonId, { readonly presence: Presence; readonly since: number }>();
  #keys = 0;

  constructor(options: Partial<RoomOptions> = {}) {
    const first = openStep(options);
    this.steps = [first];
    this.room = openRoom(parseStep(makeStep(first)));
    this.ownRoom = openRoom(first);
  }

  get context(): TickContext {
    return {
      now: this.now,
      presenceOf: (person) => this.#away.get(person)?.presence ?? 'here',
      goneFor: (person) => this.now - (this.#away.get(person)?.since ?? this.now),
      isBot: (bot) => TEST_BOTS.includes(bot),
      standInBot: STAND_IN,
      fillBots: FILL_BOTS,
      quickWait: QUICK_WAIT,
      grace: GRACE_IN_TESTS,
    };
  }

  /** How many entries the game has. */
  get number(): number {
    return this.room.truth?.timeline.number ?? 0;
  }

  get due(): readonly Seat[] {
    return this.room.truth === undefined ? [] : deciders(this.room.truth.timeline.at.table);
  }

  setPresence(person: PersonId, presence: Presence): void {
    if (presence === 'here') this.#away.delete(person);
    else this.#away.set(person, { presence, since: this.now });
  }

  fold(events: readonly RoomEvent[]): void {
    this.#keep({ t: 'events', events });
  }

  #keep(decision: Decision, sign: { by?: PersonId; key?: string } = {}): Decision {
    if (decision.t !== 'events' || decision.events.length === 0) return decision;
    const { events, truth } = decision;
    const step = { at: this.now, ...sign, events };
    this.steps.push(step);
    this.room = evolveRoom(this.room, parseStep(makeStep(step)));
    this.ownRoom = evolveRoom(this.ownRoom, step, truth);
    return decision;
  }

  join(name: string, face?: string): PersonId {
    const decision = this.tryJoin(name, undefined, face);
    assert(decision.t === 'events', `${name} cannot join`);
    return this.room.joined;
  }

  tryJoin(name: string, token = `hash of ${name}`, face?: string, from?: string): Decision {
    const salt = `${this.room.joined}`.padStart(32, 'a');
    const newcomer = {
      name,
      token,
      salt,
      ...(face !== undefined && { face }),
      ...(from !== undefined && { from }),
    };
    return this.#keep(decideJoin(this.room, newcomer, this.context));
  }

  /** A program from outside. */
  tryJoinAsBot(name: string): Decision {
    const salt = `${this.room.joined}`.padStart(32, 'b');
    const token = `hash of ${name} ${this.room.rev}`;
    const newcomer = { name, token, salt, isBot: true } as const;
    return this.#keep(decideJoin(this.room, newcomer, this.context));
  }

  ask(person: PersonId, ask: TestAsk): Decision {
    const needsKey = ask.t === 'act' || ask.t === 'takeBack' || ask.t === 'say';
    const key = needsKey ? (ask.key ?? `key-${this.#keys++}`) : undefined;
    const whole = { ...ask, id: 0, ...(key !== undefined && { key }) } as PersonAsk;
    const sign = key === undefined ? { by: person } : { by: person, key };
    return this.#keep(decideAsk(this.room, person, whole, this.context), sign);
  }

  /** What time brings after so many milliseconds. */
  tick(ms = 0): readonly RoomEvent[] {
    this.now += ms;
    const events = decideTick(this.room, this.context);
    this.fold(events);
    return events;
  }

  /** Takes time off until then; undefined: is back. */
  rest(person: PersonId, until: number | undefined): Decision {
    return this.#keep(decideRest(this.room, person, until, this.now), { by: person });
  }

  /** What is kept beside the newest step. */
  summary(): RoomSummary {
    const before = foldRoom(this.steps.slice(0, -1).map((step) => parseStep(makeStep(step))));
    return roomSummary(this.room, before);
  }

  return(person: PersonId): Decision {
    this.setPresence(person, 'here');
    return this.#keep(decideReturn(this.room, person, this.context), { by: person });
  }

  /** What somebody eager would do in a seat now. */
  moveFor(seat: Seat): string {
    return makeMove(
      eagerMove(viewOf(this.room.truth!.timeline.at, seat), `${seat}/${this.number}`),
    );
  }

  act(person: PersonId, seat: Seat): Decision {
    return this.ask(person, { t: 'act', at: this.number, move: this.moveFor(seat) });
  }

  /** The move of a bot, or of one who stands in, if it is due. */
  actForBot(seat: Seat): Decision {
    const { room, number } = this;
    const command = eagerMove(viewOf(room.truth!.timeline.at, seat), `${seat}/${number}`);
    return this.#keep(decideBotMove(room, seat, command, number));
  }

  playOut(): void {
    for (let moves = 0; this.go() !== undefined; moves++)
      assert(moves < 20_000, 'a game without end');
  }

  /** One decision by whoever is due. Undefined: the game is over. */
  go(): Decision | undefined {
    const [seat] = this.due;
    if (seat === undefined) return undefined;
    const isBot = botAt(this.room, seat, STAND_IN) !== undefined;
    const sitter = this.room.seats[seat - 1]!;
    assert(isBot || sitter.t === 'person', 'every seat is filled in a game');
    const decision =
      sitter.t === 'person' && !isBot ? this.act(sitter.person, seat) : this.actForBot(seat);
    assert(decision.t === 'events', () => `a legal move is not taken: ${JSON.stringify(decision)}`);
    return decision;
  }
}

/** A game begun: `p` for a person and `b` for a bot, by seat. People are numbered in that order. */
export function begunRoom(seats: string, options: Partial<RoomOptions> = {}): DecidedRoom {
  const setup = { edition: 'level-8-101', players: seats.length, rules: { levels: 2 } } as const;
  const table = new DecidedRoom({ setup, ...options });
  for (const [index, sitter] of seats.split('').entries()) {
    const seat = index + 1;
    if (sitter === 'p') table.ask(table.join(`Person ${seat}`), { t: 'sit', seat });
  }
  for (const [index, sitter] of seats.split('').entries()) {
    const seat = index + 1;
    const bot = { bot: 'eager', name: `Bot ${seat}` };
    if (sitter === 'b') table.ask(1, { t: 'seatBot', seat, bot });
  }
  const decision = table.ask(1, { t: 'begin' });
  assert(decision.t === 'events', 'a game cannot be begun');
  return table;
}
