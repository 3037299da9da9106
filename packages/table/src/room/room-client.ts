/**
 * Somebody's end of a table online, without a screen: comes back after every interruption, asks what
 * was not answered again, and holds what it was told. The game itself goes on to a `TableClient`.
 */
import { VERSION, makeMove, type Seat } from '@palier/rules';
import type { Channel } from '../client.ts';
import { HeldRoom, type RoomPromise, type RoomState } from './held-room.ts';
import { Link, type LinkPorts } from './link.ts';
import type { ReportReason } from './options.ts';
import { isSo, Questions, type WireQuestion } from './questions.ts';
import { readTell, type HeardTell } from './read-tell.ts';
import type { PersonId, Saying } from './room.ts';
import type { GameQuestion } from './shown-game.ts';
import { TOKEN_BYTES, tokenFrom } from './token.ts';
import type { AskedOptions, HeardClosing, Hello, RoomAsk, WireAnswer } from './wire.ts';

export type RoomClientPorts = LinkPorts;

export type { RoomPromise, RoomState };

export type RoomClientOptions = {
  /** Proves who one is at this table. */
  readonly token?: string;
  readonly isAway?: boolean;
  /** A program plays: it says so when it joins. */
  readonly isBot?: boolean;
  /** How many of the game's entries somebody saw here before; the rest were missed. */
  readonly seen?: number;
  /** As an earlier client of the same person had it. */
  readonly promise?: RoomPromise;
};

export type RoomListener = (state: RoomState | undefined) => void;

const KEY_BYTES = 12;
const SALT_BYTES = 16;
/** Milliseconds after which what failed is asked again. */
const SALT_AGAIN = 1000;

export class RoomClient {
  readonly #ports: RoomClientPorts;
  readonly #link: Link;
  readonly #questions = new Questions();
  readonly #held: HeldRoom;
  readonly #listeners = new Set<RoomListener>();
  #table: string;
  #token: string | undefined;
  /** Drawn for joining, once: a join that is sent again is the same. */
  #drawn: { readonly token: string; readonly salt: string } | undefined;
  #tellGreeted = (): void => undefined;
  /** The table has said what it is, or that it is over. */
  readonly #greeted = new Promise<void>((resolve) => {
    this.#tellGreeted = resolve;
  });
  #isSalting = false;
  #isWelcome = false;
  #isAway: boolean;
  readonly #isBot: boolean;
  #closed: HeardClosing | undefined;
  #closedUntil: number | undefined;
  #hasLeft = false;
  /** Made when somebody looks. */
  #state: RoomState | undefined;

  /** The table's id, or the code that it is joined by. */
  constructor(table: string, ports: RoomClientPorts, options: RoomClientOptions = {}) {
    this.#table = table;
    this.#ports = ports;
    this.#token = options.token;
    this.#isAway = options.isAway ?? false;
    this.#isBot = options.isBot ?? false;
    this.#held = new HeldRoom(ports.clock, options.seen);
    this.#held.promise = options.promise;
    this.#link = new Link(ports, {
      opened: () => this.#greet(),
      message: (text) => this.#hear(text),
      closed: () => this.#lose(),
    });
  }

  /** Undefined until the table has answered. */
  get state(): RoomState | undefined {
    this.#state ??= this.#held.state(this.#isWelcome ? 'open' : 'waiting', this.#closed);
    return this.#state;
  }

  /** Why it is over, also where there never was a state. */
  get closed(): HeardClosing | undefined {
    return this.#closed;
  }

  /** Until when one is not let in, where that has an end. */
  get closedUntil(): number | undefined {
    return this.#closedUntil;
  }

  /** What proves who one is, to be kept. */
  get token(): string | undefined {
    return this.#token;
  }

  get promise(): RoomPromise | undefined {
    return this.#held.promise;
  }

  /** Calls back with every new state; the answer ends that. */
  subscribe(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    if (this.state !== undefined || this.#closed !== undefined) listener(this.state);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /**
   * After the table has shown its commitment: what is added to the luck must not be known to it. Where
   * the host lets people in, it is answered when the host has.
   */
  async join(name: string, face?: string): Promise<WireAnswer> {
    if (this.#held.room === undefined) await this.#greeted;
    const { random } = this.#ports;
    this.#drawn ??= {
      token: this.#token ?? tokenFrom(random(TOKEN_BYTES)),
      salt: random(SALT_BYTES),
    };
    const { token, salt } = this.#drawn;
    const chosen = {
      ...(face !== undefined && { face }),
      ...(this.#isBot && { isBot: true as const }),
    };
    return this.#ask((id) => ({ t: 'join', id, name, token, salt, ...chosen }));
  }

  async rename(name: string): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'rename', id, name }));
  }

  async chooseFace(face: string): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'face', id, face }));
  }

  async sit(seat: Seat): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'sit', id, seat }));
  }

  async stand(): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'stand', id }));
  }

  /** For good: the token is worth nothing afterwards. */
  async leave(): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'leave', id }));
  }

  async configure(options: AskedOptions): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'configure', id, options }));
  }

  /** Null opens the seat again. */
  async seatBot(
    seat: Seat,
    bot: { readonly bot: string; readonly name: string } | null,
  ): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'seatBot', id, seat, bot }));
  }

  /** To who waits to be let in. */
  async admit(person: PersonId, yes: boolean): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'admit', id, person, yes }));
  }

  async remove(person: PersonId, how: { readonly forGood?: boolean } = {}): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'remove', id, person, ...how }));
  }

  async passHost(person: PersonId): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'passHost', id, person }));
  }

  async begin(): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'begin', id }));
  }

  /** Votes that a bot should move for who keeps the others waiting. */
  async moveOn(): Promise<WireAnswer> {
    const at = this.#held.game.number;
    return this.#ask((id) => ({ t: 'moveOn', id, at }));
  }

  async consent(yes: boolean): Promise<WireAnswer> {
    const at = this.#held.game.number;
    return this.#ask((id) => ({ t: 'consent', id, at, yes }));
  }

  async say(saying: Saying): Promise<WireAnswer> {
    const key = this.#key();
    return this.#ask((id) => ({ t: 'say', id, key, saying }));
  }

  async wantNext(on: boolean): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'wantNext', id, on }));
  }

  /** The next game of the same people. */
  async again(): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'again', id }));
  }

  async record(): Promise<WireAnswer> {
    return this.#ask((id) => ({ t: 'record', id }));
  }

  /** Tells the operator about somebody who is or was at this table. */
  async report(person: PersonId, reason: ReportReason, text?: string): Promise<WireAnswer> {
    const more = text === undefined ? {} : { text };
    return this.#ask((id) => ({ t: 'report', id, person, reason, ...more }));
  }

  setAway(on: boolean): void {
    if (this.#isAway === on) return;
    this.#isAway = on;
    this.#send({ t: 'away', on });
  }

  seenMissed(): void {
    if (this.#held.missed.length === 0) return;
    this.#held.missed = [];
    this.#changed();
  }

  /** There is reason to hope, or to doubt: the browser came online, the page is looked at again. */
  retryNow(): void {
    this.#link.retryNow();
  }

  /** For a `TableClient`: tells of the game once it has begun, whatever connections come and go. */
  channel(): Channel {
    return this.#held.game.channel(async (question) =>
      this.#ask((id) => this.#onWire(question, id)),
    );
  }

  /** Leaves without a word; what was asked may happen or not. */
  close(): void {
    this.#hasLeft = true;
    this.#listeners.clear();
    this.#finish();
  }

  async #ask(make: (id: number) => WireQuestion): Promise<WireAnswer> {
    if (this.#isOver()) return FAILED;
    const { ask, answer } = this.#questions.add(make);
    this.#send(ask);
    return answer;
  }

  #onWire(question: GameQuestion, id: number): WireQuestion {
    if (question.t === 'record') return { t: 'record', id };
    const key = this.#key();
    const { at } = question;
    if (question.t === 'takeBack') return { t: 'takeBack', id, key, at };
    return { t: 'act', id, key, at, move: makeMove(question.command) };
  }

  #key(): string {
    return this.#ports.random(KEY_BYTES);
  }

  #isOver(): boolean {
    return this.#hasLeft || this.#closed !== undefined;
  }

  #send(message: Hello | RoomAsk): void {
    this.#link.send(JSON.stringify(message));
  }

  /** What was asked before is asked again: it was done or not, and by its key is done once. */
  #greet(): void {
    const token = this.#token;
    const { known } = this.#held.game;
    this.#send({
      t: 'hello',
      palier: VERSION,
      table: this.#table,
      ...(token !== undefined && { token }),
      ...(known !== undefined && { known }),
    });
    if (this.#isAway) this.#send({ t: 'away', on: true });
    for (const ask of this.#questions) this.#send(ask);
  }

  #lose(): void {
    if (!this.#isWelcome) return;
    this.#isWelcome = false;
    this.#held.lose();
    this.#changed();
  }

  #hear(text: string): void {
    const tell = readTell(text);
    // A newer table says more than this client knows of.
    if (tell === 'unknown') return;
    const isInTurn = this.#isWelcome || tell?.t === 'welcome' || tell?.t === 'closed';
    // Nothing is guessed: a new connection tells what is.
    if (tell === undefined || !isInTurn) this.#link.drop();
    else this.#heed(tell);
  }

  #heed(tell: HeardTell): void {
    const held = this.#held;
    switch (tell.t) {
      case 'welcome':
        this.#isWelcome = true;
        // A code may go on to the next table; the id stays.
        this.#table = tell.room.id;
        held.welcome(tell);
        this.#tellGreeted();
        this.#addSalt();
        this.#changed();
        return;
      case 'room':
        held.see(tell.room);
        this.#addSalt();
        this.#changed();
        return;
      case 'opened': {
        const { missed } = held;
        if (!held.open(tell)) {
          this.#link.drop();
          held.game.forget();
        } else if (held.missed !== missed) this.#changed();
        return;
      }
      case 'happened': {
        const { dueAt } = held;
        if (!held.follow(tell)) this.#link.drop();
        else if (held.dueAt !== dueAt) this.#changed();
        // Not followed, it is done all the same.
        if (tell.done !== undefined) this.#questions.settle(tell.done, DONE);
        return;
      }
      case 'answered':
        this.#answer(tell.id, tell.answer);
        return;
      case 'said':
        held.say(tell.said);
        this.#changed();
        return;
      case 'closed':
        if (isPassing(tell.why)) this.#link.drop();
        else this.#end(tell.why, tell.until);
    }
  }

  /** Who came over from the game before has added nothing to this one's luck yet. */
  #addSalt(): void {
    if (!this.#held.isSaltDue || this.#drawn !== undefined || this.#isSalting) return;
    this.#isSalting = true;
    void this.#salt(this.#ports.random(SALT_BYTES));
  }

  /** The game does not begin without it, and nobody sees to it but this client. */
  async #salt(salt: string): Promise<void> {
    const answer = await this.#ask((id) => ({ t: 'salt', id, salt }));
    if (answer.t !== 'failed' || this.#isOver()) return;
    this.#ports.clock.after(SALT_AGAIN, () => void this.#salt(salt));
  }

  #answer(id: number, answer: WireAnswer): void {
    const ask = this.#questions.get(id);
    const { room, me } = this.#held;
    if (ask === undefined || room === undefined) return;
    if (ask.t === 'join' && answer.t === 'joined') {
      this.#token = ask.token;
      this.#held.me = answer.person;
      this.#held.keepPromise(ask.salt);
      this.#changed();
    }
    if (ask.t === 'salt' && answer.t === 'done') this.#held.keepPromise(ask.salt);
    const isDone = answer.t === 'denied' && isSo(ask, room, me);
    this.#questions.settle(id, isDone ? DONE : answer);
  }

  #end(why: HeardClosing, until: number | undefined): void {
    // Who leaves is sent away, and not known any more when asking again.
    const leaving = [...this.#questions].find(({ t }) => t === 'leave');
    this.#closed = leaving === undefined ? why : 'removed';
    this.#closedUntil = until;
    if (leaving !== undefined) {
      this.#token = undefined;
      this.#questions.settle(leaving.id, DONE);
    }
    this.#finish();
    this.#changed();
  }

  #finish(): void {
    this.#isWelcome = false;
    this.#tellGreeted();
    this.#link.close();
    this.#held.game.close();
    this.#questions.settleAll(FAILED);
  }

  #changed(): void {
    this.#state = undefined;
    // Who joins while it is told has been told already.
    const listeners = [...this.#listeners];
    for (const listener of listeners) listener(this.state);
  }
}

const DONE: WireAnswer = { t: 'done' };
const FAILED: WireAnswer = { t: 'failed' };

/** Whether it is worth while to come again. */
function isPassing(why: HeardClosing): boolean {
  switch (why) {
    case 'stopping':
    case 'too-slow':
    case 'too-fast':
    case 'too-many':
    case 'failed':
      return true;
    case 'no-such-table':
    case 'no-watching':
    case 'unknown-token':
    case 'removed':
    case 'barred':
    case 'banned':
    case 'shut':
    case 'too-much':
    case 'old-version':
    case 'bad-message':
    case 'unknown':
      return false;
  }
}
