/**
 * A table as one node runs it: questions one after another, stored, then told. It holds no truth: what
 * another node stored first is read, told, and the question asked again of what is true now.
 */
import { VERSION, isRefusal, makeRecord, type Seat } from '@palier/rules';
import { somethingLegal } from '../bot-turn.ts';
import { resultOf, type Truth } from '../truth.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Origin } from './audience.ts';
import { BanWatch } from './ban-watch.ts';
import { RoomLog, TableClosed, type NextRoom } from './room-log.ts';
import {
  decideAsk,
  decideBotMove,
  decideContinue,
  decideDeed,
  decideReturn,
  decideTick,
  isAttended,
  nextTick,
  type OperatorDeed,
  type TickContext,
  type Decision,
} from './decide.ts';
import { canRest, decideRest } from './decide-rest.ts';
import { answerOf, happens } from './decision.ts';
import { desertersIn } from './deserters.ts';
import { Door } from './door.ts';
import { Guest, type Ear } from './guest.ts';
import { keepReport } from './keep-report.ts';
import { clubListingOf, listingOf, type ClubTable } from './listing.ts';
import { fingerprintOf } from './origin.ts';
import { tableResult, type TableResult } from './night-result.ts';
import { isSealed } from './night-table.ts';
import { USUAL_FILL, DROP_TIME, isOverDays } from './options.ts';
import type { OwnListing } from './open-tables.ts';
import type { RoomNews, RoomPorts, StoredStep } from './ports.ts';
import { QuickSeats, type Comer } from './quick-seats.ts';
import type { PersonId, Room, RoomStep } from './room.ts';
import { restStanding, type RestStanding } from './rest.ts';
import { isOtherRoom, isOtherRound } from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';
import { Runner, type BotMove } from './runner.ts';
import { TableTime } from './table-time.ts';
import { makeToldRoom } from './told.ts';
import { duePeople, personWith, runsAlone, seatOf } from './who.ts';
import type { Closing, Hello, Presence, RoomAsk, ToldRoom, WireAnswer } from './wire.ts';

type Question = Exclude<RoomAsk, { readonly t: 'ping' | 'away' }>;

/** Milliseconds for other nodes to say who is connected there. */
const ANSWER_TIME = 3000;

/** Milliseconds that a record is kept once it was made. */
const RECORD_KEPT = 30_000;

export type LiveRoomPorts = RoomPorts & {
  /** The table that these people go on to, to be stored with the step that says so. */
  readonly makeNext: () => NextRoom;
  /** What the list of open tables says of this one from now on. */
  readonly list: (listing: OwnListing | undefined) => void;
  /** And its club, where it has one. */
  readonly listInClub: (listing: OwnListing<ClubTable> | undefined) => void;
};

export class LiveRoom {
  readonly #ports: LiveRoomPorts;
  readonly #time: TableTime;
  readonly #log: RoomLog<Origin>;
  readonly #audience: Audience;
  readonly #attendance: Attendance;
  readonly #runner: Runner;
  readonly #door: Door;
  readonly #bans: BanWatch;
  readonly #quickSeats: QuickSeats;
  readonly #presenceOf = (person: PersonId): Presence => this.#attendance.presenceOf(person);
  readonly #goneFor = (person: PersonId): number => this.#attendance.goneFor(person);
  #closed: Closing | undefined;
  #kept: { readonly truth: Truth; readonly text: string } | undefined;

  constructor(steps: readonly StoredStep[], { report, ...others }: LiveRoomPorts) {
    const ports: LiveRoomPorts = {
      ...others,
      // A table that was too old, or a node that stops, is no fault of the program.
      report: (error) => (error instanceof TableClosed ? undefined : report(error)),
    };
    this.#ports = ports;
    this.#time = new TableTime(ports.clock);
    this.#log = new RoomLog(steps, {
      ...ports,
      clock: this.#time,
      onStep: (step, before, origin) => this.#tellStep(step, before, origin),
      onMissing: () => this.#end('no-such-table'),
    });
    this.#time.reach(this.#room.since);
    this.#audience = new Audience({
      clock: this.#time,
      room: () => this.#room,
      steps: async () => this.#log.steps(),
      enqueue: (task) => this.#log.enqueue(task),
      onBlind: (guest, error) => this.#fail(guest, error),
    });
    this.#attendance = new Attendance(this.#room.id, ports, this.#audience.guests);
    this.#runner = new Runner(
      {
        room: () => this.#room,
        isAttended: () => this.#isAttended(),
        nextTick: () => nextTick(this.#room, this.#context()),
        tick: () => this.#later(async () => this.#tick()),
        setClock: () => this.#later(async () => this.#setClock()),
        playBot: (move) => this.#later(async () => this.#playBot(move)),
      },
      ports,
    );
    const parts: RoomParts = {
      ports,
      log: this.#log,
      audience: this.#audience,
      attendance: this.#attendance,
      context: () => this.#context(),
      attended: () => this.#attended(),
      attendedTwice: () => this.#attendedTwice(),
      left: (guest) => this.#left(guest),
    };
    this.#door = new Door(parts);
    this.#bans = new BanWatch(parts);
    this.#quickSeats = new QuickSeats(parts);
    this.#attendance.askOthers();
  }

  get #room(): Room {
    return this.#log.room;
  }

  get guests(): number {
    return this.#audience.guests.size;
  }

  /** Whether nothing is left to do and nobody to do it for. */
  get isIdle(): boolean {
    return this.guests === 0 && this.#log.isIdle && !this.#runner.isBusy;
  }

  /** Somebody comes; what they say before they are greeted waits behind it. */
  welcome(ear: Ear, hello: Hello): Guest {
    const guest = new Guest(ear, this.#fingerprint(ear.from));
    this.#log.enqueue(async () => this.#greet(guest, hello));
    return guest;
  }

  #fingerprint(address: string | undefined): string | undefined {
    if (address === undefined) return undefined;
    return fingerprintOf(this.#ports.random.hash, this.#room.doorKey, address);
  }

  hear(guest: Guest, ask: RoomAsk): void {
    switch (ask.t) {
      case 'ping':
        guest.answer(ask.id, DONE);
        return;
      case 'away':
        this.#log.enqueue(async () => this.#lookAway(guest, ask.on));
        return;
      default:
        this.#log.enqueue(() => this.#answer(guest, ask));
    }
  }

  /** Quick play: seats somebody who is about to connect, if there is a place for them. */
  async seatNow(who: Comer, address: string | undefined): Promise<PersonId | undefined> {
    return new Promise((resolve, reject) => {
      this.#log.enqueue(async () => this.#seat(who, address).then(resolve, reject));
    });
  }

  async #seat(who: Comer, address: string | undefined): Promise<PersonId | undefined> {
    if (this.#closed !== undefined) return undefined;
    return this.#quickSeats.seat(who, { address, from: this.#fingerprint(address) });
  }

  /**
   * Time off for who has this token, or its end, without a connection. Answers how it stands then;
   * undefined where nobody has it, or nothing waits for days.
   */
  async rest(token: string, until: number | undefined): Promise<RestStanding | undefined> {
    return new Promise((resolve, reject) => {
      this.#log.enqueue(async () => this.#rest(token, until).then(resolve, reject));
    });
  }

  async #rest(token: string, until: number | undefined): Promise<RestStanding | undefined> {
    if (this.#closed !== undefined) return undefined;
    await this.#log.catchUp();
    const person = personWith(this.#room, this.#ports.random.hash(token));
    if (person === undefined || !canRest(this.#room, person)) return undefined;
    const sign = { by: person };
    await this.#log.change((room) => decideRest(room, person, until, this.#time.now()), { sign });
    return restStanding(this.#room, person, this.#time.now());
  }

  /** A connection is gone. */
  drop(guest: Guest): void {
    guest.isGone = true;
    if (!this.#audience.guests.delete(guest)) return;
    this.#left(guest);
  }

  /** A step that another node stored. */
  heed(stored: StoredStep): void {
    this.#log.enqueue(async () => this.#log.heed(stored));
  }

  /** Notices may have been lost. */
  resync(): void {
    this.#log.enqueue(async () => this.#log.catchUp());
    this.#attendance.askOthers();
    this.#attendance.announce();
    const { clock } = this.#ports;
    const asked = clock.now();
    clock.after(ANSWER_TIME, () => {
      if (this.#attendance.forgetSilent(asked)) this.#attendedTwice();
    });
  }

  gossip(news: RoomNews): void {
    if (news.t === 'who') {
      if (this.guests > 0) this.#attendance.announce();
      return;
    }
    this.#attendance.hear(news);
    this.#attendedTwice();
  }

  forget(node: string): void {
    if (this.#attendance.forget(node)) this.#attendedTwice();
  }

  told(): ToldRoom {
    return makeToldRoom(this.#room, { ...this.#context(), watchers: this.#attendance.watchers() });
  }

  /** The seats of the people whom the game waits for. */
  due(): readonly Seat[] {
    return duePeople(this.#room).map(({ seat }) => seat);
  }

  /** Whether the game waits for who has this token. */
  isDue(token: string): boolean {
    const person = personWith(this.#room, this.#ports.random.hash(token));
    return duePeople(this.#room).some((one) => one.person === person);
  }

  /** Whether who has the token of this hash is there, and looks. */
  isLooking(hash: string): boolean {
    const person = personWith(this.#room, hash);
    return person !== undefined && this.#presenceOf(person) === 'here';
  }

  /** Does what is due by now. */
  async wake(): Promise<void> {
    await this.caughtUp();
    this.#runner.wake();
  }

  /** When this node knows all that is stored: the notice of another's step may be late. */
  async caughtUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#log.enqueue(async () => this.#log.catchUp().then(resolve, reject));
    });
  }

  /** The record, once the game is over. It is long, and then everybody asks for it. */
  async record(): Promise<string | undefined> {
    const { truth } = this.#room;
    const result = truth && resultOf(truth);
    if (this.isSealed) return undefined;
    if (truth === undefined || result === undefined) return undefined;
    if (this.#kept?.truth === truth) return this.#kept.text;
    const events = await this.#audience.entries();
    const kept = { truth, text: makeRecord({ header: truth.header, events, result }) };
    this.#kept = kept;
    this.#ports.clock.after(RECORD_KEPT, () => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return kept.text;
  }

  /** What was made of a night's cards here; `rush`: bots play what is left of the game. */
  async nightResult(doing: 'look' | 'rush'): Promise<TableResult | 'playing'> {
    await this.caughtUp();
    if (doing === 'rush') await this.#note('rushed');
    this.#runner.wake();
    const { truth, phase } = this.#room;
    if (truth === undefined || phase !== 'over') return 'playing';
    return tableResult(truth, await this.#audience.entries());
  }

  /** Everybody has played the deal: the game is like any other from now on. */
  async unseal(): Promise<void> {
    await this.#note('unsealed');
  }

  /** What the night says of its table, once. */
  async #note(t: 'rushed' | 'unsealed'): Promise<void> {
    return new Promise((resolve, reject) => {
      const decide = ({ night, phase }: Room): Decision => {
        const isDone = t === 'rushed' ? night?.isRushed : night?.isOpened;
        const isLate = t === 'rushed' && phase === 'over';
        return night === undefined || isDone === true || isLate ? NOTHING : happens({ t });
      };
      this.#log.enqueue(async () => this.#log.change(decide).then(() => resolve(), reject));
    });
  }

  /** Everybody is sent away, after all that was asked has been answered. */
  async close(why: Closing): Promise<void> {
    this.#log.enqueue(async () => this.#end(why));
    await this.#log.settled();
  }

  /** Who is not greeted would wait for ever: then rather come again. */
  async #greet(guest: Guest, hello: Hello): Promise<void> {
    try {
      await this.#receive(guest, hello);
    } catch (error) {
      this.#fail(guest, error);
    }
  }

  async #receive(guest: Guest, { token, known }: Hello): Promise<void> {
    if (guest.isGone) return;
    await this.#log.ensure();
    const hash = token === undefined ? undefined : this.#ports.random.hash(token);
    if (await this.#bans.keepsOut(guest, hash)) return;
    const isBehind = known !== undefined && this.#isBehind(known, hash);
    const early = this.#door.whyNot(guest, hash);
    // Nobody is sent away for good, or back in time, only because a notice is late.
    if (isBehind || (early !== undefined && early !== 'too-many')) await this.#log.catchUp();
    const comer = personWith(this.#room, hash);
    if (comer !== undefined) await this.#return(comer);
    // Meanwhile the connection may have gone, or the table, or the person.
    if (guest.isGone) return;
    const why = this.#closed ?? this.#door.whyNot(guest, hash);
    if (why !== undefined) {
      guest.close(why);
      return;
    }
    guest.person = personWith(this.#room, hash);
    if (guest.person === undefined) this.#door.waitForName(guest);
    this.#audience.guests.add(guest);
    this.#attendance.changed(guest);
    const { person = null } = guest;
    const { said } = this.#room;
    const welcome = { t: 'welcome', palier: VERSION, person, room: this.told(), said };
    guest.tell(JSON.stringify(welcome));
    await this.#audience.show(guest, known);
    this.#attended(guest);
  }

  /** Who is banned goes, also who is not connected. */
  heedBans(): void {
    this.#later(async () => this.#bans.heed());
  }

  /** What the operator does at this table. */
  async operate(deed: OperatorDeed): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      this.#log.enqueue(async () =>
        this.#log
          .change((room) => decideDeed(room, deed))
          .then((decision) => resolve(answerOf(decision)), reject),
      );
    });
  }

  /** All that happened here, for the operator. */
  async steps(): Promise<readonly RoomStep[]> {
    return this.#log.steps();
  }

  /** Whether its game is only for those who play it, for now. */
  get isSealed(): boolean {
    return isSealed(this.#room);
  }

  get isShut(): boolean {
    return this.#room.isShut === true;
  }

  /** Whether somebody has seen more than this node: moves, or themselves on another seat or on none. */
  #isBehind({ number, viewer }: NonNullable<Hello['known']>, hash: string | undefined): boolean {
    const person = personWith(this.#room, hash);
    const seat = person === undefined ? undefined : seatOf(this.#room, person);
    return number > (this.#room.truth?.timeline.number ?? 0) || viewer !== (seat ?? 'spectator');
  }

  /** What a bot played for them is theirs again. */
  async #return(person: PersonId): Promise<void> {
    await this.#log
      .change((room) => decideReturn(room, person, this.#context()), { sign: { by: person } })
      .catch(this.#ports.report);
  }

  async #answer(guest: Guest, ask: Question): Promise<void> {
    if (guest.isGone) return;
    const origin: Origin = { guest, id: ask.id, isAnswered: false };
    let answer: WireAnswer | undefined;
    try {
      answer = await this.#answerTo(origin, ask);
    } catch (error) {
      this.#ports.report(error);
      answer = FAILED;
    }
    if (answer !== undefined && !origin.isAnswered) guest.answer(ask.id, answer);
  }

  /** Undefined: not yet. */
  async #answerTo(origin: Origin, ask: Question): Promise<WireAnswer | undefined> {
    const { guest } = origin;
    if (ask.t === 'join') return this.#door.join(guest, ask);
    if (ask.t === 'record') {
      if (this.#room.phase !== 'over') await this.#log.catchUp();
      const text = await this.record();
      if (text !== undefined) return { t: 'record', text };
      return {
        t: 'denied',
        why: this.isSealed && this.#room.phase === 'over' ? 'sealed' : 'not-over',
      };
    }
    const { person } = guest;
    if (person === undefined) return { t: 'denied', why: 'not-a-player' };
    if (ask.t === 'again') return this.#goOn(person);
    if (ask.t === 'report') {
      const { reports } = this.#ports;
      const now = (): number => this.#time.now();
      return keepReport({ ...ask, reporter: person }, this.#log, {
        reports,
        address: guest.address,
        now,
      });
    }
    const sign = 'key' in ask ? { by: person, key: ask.key } : { by: person };
    const decide = (room: Room): Decision => decideAsk(room, person, ask, this.#context());
    return answerOf(await this.#log.change(decide, { sign, origin }));
  }

  /** Another game with the same people: whoever asks first makes it. */
  async #goOn(person: PersonId): Promise<WireAnswer> {
    const opens = this.#ports.makeNext();
    const decision = await this.#log.change(
      (room) => decideContinue(room, person, { id: opens.id, code: room.code }),
      { opens },
    );
    const { next } = this.#room;
    return next === undefined ? answerOf(decision) : { t: 'next', ...next };
  }

  async #lookAway(guest: Guest, on: boolean): Promise<void> {
    if (guest.isGone || guest.isAway === on) return;
    guest.isAway = on;
    this.#attendance.changed(guest);
    this.#attended();
  }

  /** What nobody asked for is not done any more once the table is closed. */
  #later(task: () => Promise<void>): void {
    this.#log.enqueue(async () => (this.#closed === undefined ? task() : undefined));
  }

  async #playBot({ question, command, number }: BotMove): Promise<void> {
    const { bot, seat, view } = question;
    try {
      const decision = await this.#log.change((room) => decideBotMove(room, seat, command, number));
      if (!isRefusal(decision)) return;
      this.#ports.report(new Error(`the bot ${bot} is refused ${decision.code}`));
      await this.#log.change((room) => decideBotMove(room, seat, somethingLegal(view), number));
    } finally {
      this.#runner.askAnew();
    }
  }

  async #tick(): Promise<void> {
    await this.#log.change((room) => ({ t: 'events', events: decideTick(room, this.#context()) }));
    this.#runner.wake();
  }

  async #setClock(): Promise<void> {
    await this.#log.change(({ phase, options }) => {
      // Over days a clock runs whether nodes do or not.
      const { clock } = options;
      const hasClock = phase === 'playing' && clock !== 'off' && !isOverDays(clock);
      return hasClock ? { t: 'events', events: [{ t: 'clockSet' }] } : NOTHING;
    });
  }

  /** What is stored is told to everybody, as they may see it. */
  #tellStep(step: RoomStep, before: Room, origin: Origin | undefined): Promise<void> | undefined {
    const room = this.#room;
    this.#time.reach(room.since);
    const isOther = isOtherRoom(before, room);
    if (isOther) {
      this.#tellRoom();
      for (const token of desertersIn(step, before)) this.#ports.deserted?.(token);
    }
    if (isOther || isOtherRound(before, room)) this.#list();
    for (const event of step.events) {
      if (event.t !== 'said') continue;
      this.#audience.tellAll(JSON.stringify({ t: 'said', said: room.said.at(-1) }));
    }
    this.#audience.tellStep(step, before, origin);
    if (isOther) return this.#refresh(step);
    this.#runner.wake();
    return undefined;
  }

  async #refresh(step: RoomStep): Promise<void> {
    this.#door.answerKnocks(step);
    this.#door.sendAway(step);
    await this.#audience.refreshEyes();
    this.#runner.wake();
  }

  /** A guest who could not be shown what is true: whoever comes again is. */
  #fail(guest: Guest, error: unknown): void {
    this.#ports.report(error);
    if (this.#audience.guests.delete(guest)) this.#left(guest);
    guest.close('failed');
  }

  #left(guest: Guest): void {
    this.#attendance.changed(guest);
    this.#attendedTwice();
  }

  #end(why: Closing): void {
    this.#closed = why;
    this.#log.end();
    this.#runner.stop();
    this.#audience.stop();
    this.#list();
    const { guests } = this.#audience;
    for (const guest of guests) guest.close(why);
    const wereMany = guests.size > 0;
    guests.clear();
    if (wereMany) this.#attendance.announce();
  }

  /** Who is there has changed. */
  #attended(newcomer?: Guest): void {
    if (this.#closed !== undefined) return;
    this.#tellRoom(newcomer);
    this.#list();
    this.#runner.wake();
  }

  /** And when those who have left are gone, and not just away. */
  #attendedTwice(): void {
    this.#attended();
    this.#ports.clock.after(DROP_TIME, () => this.#attended());
  }

  #list(): void {
    const room = this.#room;
    const isOpen = this.#closed === undefined;
    const table = isOpen ? listingOf(room, this.#presenceOf) : undefined;
    const ofClub = isOpen ? clubListingOf(room, this.#presenceOf) : undefined;
    const by = table === undefined ? undefined : this.#openedFrom();
    this.#ports.list(table && { rev: room.rev, table, by });
    this.#ports.listInClub(ofClub && { rev: room.rev, table: ofClub, by: undefined });
  }

  /** Where the host is; and while that one is not here, whoever is. */
  #openedFrom(): string | undefined {
    const { host } = this.#room;
    const named = [...this.#audience.guests].filter(({ person }) => person !== undefined);
    const guest = named.find(({ person }) => person === host) ?? named[0];
    return guest?.address ?? this.#quickSeats.lastFrom;
  }

  #tellRoom(except?: Guest): void {
    if (this.guests === 0) return;
    const text = JSON.stringify({ t: 'room', room: this.told() });
    for (const guest of this.#audience.guests) if (guest !== except) guest.tell(text);
  }

  /**
   * While no player is connected anywhere the game waits, unless it is played over days; and where nobody
   * is, another node runs it.
   */
  #isAttended(): boolean {
    if (runsAlone(this.#room)) return true;
    return this.guests > 0 && isAttended(this.#room, this.#presenceOf);
  }

  #context(): TickContext {
    const { bots, limits } = this.#ports;
    return {
      now: this.#time.now(),
      presenceOf: this.#presenceOf,
      goneFor: this.#goneFor,
      isBot: bots.isBot,
      standInBot: bots.standIn,
      fillBots: bots.fill(this.#room.options.fill ?? USUAL_FILL),
      quickWait: limits.quickWait,
      grace: limits.grace,
    };
  }
}

const DONE: WireAnswer = { t: 'done' };
const FAILED: WireAnswer = { t: 'failed' };
const NOTHING: Decision = { t: 'events', events: [] };
