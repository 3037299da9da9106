/** A node that runs tables online in memory, and bad wires to it: real rooms, real clients, no time. */
import { assert, type RecordedEvent } from '@palier/rules';
import { foldRoom } from '../room/evolve.ts';
import type { Dial, Hearing } from '../room/link.ts';
import { memoryLeases, memoryLedger } from '../room/memory-ledger.ts';
import { GRACE, QUICK_WAIT, USUAL_OPTIONS, type RoomOptions } from '../room/options.ts';
import type { Room, RoomName, RoomStep } from '../room/room.ts';
import { Rooms } from '../room/rooms.ts';
import { makeOptions, parseStep } from '../room/step.ts';
import type { ToldOptions } from '../room/wire.ts';
import { diceFrom } from '@palier/rules/testing';
import { FILL_BOTS } from './decided-room.ts';
import { eagerBots } from './eager-player.ts';
import { hexFrom, readMessage } from './scripted-dial.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Milliseconds that a message is on its way. */
const LATENCY = 5;
/** More turns of the loop than anything in memory takes to be done. */
const TURNS = 60;
const MOST_TICKS = 20_000;

export type WireDirection = 'up' | 'down';

/** `lost`: the message does not arrive. `cut`: it does, and nothing after it. Both end the connection. */
export type WireFault = 'lost' | 'cut';

export class RoomNode {
  readonly clock = new VirtualClock();
  readonly ledger = memoryLedger();
  readonly errors: unknown[] = [];
  readonly rooms: Rooms;

  constructor(seed: string) {
    const hex = hexFrom(seed);
    const dice = diceFrom(`codes of ${seed}`);
    this.rooms = new Rooms({
      node: 'one',
      engine: 'test',
      ledger: this.ledger,
      leases: memoryLeases(this.clock.now)('one'),
      bus: { publish: () => undefined },
      clock: this.clock,
      botDecider: eagerBots,
      random: {
        hex,
        code: () => Array.from({ length: 6 }, () => dice.pick(['A', 'B', 'C', 'D'])).join(''),
        hash: (token) => `hash of ${token}`,
      },
      bots: { isBot: () => true, standIn: 'eager', fill: () => FILL_BOTS },
      pace: { turn: 10, afterRound: 10 },
      limits: { grace: GRACE, watchers: 20, listedPerAddress: 3, quickWait: QUICK_WAIT },
      report: (error) => void this.errors.push(error),
    });
  }

  async create(options: Partial<RoomOptions>): Promise<RoomName> {
    const setup = { edition: 'level-8-101', players: 2, rules: { levels: 2 } } as const;
    const told = makeOptions({ ...USUAL_OPTIONS, setup, ...options }) as ToldOptions;
    const name = await this.rooms.create(told);
    assert(!('t' in name), 'a table cannot be made');
    return name;
  }

  /** Lets time pass until something is done. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const finished = work.finally(() => {
      isDone = true;
    });
    for (let ticks = 0; ticks < MOST_TICKS; ticks++) {
      await calm();
      if (isDone) return finished;
      this.clock.next();
    }
    throw new Error('it is never done');
  }

  async pass(ms: number): Promise<void> {
    const until = this.clock.now() + ms;
    await calm();
    while (this.clock.next(until)) await calm();
  }

  async steps(id: string): Promise<readonly RoomStep[]> {
    const stored = await this.ledger.since(id, 0);
    return (stored ?? []).map(({ step }) => parseStep(step));
  }

  /** The table as its ledger has it. */
  async room(id: string): Promise<Room> {
    return foldRoom(await this.steps(id));
  }

  async entries(id: string): Promise<readonly RecordedEvent[]> {
    const steps = await this.steps(id);
    return steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.t === 'played' ? event.entries : [])),
    );
  }

  wire(faultAt?: (way: WireDirection, number: number) => WireFault | undefined): RoomWire {
    return new RoomWire(this, faultAt);
  }
}

/** The way of one client to a node: dialled any number of times, and cut where a test says so. */
export class RoomWire {
  readonly #node: RoomNode;
  readonly #faultAt: (way: WireDirection, number: number) => WireFault | undefined;
  readonly #said = { up: 0, down: 0 };
  #cut: () => void = () => undefined;
  isDown = false;
  /** How many connections there were. */
  dials = 0;

  constructor(
    node: RoomNode,
    faultAt: (way: WireDirection, number: number) => WireFault | undefined = () => undefined,
  ) {
    this.#node = node;
    this.#faultAt = faultAt;
  }

  cut(): void {
    this.#cut();
  }

  readonly dial: Dial = (client) => {
    this.dials++;
    return this.isDown ? this.#dialInVain(client) : this.#dial(client);
  };

  #dialInVain(client: Hearing): ReturnType<Dial> {
    const stop = this.#node.clock.after(LATENCY, client.closed);
    return { send: () => undefined, close: stop };
  }

  #dial(client: Hearing): ReturnType<Dial> {
    const { clock, rooms } = this.#node;
    /** What each end still hears. */
    let isClientThere = true;
    let isServerThere = true;
    const server = rooms.connect({
      tell: (text) => this.#carry('down', hangUp, () => isClientThere && client.message(text)),
      close: () => clock.after(LATENCY, hangUp),
    });
    const hangUp = (): void => {
      if (isClientThere) {
        isClientThere = false;
        clock.after(0, client.closed);
      }
      // The server hears of it later: what has arrived before is done.
      clock.after(LATENCY * 2, () => {
        if (isServerThere) server.drop();
        isServerThere = false;
      });
    };
    this.#cut = hangUp;
    clock.after(LATENCY, () => isClientThere && client.opened());
    return {
      send: (text) => {
        const message = readMessage(text);
        if (!isClientThere) return;
        this.#carry('up', hangUp, () => isServerThere && server.hear(message));
      },
      close: () => {
        isClientThere = false;
        hangUp();
      },
    };
  }

  #carry(way: WireDirection, hangUp: () => void, deliver: () => unknown): void {
    const fault = this.#faultAt(way, this.#said[way]++);
    if (fault !== 'lost') this.#node.clock.after(LATENCY, deliver);
    // What the client has sent may arrive after it was cut off; what it has heard it heard before.
    if (fault === 'cut' && way === 'down') this.#node.clock.after(LATENCY, hangUp);
    else if (fault !== undefined) hangUp();
  }
}

/** Until all is done that waits for nothing but its turn. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}
