/**
 * Nodes on one ledger, and lines to them that speak by hand: for what a client would not say, and for
 * ledgers that wait or fail just when a test says so.
 */
import { VERSION, assert } from '@palier/rules';
import { memoryLeases, memoryLedger } from '../room/memory-ledger.ts';
import { QUICK_WAIT } from '../room/options.ts';
import type { Appended, Gossip, Leases, Ledger, NextEntry, RoomPorts } from '../room/ports.ts';
import { Rooms, type RoomLine } from '../room/rooms.ts';
import { makeStep } from '../room/step.ts';
import { tell as tellSchema, type Hello, type RoomAsk, type RoomTell } from '../room/wire.ts';
import { VirtualClock } from './virtual-clock.ts';
import { FILL_BOTS, type DecidedRoom } from './decided-room.ts';
import { eagerBots } from './eager-player.ts';

export type LedgerCall = keyof Ledger;

/** What a node does to the shared things, and when. */
export type Doing = { readonly node: string; readonly call: LedgerCall | keyof Leases };

export const GRACE_OF_NODES = 20_000;
export const MOST_WATCHERS = 3;

/** More than anything takes that waits for nothing but its turn. */
const MOST_HOPS = 400;

/** After 1970: the first times are told apart from none at all. */
const START = 1_000_000;

export class RoomNodes {
  readonly time = new VirtualClock();
  readonly memory = memoryLedger();
  readonly errors: unknown[] = [];
  readonly doings: Doing[] = [];
  /** Comes before a call of the ledger or of a lease: may wait, and may fail. */
  before: (doing: Doing) => Promise<void> = async () => undefined;
  /** What an append becomes; the true one where undefined. */
  outcome: (entry: NextEntry, node: string) => Appended | undefined = () => undefined;
  /** Whether nodes hear of each other. */
  isLinked = true;
  readonly #nodes = new Map<string, Rooms>();
  readonly #leases = memoryLeases(() => this.time.now());
  readonly #dead = new Set<string>();
  #drawn = 0;

  /** `operator`: what it has of one. */
  node(name: string, operator: Pick<RoomPorts, 'reports' | 'bans'> = {}): Rooms {
    const rooms = new Rooms({
      node: name,
      engine: 'test',
      ledger: this.#ledgerOf(name),
      leases: this.#leasesOf(name),
      bus: { publish: (news) => this.#publish(name, news) },
      clock: { now: () => START + this.time.now(), after: this.time.after },
      botDecider: eagerBots,
      random: {
        hex: (bytes) => (++this.#drawn).toString(16).padStart(bytes * 2, '0'),
        code: () => `CODE${++this.#drawn}`,
        hash: (token) => `hash of ${token}`,
      },
      bots: { isBot: (bot) => bot === 'eager', standIn: 'eager', fill: () => FILL_BOTS },
      pace: { turn: 300, afterRound: 300 },
      limits: {
        grace: GRACE_OF_NODES,
        watchers: MOST_WATCHERS,
        listedPerAddress: 3,
        quickWait: QUICK_WAIT,
      },
      ...operator,
      report: (error) => this.errors.push(error),
    });
    this.#nodes.set(name, rooms);
    return rooms;
  }

  /** Does nothing any more, and nothing reaches it. */
  kill(name: string): void {
    this.#dead.add(name);
    this.#nodes.delete(name);
  }

  /** Puts what was decided elsewhere into the ledger, from a step on; and nobody is told of it. */
  async keep({ room, steps }: DecidedRoom, from = 0): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (index < from) continue;
      const entry = { step: makeStep(step) };
      const outcome =
        index === 0
          ? await this.memory.create(room, entry)
          : await this.memory.append(room.id, index, entry);
      assert(outcome === 'stored', `the ledger takes step ${index}`);
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.time.now() + ms;
    await this.#settle();
    this.time.after(ms, () => undefined);
    while (this.time.now() < end) {
      await this.time.step();
      await this.#settle();
    }
  }

  /** What was begun gets as far as it can without time. */
  async #settle(): Promise<void> {
    for (let hop = 0; hop < MOST_HOPS; hop++) await Promise.resolve();
  }

  /** How often a node did something. */
  count(node: string, call: Doing['call']): number {
    return this.doings.filter((doing) => doing.node === node && doing.call === call).length;
  }

  /** The events that a table's ledger holds, by kind. */
  async events(id: string): Promise<readonly string[]> {
    const steps = (await this.memory.since(id, 0)) ?? [];
    return steps.flatMap(({ step }) => {
      const { events } = JSON.parse(step) as { readonly events: readonly { readonly t: string }[] };
      return events.map(({ t }) => t);
    });
  }

  /** One question at a time takes a millisecond each way. */
  async #do<T>(doing: Doing, run: () => Promise<T>): Promise<T> {
    if (this.#dead.has(doing.node)) return new Promise(() => undefined);
    this.doings.push(doing);
    await this.before(doing);
    await this.time.wait(1);
    return run();
  }

  #ledgerOf(node: string): Ledger {
    const { memory } = this;
    return {
      create: async (name, first) =>
        this.#do({ node, call: 'create' }, async () => memory.create(name, first)),
      find: async (name) => this.#do({ node, call: 'find' }, async () => memory.find(name)),
      since: async (id, rev) =>
        this.#do({ node, call: 'since' }, async () => memory.since(id, rev)),
      append: async (id, rev, entry) =>
        this.#do({ node, call: 'append' }, async () => {
          const outcome = this.outcome(entry, node) ?? (await memory.append(id, rev, entry));
          if (outcome === 'stored')
            this.#others(node, (rooms) => rooms.heed(id, { rev, ...entry }));
          return outcome;
        }),
    };
  }

  #leasesOf(node: string): Leases {
    const leases = this.#leases(node);
    return {
      claim: async (id, ms) => this.#do({ node, call: 'claim' }, async () => leases.claim(id, ms)),
      release: async (id) => this.#do({ node, call: 'release' }, async () => leases.release(id)),
    };
  }

  #publish(from: string, news: Gossip): void {
    this.#others(from, (rooms) => rooms.hear(news));
  }

  #others(from: string, hear: (rooms: Rooms) => void): void {
    if (!this.isLinked || this.#dead.has(from)) return;
    for (const [name, rooms] of this.#nodes) {
      if (name !== from) this.time.after(1, () => hear(rooms));
    }
  }
}

/** A client may leave out what it does not know; what our own server says is known to the last member. */
function readWhole(text: string): RoomTell {
  const json: unknown = JSON.parse(text);
  const tell = tellSchema.parse(json);
  assert(canonical(tell) === canonical(json), `the wire describes all of ${text}`);
  return tell;
}

/** The same text for the same members, in whatever order. */
function canonical(json: unknown): string {
  return JSON.stringify(json, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A connection by hand: what it was told, and why it was closed. */
export class HandLine {
  readonly told: RoomTell[] = [];
  closed: string | undefined;
  readonly #line: RoomLine;
  #lastId = 0;

  constructor(rooms: Rooms, from?: string) {
    this.#line = rooms.connect({
      ...(from !== undefined && { from }),
      tell: (text) => this.told.push(readWhole(text)),
      close: (why) => {
        this.closed = why;
        this.#line.drop();
      },
    });
  }

  hello(table: string, more: Pick<Hello, 'token' | 'known'> = {}): this {
    this.#line.hear({ t: 'hello', palier: VERSION, table, ...more });
    return this;
  }

  /** The id that its answer will have. */
  ask(make: (id: number) => RoomAsk): number {
    const id = ++this.#lastId;
    this.#line.hear(make(id));
    return id;
  }

  drop(): void {
    this.#line.drop();
  }

  answerTo(id: number): object | undefined {
    const done = this.#find('happened').find((tell) => tell.done === id);
    if (done !== undefined) return { t: 'done' };
    return this.#find('answered').find((tell) => tell.id === id)?.answer;
  }

  /** The last telling of the room, in whichever message. */
  get room(): Extract<RoomTell, { readonly t: 'room' }>['room'] {
    const last = this.told.findLast((tell) => tell.t === 'room' || tell.t === 'welcome');
    assert(last?.t === 'room' || last?.t === 'welcome', 'the room was told');
    return last.room;
  }

  /** How many entries of the game were shown by now. */
  get shown(): number {
    const last = this.told.findLast((tell) => tell.t === 'opened' || tell.t === 'happened');
    if (last?.t !== 'opened' && last?.t !== 'happened') return 0;
    return last.from + last.entries.length;
  }

  #find<T extends RoomTell['t']>(kind: T): readonly Extract<RoomTell, { readonly t: T }>[] {
    return this.told.filter(
      (tell): tell is Extract<RoomTell, { readonly t: T }> => tell.t === kind,
    );
  }
}
