/**
 * A connection that comes back: dialled again after every loss, later and later while that does not
 * help, and asked whether it still lives when it has been silent.
 */
import type { RoomClock } from './ports.ts';
import type { RoomAsk } from './wire.ts';

/** One connection: a WebSocket, or a test's. */
export type Dial = (hear: Hearing) => {
  readonly send: (text: string) => void;
  readonly close: () => void;
};

/** Called after `dial` has returned; after `closed` nothing is. */
export type Hearing = {
  readonly opened: () => void;
  readonly message: (text: string) => void;
  readonly closed: () => void;
};

export type LinkPorts = {
  readonly dial: Dial;
  readonly clock: RoomClock;
  /** Hexadecimal. */
  readonly random: (bytes: number) => string;
};

/** Milliseconds before the first new attempt; each that fails doubles it. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A connection that lasted so long was worth its wait, however long that was. */
const WORTHWHILE = 2000;

/** From dialling to the first message. */
const HANDSHAKE = 15_000;
/** Silence before the other end is asked whether it is there, and the time that it has for that. */
const QUIET = 20_000;
const ANSWER_TIMEOUT = 10_000;
/** The same where there is a reason to doubt the connection. */
const PROBE = 3000;

/** Nobody waits for its answer: that something is heard is the answer. */
const PING = JSON.stringify({ t: 'ping', id: 0 } satisfies RoomAsk);

export class Link {
  readonly #ports: LinkPorts;
  readonly #hear: Hearing;
  #line: ReturnType<Dial> | undefined;
  /** Counts the connections: what an old one still says is not heard. */
  #turn = 0;
  #isOpen = false;
  /** The next wait, and the one before this connection. */
  #wait = FIRST_WAIT;
  #waited = 0;
  #dialledAt = 0;
  #firstHeardAt: number | undefined;
  #heardAt = 0;
  /** When the connection is given up unless something is heard. */
  #deadline: number | undefined;
  #stopTimer: (() => void) | undefined;
  #isClosed = false;

  /** `closed` comes with every loss; `opened` with every connection. */
  constructor(ports: LinkPorts, hear: Hearing) {
    this.#ports = ports;
    this.#hear = hear;
    this.#dial();
  }

  /** Says something, if there is a connection. */
  send(text: string): void {
    if (this.#isOpen) this.#line?.send(text);
  }

  /** Gives this connection up; another is dialled after a while. */
  drop(): void {
    if (this.#line === undefined) return;
    const { clock, random } = this.#ports;
    const born = this.#firstHeardAt;
    // Who lets everybody in only to send them away again is not asked four times a second.
    const enough = Math.min(this.#waited, WORTHWHILE);
    if (born !== undefined && clock.now() - born >= enough) this.#wait = FIRST_WAIT;
    this.#waited = this.#wait;
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#hangUp();
    // Between half and the whole: who was cut off together does not come back together.
    const share = (1 + Number.parseInt(random(2), 16) / 0xff_ff) / 2;
    this.#after(this.#waited * share, () => this.#dial());
    this.#hear.closed();
  }

  /** Does not wait any longer; and where there is a connection, asks whether it is one. */
  retryNow(): void {
    if (this.#isClosed) return;
    const now = this.#ports.clock.now();
    if (this.#line === undefined) this.#dial();
    else if (this.#firstHeardAt !== undefined) this.#ping(PROBE);
    else if (now - this.#dialledAt > PROBE) {
      this.#hangUp();
      this.#dial();
    }
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    this.#hangUp();
  }

  #dial(): void {
    const { dial, clock } = this.#ports;
    const turn = ++this.#turn;
    const now = clock.now();
    this.#dialledAt = now;
    this.#firstHeardAt = undefined;
    this.#deadline = now + HANDSHAKE;
    this.#after(HANDSHAKE, () => this.#look());
    this.#line = dial({
      opened: () => {
        if (turn !== this.#turn) return;
        this.#isOpen = true;
        this.#hear.opened();
      },
      message: (text) => {
        if (turn !== this.#turn) return;
        this.#heardAt = this.#ports.clock.now();
        this.#firstHeardAt ??= this.#heardAt;
        this.#deadline = undefined;
        this.#hear.message(text);
      },
      closed: () => {
        if (turn === this.#turn) this.drop();
      },
    });
  }

  #hangUp(): void {
    const line = this.#line;
    this.#turn++;
    this.#line = undefined;
    this.#isOpen = false;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    line?.close();
  }

  /** One timer does: it is not set anew with every message, but looks how long ago the last one was. */
  #look(): void {
    const now = this.#ports.clock.now();
    if (this.#deadline !== undefined) {
      if (now >= this.#deadline) this.drop();
      else this.#after(this.#deadline - now, () => this.#look());
      return;
    }
    const silence = now - this.#heardAt;
    if (silence >= QUIET) this.#ping(ANSWER_TIMEOUT);
    else this.#after(QUIET - silence, () => this.#look());
  }

  #ping(patience: number): void {
    const now = this.#ports.clock.now();
    const deadline = Math.min(this.#deadline ?? Infinity, now + patience);
    this.#deadline = deadline;
    this.#after(deadline - now, () => this.#look());
    this.send(PING);
  }

  #after(ms: number, call: () => void): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#ports.clock.after(ms, call);
  }
}
