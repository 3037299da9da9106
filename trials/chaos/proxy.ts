/**
 * A proxy between clients and servers, at the level of TCP: spreads connections over whichever servers
 * there are, and delays, cuts and half-opens them.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Dice } from '@palier/rules/testing';
import type { World } from './world.ts';

/** Milliseconds on the way, at most: in good times, and where a connection is slow. */
const LATENCY = 4;
const SLOW = 800;
/** Milliseconds that something lost is believed to be there, at most. */
const BELIEVED = 12_000;

export class FaultyProxy {
  readonly #world: World;
  readonly #dice: Dice;
  readonly #targets: () => readonly number[];
  readonly #server: Server;
  readonly #pipes = new Set<Pipe>();

  /** `targets`: the ports of the servers. */
  constructor(world: World, targets: () => readonly number[]) {
    this.#world = world;
    this.#dice = world.dice('proxy');
    this.#targets = targets;
    this.#server = createServer((client) => this.#accept(client));
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Something happens to a connection, if there is one. */
  disturb(): void {
    const pipes = [...this.#pipes].filter(({ isBroken }) => !isBroken);
    if (pipes.length === 0) return;
    this.#dice.pick(DISTURBANCES)(this.#dice.pick(pipes), this.#dice, this.#world);
  }

  /** What is half open is cut, and nothing is slow. */
  heal(): void {
    for (const pipe of this.#pipes) {
      if (pipe.isBroken) pipe.cut('reset');
      pipe.latency = 0;
    }
  }

  async stop(): Promise<void> {
    for (const pipe of this.#pipes) pipe.cut('reset');
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(client: Socket): void {
    const targets = this.#targets();
    if (targets.length === 0) {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.#dice.pick(targets), '127.0.0.1');
    const latency = this.#world.isCalm ? 0 : this.#dice.below(LATENCY + 1);
    const pipe = new Pipe(client, server, {
      latency,
      dice: this.#dice,
      mayHide: () => !this.#world.isCalm && this.#dice.oneIn(5),
      gone: () => this.#pipes.delete(pipe),
    });
    this.#pipes.add(pipe);
  }
}

type Disturbance = (pipe: Pipe, dice: Dice, world: World) => void;

const DISTURBANCES: readonly Disturbance[] = [
  (pipe, _, world) => {
    world.count('sockets cut');
    pipe.cut('end');
  },
  (pipe, _, world) => {
    world.count('sockets reset');
    pipe.cut('reset');
  },
  (pipe, dice, world) => {
    world.count('sockets cut in the middle of a message');
    pipe.cutAfter(dice.below(60));
  },
  (pipe, dice, world) => {
    world.count('sockets half open');
    pipe.halfOpen(dice.pick(['up', 'down', 'both']), 500 + dice.below(BELIEVED));
  },
  (pipe, dice, world) => {
    world.count('sockets slow');
    pipe.latency = 20 + dice.below(SLOW);
  },
  (pipe, dice, world) => {
    world.count('sockets slow');
    pipe.latency = 20 + dice.below(SLOW / 8);
  },
];

type PipeOptions = {
  readonly latency: number;
  readonly dice: Dice;
  /** Whether the client does not notice that the server is gone. */
  readonly mayHide: () => boolean;
  readonly gone: () => void;
};

class Pipe {
  latency: number;
  readonly #up: Flow;
  readonly #down: Flow;
  readonly #options: PipeOptions;
  #timer: NodeJS.Timeout | undefined;
  #isCut = false;

  constructor(client: Socket, server: Socket, options: PipeOptions) {
    this.latency = options.latency;
    this.#options = options;
    const delay = (): number => (this.latency === 0 ? 0 : options.dice.below(this.latency));
    const cut = (): void => this.cut('reset');
    this.#up = new Flow(client, server, { delay, cut });
    this.#down = new Flow(server, client, { delay, cut });
    client.setNoDelay(true);
    server.setNoDelay(true);
    client.on('close', () => this.#lost(this.#up));
    server.on('close', () => {
      if (options.mayHide()) this.halfOpen('both', 1000 + options.dice.below(BELIEVED));
      this.#lost(this.#down);
    });
  }

  get isBroken(): boolean {
    return this.#up.isLost || this.#down.isLost;
  }

  /** What comes is swallowed, and nobody is told, for so many milliseconds. */
  halfOpen(side: 'up' | 'down' | 'both', ms: number): void {
    if (this.#isCut) return;
    this.#up.isLost ||= side !== 'down';
    this.#down.isLost ||= side !== 'up';
    this.#timer ??= setTimeout(() => this.cut('reset'), ms);
  }

  /** The next message of either direction does not arrive whole. */
  cutAfter(bytes: number): void {
    this.#up.left = bytes;
    this.#down.left = bytes;
  }

  cut(how: 'end' | 'reset'): void {
    if (this.#isCut) return;
    this.#isCut = true;
    clearTimeout(this.#timer);
    this.#up.end(how);
    this.#down.end(how);
    this.#options.gone();
  }

  /** One end has closed: the other is told, unless something keeps it from knowing. */
  #lost(flow: Flow): void {
    if (!flow.isLost) flow.whenThrough(() => this.cut('end'));
  }
}

type FlowOptions = { readonly delay: () => number; readonly cut: () => void };

/** One direction: what is read here is written there, later and in the same order. */
class Flow {
  isLost = false;
  /** Bytes after which both ends are cut. */
  left = Infinity;
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #options: FlowOptions;
  readonly #waiting: { readonly at: number; readonly act: () => void }[] = [];
  #newest = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(from: Socket, to: Socket, options: FlowOptions) {
    this.#from = from;
    this.#to = to;
    this.#options = options;
    from.on('error', () => undefined);
    from.on('data', (chunk: Buffer) => {
      if (!this.isLost) this.#later(() => this.#write(chunk));
    });
  }

  whenThrough(act: () => void): void {
    this.#later(act);
  }

  end(how: 'end' | 'reset'): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
    if (how === 'reset') this.#from.resetAndDestroy();
    else this.#from.destroy();
  }

  #write(chunk: Buffer): void {
    if (this.isLost || this.#to.destroyed) return;
    if (chunk.length < this.left) {
      this.left -= chunk.length;
      this.#to.write(chunk);
      return;
    }
    // The rest never comes.
    this.#to.write(chunk.subarray(0, this.left), () => this.#options.cut());
    this.isLost = true;
  }

  #later(act: () => void): void {
    this.#newest = Math.max(this.#newest, performance.now() + this.#options.delay());
    this.#waiting.push({ at: this.#newest, act });
    if (this.#waiting.length === 1) this.#flush();
  }

  #flush(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const ms = next.at - performance.now();
      if (ms > 0) {
        this.#timer = setTimeout(() => this.#flush(), ms);
        return;
      }
      next.act();
      this.#waiting.shift();
    }
  }
}
