/**
 * One connection, from its side of the table: says what it is told, hears what is readable, and knows
 * when to end. There are thousands of them, so each is one small object, and what listens to its
 * socket are functions that all share.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { MOST_SAID, type Closing, type Ear, type RoomAsk } from '@palier/table/room';
import type { Log } from '../base/log.ts';
import type { Misses } from '../base/misses.ts';
import type { Time } from '../base/time.ts';
import type { Broadcast } from './broadcast.ts';
import type { Costs } from './costs.ts';
import type { Framer } from './frame.ts';
import { Allowance, type PaceLimits } from './pace.ts';
import type { Unreadable } from './reading.ts';
import type { LiveTally } from './tally.ts';

/** What a connection leads to. */
type Line = { readonly hear: (message: RoomAsk) => void; readonly drop: () => void };

/** What the first message has opened, and how it goes on. */
export type Greeting = {
  readonly line: Line;
  /** As it was named; empty where it is none. */
  readonly table: string;
  readonly begin: () => void;
};

/** What is spoken behind a door. */
export type Manners = {
  /** A closing: why nothing was opened. */
  readonly greet: (visitor: Visitor, text: string) => Greeting | Closing;
  readonly readAsk: (text: string) => RoomAsk | Unreadable;
};

/** What all connections share. */
export type Hall = {
  readonly manners: Manners;
  readonly misses: Misses;
  readonly time: Pick<Time, 'steady' | 'after'>;
  readonly pace: PaceLimits;
  /** Undefined: nobody counts. */
  readonly costs: Costs | undefined;
  readonly framer: Framer;
  readonly tally: LiveTally;
  readonly log: Log;
  /** The visitor has said hello. */
  readonly greeted: (visitor: Visitor) => void;
  readonly left: (visitor: Visitor) => void;
};

/** Bytes that were sent and not taken, beyond which nobody is waited for. */
const MOST_UNREAD = 2 ** 20;

/** RFC 6455, section 7.4.1: going away, a policy, a failure, try again later. */
const CLOSE_CODES: { readonly [W in Closing]?: number } = {
  stopping: 1001,
  failed: 1011,
  'too-many': 1013,
};
const POLICY = 1008;

export class LiveSocket extends WebSocket {
  visitor: Visitor | undefined;
}

export class Visitor implements Ear {
  readonly #hall: Hall;
  readonly #socket: LiveSocket;
  /** Where `#socket` writes: its frames are made here. */
  readonly #wire: Duplex;
  /** What limits are counted by. */
  readonly key: string;
  readonly cameAt: number;
  readonly #allowance: Allowance;
  /** Whether it reads what was made small. */
  readonly #inflates: boolean;
  #line: Line | undefined;
  #table = '';
  /** Why it was closed from here. */
  #why: Closing | undefined;
  #hasAnswered = true;
  /** Until when it is not read, on the steady clock. */
  #waitsUntil: number | undefined;

  constructor(hall: Hall, socket: LiveSocket, { wire, key }: { wire: Duplex; key: string }) {
    this.#hall = hall;
    this.#socket = socket;
    this.#wire = wire;
    this.key = key;
    this.cameAt = hall.time.steady();
    this.#allowance = new Allowance(hall.pace, this.cameAt);
    this.#inflates = socket.extensions !== '';
    socket.visitor = this;
    socket.on('message', onMessage);
    socket.on('ping', onPing);
    socket.on('pong', onPong);
    socket.on('error', onError);
    socket.on('close', onClose);
  }

  get from(): string {
    return this.key;
  }

  tell(text: string): void {
    if (this.#why !== undefined || this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#wire.writableLength > MOST_UNREAD) this.shut('too-slow');
    else this.#wire.write(this.#hall.framer.frameOf(text), 'latin1');
  }

  /** What is told to many. Who does not take it is not cut off, but told less: see `isBehind`. */
  spread(news: Broadcast): void {
    if (this.#why !== undefined || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#wire.write(news.frame(this.#inflates));
  }

  /** Whether something that was told has not been taken yet, not even by the machine's own buffers. */
  get isBehind(): boolean {
    return this.#wire.writableLength > 0;
  }

  /** The table has said why already. */
  close(why: Closing): void {
    if (this.#why !== undefined) return;
    this.#why = why;
    this.#hall.tally.closed(why);
    if (why === 'no-such-table') this.#hall.misses.missed(this.key, this.#table);
    this.#socket.close(CLOSE_CODES[why] ?? POLICY, why);
    // Or its goodbye would never be read.
    this.#socket.resume();
  }

  /** Says why, and closes. */
  shut(why: Closing): void {
    if (this.#why !== undefined) return;
    this.#wire.write(this.#hall.framer.frameOf(JSON.stringify({ t: 'closed', why })), 'latin1');
    this.close(why);
    // Not at once: a table that is just telling something to all would hear of it in between.
    queueMicrotask(() => this.#drop());
  }

  /** Ends it without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Called now and then: who has not answered the last time is not there any more. */
  beat(): void {
    if (this.#waitsUntil !== undefined) return;
    if (this.#hasAnswered) {
      this.#hasAnswered = false;
      this.#socket.ping();
    } else {
      this.#hall.tally.lost++;
      this.cut();
    }
  }

  heard(data: Buffer, isBinary: boolean): void {
    if (this.#why !== undefined || !this.#mayGoOn()) return;
    this.#hasAnswered = true;
    this.#hall.tally.heard++;
    const text = data.toString();
    if (isBinary || text.length > MOST_SAID) this.#refuse('bad-message');
    else if (this.#line === undefined) this.#greet(text);
    else this.#ask(this.#line, text);
  }

  pinged(): void {
    if (this.#why === undefined) this.#mayGoOn();
  }

  answered(): void {
    this.#hasAnswered = true;
  }

  broke(): void {
    this.#hall.tally.broken++;
  }

  closed(): void {
    this.#drop();
    const { log, tally, time, left } = this.#hall;
    left(this);
    if (this.#why === undefined) tally.closed('left');
    const ms = Math.round(time.steady() - this.cameAt);
    log.info({ why: this.#why ?? 'left', ms }, 'connection closed');
  }

  #greet(text: string): void {
    const greeting = this.#hall.manners.greet(this, text);
    if (greeting === 'bad-message' || greeting === 'old-version') return this.#refuse(greeting);
    this.#hall.greeted(this);
    if (typeof greeting === 'string') return this.shut(greeting);
    this.#line = greeting.line;
    this.#table = greeting.table;
    return greeting.begin();
  }

  #ask(line: Line, text: string): void {
    const message = this.#hall.manners.readAsk(text);
    if (typeof message === 'string') this.#refuse(message);
    else if (this.#canPay(message.t, text.length)) line.hear(message);
  }

  /** What is dear is heard, and then nothing until it is paid for. */
  #canPay(t: RoomAsk['t'], length: number): boolean {
    const { costs, time } = this.#hall;
    const place = { address: this.key, table: this.#table };
    const ms = costs?.spend({ t, length }, place, time.steady()) ?? 0;
    if (ms === 'too-fast') this.shut(ms);
    else if (ms > 0) this.#pauseFor(ms);
    return ms !== 'too-fast';
  }

  #refuse(why: Closing): void {
    this.#hall.tally.refused++;
    this.shut(why);
  }

  /** Whether a message may be heeded. What comes too fast is heeded, and then nothing for a while. */
  #mayGoOn(): boolean {
    const { pace, time } = this.#hall;
    const verdict = this.#allowance.take(pace, time.steady());
    if (verdict === 'on') return true;
    if (verdict === 'too-fast') {
      this.shut('too-fast');
      return false;
    }
    this.#pauseFor(verdict.ms);
    return true;
  }

  #pauseFor(ms: number): void {
    const isWaiting = this.#waitsUntil !== undefined;
    this.#waitsUntil = Math.max(this.#waitsUntil ?? 0, this.#hall.time.steady() + ms);
    if (isWaiting) return;
    this.#hall.tally.slowed++;
    this.#socket.pause();
    this.#waitToRead(ms);
  }

  #waitToRead(ms: number): void {
    const { after, steady } = this.#hall.time;
    after(ms, () => {
      const left = (this.#waitsUntil ?? 0) - steady();
      if (left > 0) return this.#waitToRead(left);
      this.#waitsUntil = undefined;
      return this.#socket.resume();
    });
  }

  #drop(): void {
    const line = this.#line;
    this.#line = undefined;
    line?.drop();
  }
}

function visitorAt(socket: WebSocket): Visitor {
  return (socket as LiveSocket).visitor!;
}

function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
  // One buffer, since that is what `binaryType` says until somebody changes it.
  visitorAt(this).heard(data as Buffer, isBinary);
}

function onPing(this: WebSocket): void {
  visitorAt(this).pinged();
}

function onPong(this: WebSocket): void {
  visitorAt(this).answered();
}

function onError(this: WebSocket): void {
  visitorAt(this).broke();
}

function onClose(this: WebSocket): void {
  visitorAt(this).closed();
}
