/** The tables that a node has open, and the way to them. Without I/O: the world is in its ports. */
import { SECRET_BYTES, isFault, makeSetup, parseSetupChoice, type Seat } from '@palier/rules';
import type { Ear, Guest } from './guest.ts';
import { LiveRoom } from './live-room.ts';
import type { RoomOptions } from './options.ts';
import type { Gossip, LedgerEntry, RoomPorts, StoredStep } from './ports.ts';
import type { Room, RoomEvent, RoomName } from './room.ts';
import { nextRoomEvents } from './next-room.ts';
import { openRoom } from './evolve.ts';
import { makeStep } from './step.ts';
import { roomSummary } from './summary.ts';
import type { Denial, Hello, RoomAsk, ToldOptions, ToldRoom } from './wire.ts';

/** Milliseconds that a table stays open after the last has left. */
const LINGER = 10_000;

const CODES_TRIED = 20;

const ID_BYTES = 16;

/** One connection. The first message is a hello; nothing else is heard before. */
export type RoomLine = {
  readonly hear: (message: Hello | RoomAsk) => void;
  /** The connection is gone. */
  readonly drop: () => void;
};

/** A table as it is seen from outside, and the seats that its game waits for. */
export type SeenRoom = ToldRoom & { readonly due: readonly Seat[] };

/** What a table has from the one before, or from who makes it. */
type Kept = { readonly options: RoomOptions; readonly doorKey?: string };

function keptOf({ options, doorKey }: Room): Kept {
  return { options, doorKey };
}

export class Rooms {
  readonly #ports: RoomPorts;
  readonly #open = new Map<string, LiveRoom>();
  readonly #opening = new Map<string, Promise<LiveRoom | undefined>>();
  #isStopping = false;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  /** A new table; the first who joins is its host. */
  async create(options: ToldOptions): Promise<RoomName | { t: 'denied'; why: Denial }> {
    const choice = parseSetupChoice(options.setup);
    if (isFault(choice) || isFault(makeSetup(choice))) return { t: 'denied', why: 'bad-setup' };
    const { random, ledger } = this.#ports;
    for (let tries = 0; tries < CODES_TRIED; tries++) {
      const name = { id: random.hex(ID_BYTES), code: random.code() };
      const first = this.#firstEntry(name, { options: { ...options, setup: choice } }, []);
      if ((await ledger.create(name, first)) === 'stored') return name;
    }
    throw new Error('every code that was drawn is taken');
  }

  #firstEntry(name: RoomName, kept: Kept, more: readonly RoomEvent[]): LedgerEntry {
    const { random, clock, engine } = this.#ports;
    const opened: RoomEvent = {
      t: 'opened',
      ...name,
      secret: random.hex(SECRET_BYTES),
      engine,
      ...kept,
    };
    const step = { at: clock.now(), events: [opened, ...more] };
    return { step: makeStep(step), summary: roomSummary(openRoom(step)) };
  }

  connect(ear: Ear): RoomLine {
    let room: LiveRoom | undefined;
    let guest: Guest | undefined;
    let isGone = false;
    /** What was said before the table was found. */
    let waiting: RoomAsk[] | undefined;
    const greet = async (hello: Hello): Promise<void> => {
      room = await this.#find(hello.table);
      if (isGone) {
        if (room !== undefined) this.#closeLater(room);
        return;
      }
      if (room === undefined) {
        const why = this.#isStopping ? 'stopping' : 'no-such-table';
        ear.tell(JSON.stringify({ t: 'closed', why }));
        ear.close(why);
        return;
      }
      guest = room.welcome(ear, hello);
      for (const ask of waiting ?? []) room.hear(guest, ask);
      waiting = undefined;
    };
    return {
      hear: (message) => {
        if (message.t !== 'hello') {
          if (guest !== undefined) room!.hear(guest, message);
          else waiting?.push(message);
        } else if (waiting === undefined && guest === undefined) {
          waiting = [];
          greet(message).catch((error: unknown) => {
            this.#ports.report(error);
            ear.tell(JSON.stringify({ t: 'closed', why: 'failed' }));
            ear.close('failed');
          });
        }
      },
      drop: () => {
        isGone = true;
        if (guest !== undefined) room!.drop(guest);
        if (room !== undefined) this.#closeLater(room);
      },
    };
  }

  async told(name: string): Promise<SeenRoom | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    return { ...room.told(), due: room.due() };
  }

  async record(name: string): Promise<{ readonly text: string } | 'missing' | 'not-over'> {
    const room = await this.#find(name);
    if (room === undefined) return 'missing';
    this.#closeLater(room);
    let text = await room.record();
    if (text === undefined) {
      await room.caughtUp();
      text = await room.record();
    }
    return text === undefined ? 'not-over' : { text };
  }

  /** Something is due at a table, though nobody may be there: bots play, clocks run out. */
  async wake(id: string): Promise<void> {
    const room = await this.#find(id);
    if (room === undefined) return;
    this.#closeLater(room);
    await room.wake();
  }

  heed(id: string, stored: StoredStep): void {
    this.#open.get(id)?.heed(stored);
  }

  hear(news: Gossip): void {
    this.#open.get(news.id)?.gossip(news);
  }

  forget(node: string): void {
    for (const room of this.#open.values()) room.forget(node);
  }

  resync(): void {
    for (const room of this.#open.values()) room.resync();
  }

  counts(): { readonly rooms: number; readonly guests: number } {
    let guests = 0;
    for (const room of this.#open.values()) guests += room.guests;
    return { rooms: this.#open.size, guests };
  }

  /** Everybody is told to come again, to whichever node is there then. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#opening.values());
    await Promise.all([...this.#open.values()].map(async (room) => room.close('stopping')));
    this.#open.clear();
  }

  async #find(name: string): Promise<LiveRoom | undefined> {
    if (this.#isStopping) return undefined;
    const found = this.#open.has(name) ? { id: name } : await this.#ports.ledger.find(name);
    if (found === undefined || this.#isStopping) return undefined;
    const { id } = found;
    const known = this.#open.get(id) ?? this.#opening.get(id);
    if (known !== undefined) return known;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<LiveRoom | undefined> {
    const steps = await this.#ports.ledger.since(id, 0);
    if (steps === undefined || this.#isStopping) return undefined;
    const room = new LiveRoom(steps, {
      ...this.#ports,
      makeNext: () => {
        const next = this.#ports.random.hex(ID_BYTES);
        const first = (last: Room): LedgerEntry =>
          this.#firstEntry({ id: next, code: last.code }, keptOf(last), nextRoomEvents(last));
        return { id: next, first };
      },
    });
    this.#open.set(id, room);
    // Between reading the steps and being open, others may have written some.
    room.resync();
    return room;
  }

  #closeLater(room: LiveRoom): void {
    if (room.guests > 0) return;
    this.#ports.clock.after(LINGER, () => {
      const { id } = room.told();
      if (this.#open.get(id) !== room) return;
      if (!room.isIdle) {
        this.#closeLater(room);
        return;
      }
      this.#open.delete(id);
      void room.close('stopping');
    });
  }
}
