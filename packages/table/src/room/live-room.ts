/**
 * A table as one node runs it: questions one after another, stored, then told. It holds no truth: what
 * another node stored first is read, told, and the question asked again of what is true now.
 */
import { VERSION, assert, isRefusal, makeRecord } from '@palier/rules';
import { somethingLegal } from '../bot-turn.ts';
import { resultOf } from '../truth.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Origin } from './audience.ts';
import {
  decideAsk,
  decideBotMove,
  decideContinue,
  decideJoin,
  decideReturn,
  decideTick,
  isAttended,
  nextTick,
  type TickWorld,
  type Verdict,
} from './decide.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { Guest, type Ear } from './guest.ts';
import { DROP_TIME } from './options.ts';
import type { Gossip, RoomPorts, StoredStep } from './ports.ts';
import type { PersonId, Room, RoomName, Step } from './room.ts';
import { Runner, type BotMove } from './runner.ts';
import { makeStep, parseStep } from './step.ts';
import { roomSummary } from './summary.ts';
import { toldRoom } from './told.ts';
import type { Closing, Hello, Presence, RoomAsk, ToldRoom, WireAnswer } from './wire.ts';

/** How often a question is asked again because another node was quicker. */
const MOST_TRIES = 50;

type Question = Exclude<RoomAsk, { readonly t: 'ping' | 'away' }>;
type Signature = { readonly by?: PersonId; readonly key?: string };

export type LiveRoomPorts = RoomPorts & {
  /** Makes the table that these people go on to. */
  readonly makeNext: (room: Room) => Promise<RoomName>;
};

export class LiveRoom {
  readonly #ports: LiveRoomPorts;
  readonly #audience: Audience;
  readonly #attendance: Attendance;
  readonly #runner: Runner;
  readonly #tasks: (() => Promise<void>)[] = [];
  #room: Room;
  #work: Promise<void> | undefined;
  /** A step may have been stored or not. */
  #isUnsure = false;
  #closed: Closing | undefined;

  constructor(steps: readonly StoredStep[], ports: LiveRoomPorts) {
    const [first, ...rest] = steps.map(({ step }) => parseStep(step));
    assert(first !== undefined, 'a table has a first step');
    this.#ports = ports;
    this.#room = rest.reduce(evolveRoom, openRoom(first));
    this.#audience = new Audience({
      clock: ports.clock,
      room: () => this.#room,
      steps: async () => this.#steps(),
      enqueue: (task) => this.#enqueue(task),
    });
    this.#attendance = new Attendance(this.#room.id, ports, this.#audience.guests);
    this.#runner = new Runner(
      {
        room: () => this.#room,
        isAttended: () => this.#isAttended(),
        nextTick: () => nextTick(this.#room, this.#world()),
        tick: () => this.#enqueue(async () => this.#tick()),
        setClock: () => this.#enqueue(async () => this.#setClock()),
        playBot: (move) => this.#enqueue(async () => this.#playBot(move)),
      },
      ports,
    );
    this.#attendance.askOthers();
  }

  get guests(): number {
    return this.#audience.guests.size;
  }

  /** Whether nothing is left to do and nobody to do it for. */
  get isIdle(): boolean {
    return this.guests === 0 && this.#work === undefined;
  }

  /** Somebody comes; what they say before they are greeted waits behind it. */
  welcome(ear: Ear, hello: Hello): Guest {
    const guest = new Guest(ear);
    this.#enqueue(async () => this.#greet(guest, hello));
    return guest;
  }

  hear(guest: Guest, ask: RoomAsk): void {
    switch (ask.t) {
      case 'ping':
        guest.answer(ask.id, DONE);
        return;
      case 'away':
        this.#enqueue(async () => this.#lookAway(guest, ask.on));
        return;
      default:
        this.#enqueue(async () => this.#answer(guest, ask));
    }
  }

  /** A connection is gone. */
  drop(guest: Guest): void {
    guest.isGone = true;
    if (!this.#audience.guests.delete(guest)) return;
    this.#attendance.changed(guest);
    this.#attended();
    // By then they are gone, and not just away.
    if (guest.person !== undefined) this.#ports.clock.after(DROP_TIME, () => this.#attended());
  }

  /** A step that another node stored. */
  heed({ rev, step }: StoredStep): void {
    this.#enqueue(async () => {
      if (rev === this.#room.rev) await this.#follow(parseStep(step));
      else if (rev > this.#room.rev) await this.#catchUp();
    });
  }

  /** Notices may have been lost. */
  resync(): void {
    this.#enqueue(async () => this.#catchUp());
    this.#attendance.askOthers();
    this.#attendance.announce();
  }

  gossip(news: Gossip): void {
    if (news.t === 'who') {
      if (this.guests > 0) this.#attendance.announce();
      return;
    }
    this.#attendance.hear(news);
    this.#attended();
    this.#ports.clock.after(DROP_TIME, () => this.#attended());
  }

  forget(node: string): void {
    if (this.#attendance.forget(node)) this.#attended();
  }

  told(): ToldRoom {
    return toldRoom(this.#room, { ...this.#world(), watchers: this.#attendance.watchers() });
  }

  /** The record, once the game is over. */
  async record(): Promise<string | undefined> {
    const { truth } = this.#room;
    const result = truth && resultOf(truth);
    if (truth === undefined || result === undefined) return undefined;
    const events = await this.#audience.entries();
    return makeRecord({ header: truth.header, events, result });
  }

  /** Everybody is sent away, after all that was asked has been answered. */
  async close(why: Closing): Promise<void> {
    this.#enqueue(async () => this.#end(why));
    await this.#work;
  }

  #enqueue(task: () => Promise<void>): void {
    this.#tasks.push(task);
    this.#work ??= this.#drain();
  }

  /** What fails must not keep what comes after it from being done. */
  async #drain(): Promise<void> {
    for (let task = this.#tasks.shift(); task !== undefined; task = this.#tasks.shift()) {
      await task().catch(this.#ports.report);
    }
    this.#work = undefined;
  }

  async #greet(guest: Guest, { token, known }: Hello): Promise<void> {
    if (guest.isGone) return;
    if (this.#isUnsure) await this.#catchUp();
    const hash = token === undefined ? undefined : this.#ports.lottery.hash(token);
    guest.person = this.#room.people.find((person) => person.token === hash)?.id;
    const why = this.#closed ?? this.#whyNot(guest, hash !== undefined);
    if (why !== undefined) {
      guest.close(why);
      return;
    }
    if (guest.person !== undefined) await this.#return(guest.person);
    this.#audience.guests.add(guest);
    this.#attendance.changed(guest);
    const { person = null } = guest;
    const { said } = this.#room;
    const welcome = { t: 'welcome', palier: VERSION, person, room: this.told(), said };
    guest.tell(JSON.stringify(welcome));
    await this.#audience.show(guest, known);
    this.#attended(guest);
  }

  #whyNot({ person }: Guest, hasToken: boolean): Closing | undefined {
    if (person !== undefined) return undefined;
    if (hasToken) return 'unknown-token';
    const { phase, options } = this.#room;
    if (phase === 'playing' && options.watching === 'nobody') return 'no-watching';
    return this.#attendance.watchers() >= this.#ports.limits.watchers ? 'too-many' : undefined;
  }

  /** What a bot played for them is theirs again. */
  async #return(person: PersonId): Promise<void> {
    await this.#change((room) => decideReturn(room, person)).catch(this.#ports.report);
  }

  async #answer(guest: Guest, ask: Question): Promise<void> {
    if (guest.isGone) return;
    const origin: Origin = { guest, id: ask.id, isAnswered: false };
    let answer: WireAnswer;
    try {
      answer = await this.#answerTo(origin, ask);
    } catch (error) {
      this.#ports.report(error);
      answer = FAILED;
    }
    if (!origin.isAnswered) guest.answer(ask.id, answer);
  }

  async #answerTo(origin: Origin, ask: Question): Promise<WireAnswer> {
    const { guest } = origin;
    if (ask.t === 'join') return this.#join(guest, ask);
    if (ask.t === 'record') {
      const text = await this.record();
      return text === undefined ? { t: 'denied', why: 'not-over' } : { t: 'record', text };
    }
    const { person } = guest;
    if (person === undefined) return { t: 'denied', why: 'not-a-player' };
    if (ask.t === 'again') return this.#goOn(person);
    const sign = 'key' in ask ? { by: person, key: ask.key } : { by: person };
    const decide = (room: Room): Verdict => decideAsk(room, person, ask, this.#world());
    return answerOf(await this.#change(decide, sign, origin));
  }

  async #join(guest: Guest, { name, token, salt }: Question & { t: 'join' }): Promise<WireAnswer> {
    const newcomer = { name, token: this.#ports.lottery.hash(token), salt };
    const find = ({ people }: Room): PersonId | undefined =>
      people.find((person) => person.token === newcomer.token)?.id;
    const verdict = await this.#change((room) =>
      find(room) === undefined ? decideJoin(room, newcomer, this.#world()) : NOTHING,
    );
    const person = find(this.#room);
    if (person === undefined) return answerOf(verdict);
    guest.person = person;
    this.#attendance.changed(guest);
    await this.#audience.refreshEyes();
    this.#attended();
    return { t: 'joined', person };
  }

  /** Another game with the same people: whoever asks first makes it. */
  async #goOn(person: PersonId): Promise<WireAnswer> {
    if (this.#room.next === undefined) {
      const verdict = decideContinue(this.#room, person, { id: '', code: '' });
      if (verdict.t !== 'events') return answerOf(verdict);
      const name = await this.#ports.makeNext(this.#room);
      await this.#change((room) =>
        room.next === undefined ? decideContinue(room, person, name) : NOTHING,
      );
    }
    const { next } = this.#room;
    return next === undefined ? FAILED : { t: 'next', ...next };
  }

  async #lookAway(guest: Guest, on: boolean): Promise<void> {
    if (guest.isGone || guest.isAway === on) return;
    guest.isAway = on;
    this.#attendance.changed(guest);
    this.#attended();
  }

  async #playBot({ question, command, number }: BotMove): Promise<void> {
    const { bot, seat, view } = question;
    try {
      const verdict = await this.#change((room) => decideBotMove(room, seat, command, number));
      if (!isRefusal(verdict)) return;
      this.#ports.report(new Error(`the bot ${bot} is refused ${verdict.code}`));
      await this.#change((room) => decideBotMove(room, seat, somethingLegal(view), number));
    } finally {
      this.#runner.askAnew();
    }
  }

  async #tick(): Promise<void> {
    await this.#change((room) => ({ t: 'events', events: decideTick(room, this.#world()) }));
    this.#runner.wake();
  }

  async #setClock(): Promise<void> {
    const { phase, options } = this.#room;
    if (phase !== 'playing' || options.clock === 'off') return;
    await this.#change(() => ({ t: 'events', events: [{ t: 'clockSet' }] }));
  }

  /** Decides, stores and tells; again where another node was quicker. */
  async #change(
    decide: (room: Room) => Verdict,
    sign: Signature = {},
    origin?: Origin,
  ): Promise<Verdict> {
    if (this.#isUnsure) await this.#catchUp();
    for (let tries = 0; tries < MOST_TRIES && this.#closed === undefined; tries++) {
      const verdict = decide(this.#room);
      if (verdict.t !== 'events' || verdict.events.length === 0) return verdict;
      const step = { at: this.#ports.clock.now(), ...sign, events: verdict.events };
      const outcome = await this.#store(step);
      if (outcome === 'stored') {
        await this.#follow(step, origin);
        return verdict;
      }
      if (outcome === 'missing') this.#end('no-such-table');
      else await this.#catchUp();
    }
    throw new Error('the table is closed, or other nodes were quicker again and again');
  }

  async #store(step: Step): Promise<'stored' | 'conflict' | 'missing'> {
    const { id, rev } = this.#room;
    const entry = { step: makeStep(step) };
    try {
      if (!changesSummary(step)) return await this.#ports.ledger.append(id, rev, entry);
      const summary = roomSummary(evolveRoom(this.#room, step));
      return await this.#ports.ledger.append(id, rev, { ...entry, summary });
    } catch (error) {
      this.#isUnsure = true;
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const steps = await this.#ports.ledger.since(this.#room.id, this.#room.rev);
    this.#isUnsure = false;
    if (steps === undefined) this.#end('no-such-table');
    for (const { step } of steps ?? []) await this.#follow(parseStep(step));
  }

  /** Folds what is stored, and tells everybody what they may see of it. */
  async #follow(step: Step, origin?: Origin): Promise<void> {
    const before = this.#room;
    const room = evolveRoom(before, step);
    this.#room = room;
    const isOther = isOtherRoom(before, room);
    if (isOther) this.#tellRoom();
    for (const event of step.events) {
      if (event.t !== 'said') continue;
      this.#audience.tellAll(JSON.stringify({ t: 'said', said: room.said.at(-1) }));
    }
    this.#audience.tellStep(step, before, origin);
    if (isOther) {
      this.#sendAway();
      await this.#audience.refreshEyes();
    }
    this.#runner.wake();
  }

  /** Those who are not among the people any more. */
  #sendAway(): void {
    for (const guest of this.#audience.guests) {
      const { person } = guest;
      if (person === undefined || this.#room.people.some(({ id }) => id === person)) continue;
      this.#audience.guests.delete(guest);
      guest.close('removed');
    }
  }

  #end(why: Closing): void {
    this.#closed = why;
    this.#runner.stop();
    this.#audience.stop();
    for (const guest of this.#audience.guests) guest.close(why);
    this.#audience.guests.clear();
  }

  /** Who is there has changed. */
  #attended(newcomer?: Guest): void {
    if (this.#closed !== undefined) return;
    this.#tellRoom(newcomer);
    this.#runner.wake();
  }

  #tellRoom(except?: Guest): void {
    if (this.guests === 0) return;
    const text = JSON.stringify({ t: 'room', room: this.told() });
    for (const guest of this.#audience.guests) if (guest !== except) guest.tell(text);
  }

  /** While no player is connected anywhere the game waits; and where nobody is, another node runs it. */
  #isAttended(): boolean {
    const presenceOf = (person: PersonId): Presence => this.#attendance.presenceOf(person);
    return this.guests > 0 && isAttended(this.#room, presenceOf);
  }

  #world(): TickWorld {
    const { clock, bots, limits } = this.#ports;
    return {
      now: clock.now(),
      presenceOf: (person) => this.#attendance.presenceOf(person),
      goneFor: (person) => this.#attendance.goneFor(person),
      isBot: bots.isBot,
      standInBot: bots.standIn,
      grace: limits.grace,
    };
  }

  async #steps(): Promise<readonly Step[]> {
    const stored = (await this.#ports.ledger.since(this.#room.id, 0)) ?? [];
    return stored.slice(0, this.#room.rev).map(({ step }) => parseStep(step));
  }
}

const DONE: WireAnswer = { t: 'done' };
const FAILED: WireAnswer = { t: 'failed' };
const NOTHING: Verdict = { t: 'events', events: [] };

function answerOf(verdict: Verdict): WireAnswer {
  switch (verdict.t) {
    case 'events':
    case 'again':
      return DONE;
    case 'refusal':
      return { t: 'refused', refusal: verdict };
    case 'denied':
    case 'stale':
      return verdict;
  }
}

/** Whether more has changed than the game and what was said. */
function isOtherRoom(before: Room, after: Room): boolean {
  return (
    before.seats !== after.seats ||
    before.people !== after.people ||
    before.options !== after.options ||
    before.host !== after.host ||
    before.phase !== after.phase ||
    before.votes !== after.votes ||
    before.wish !== after.wish ||
    before.next !== after.next
  );
}

/** Moves change nothing that a list of tables tells, but for the last of a round. */
function changesSummary({ events }: Step): boolean {
  return events.some((event) =>
    event.t === 'played'
      ? event.entries.some(({ t }) => t === 'roundEnded' || t === 'gameWon')
      : event.t !== 'said',
  );
}
