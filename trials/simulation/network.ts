/** Connections between devices and nodes: slow, cut, half open, with messages that come twice or late. */
import type { Dice } from '@palier/rules/testing';
import {
  ask as askSchema,
  hello as helloSchema,
  type Dial,
  type Hearing,
  type RoomLine,
} from '@palier/table/room';
import type { Cluster, SimNode } from './cluster.ts';
import type { Device } from './device.ts';
import { diceOf, isCalm, latency, type World } from './world.ts';

/** Milliseconds until a node finds out that nobody is at the other end, at most. */
const PULSE = 40_000;
const SLOW = 5000;

export class Network {
  /** Those that a node believes in. */
  readonly sockets = new Set<Socket>();
  readonly world: World;
  readonly dice: Dice;
  /** Whom somebody reaches just now, if anybody. */
  readonly nodeFor: (device: Device) => SimNode | undefined;

  constructor(world: World, cluster: Cluster, nodeFor?: Network['nodeFor']) {
    this.world = world;
    this.dice = diceOf(world, 'network');
    this.nodeFor = nodeFor ?? (() => cluster.pick(this.dice));
  }

  dialFor(device: Device): Dial {
    return (hear) => {
      const socket = new Socket(this, device, hear);
      return { send: (text) => socket.send(text), close: () => socket.hangUp() };
    };
  }

  /** Whatever is broken is broken for good, and both ends know it. */
  heal(): void {
    for (const socket of this.sockets) if (socket.isBroken) socket.cut();
  }
}

export class Socket {
  readonly device: Device;
  /** The tokens that were said over it. */
  readonly tokens = new Set<string>();
  slowUntil = 0;
  readonly #network: Network;
  readonly #hear: Hearing;
  #node: SimNode | undefined;
  #line: RoomLine | undefined;
  #isHeld = true;
  #isCut = false;
  #isUpLost = false;
  #isDownLost = false;
  /** When the newest message of each direction arrives. */
  #up = 0;
  #down = 0;
  #hasGreeted = false;

  constructor(network: Network, device: Device, hear: Hearing) {
    this.#network = network;
    this.device = device;
    this.#hear = hear;
    this.#after(this.#delay(), () => {
      const node = this.#isHeld ? network.nodeFor(device) : undefined;
      if (node !== undefined) this.#accept(node);
      this.#after(this.#delay(), () => (node === undefined ? this.#lose() : this.#opened()));
    });
  }

  get isBroken(): boolean {
    return this.#isUpLost || this.#isDownLost;
  }

  /** Whether the node believes in it. */
  get isOpen(): boolean {
    return this.#line !== undefined;
  }

  get node(): string | undefined {
    return this.#line === undefined ? undefined : this.#node?.life.node;
  }

  /** From the device. */
  send(text: string): void {
    if (!this.#isHeld) return;
    this.device.says(text);
    const { world, dice } = this.#network;
    const { plan, story, time } = world;
    if (this.#isBadLuck()) this.cut();
    const isFirst = !this.#hasGreeted;
    this.#hasGreeted = true;
    const at = Math.max(this.#up, time.now() + this.#delay());
    const late = 2 * plan.latency + dice.below(1000);
    // A hello is the first of all; and being away is said in order or means the opposite.
    const isJumbled =
      plan.jumble > 0 && !isCalm(world) && !text.includes('"away"') && dice.oneIn(plan.jumble);
    if (isJumbled && dice.oneIn(2)) {
      story.fault('message twice');
      this.#arrive(text, at + late);
    } else if (isJumbled && !isFirst) {
      story.fault('message overtaken');
      this.#arrive(text, at + late);
      return;
    }
    this.#up = at;
    this.#arrive(text, at);
  }

  /** By the device. */
  hangUp(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (!this.isBroken) this.#afterUp(() => this.#drop());
  }

  /** Both ends find out, sooner or later; what is on the way is lost. */
  cut(): void {
    this.#isCut = true;
    const { dice } = this.#network;
    this.#after(dice.below(2000), () => this.#lose());
    this.#after(dice.below(2000), () => this.#drop());
  }

  /** Nothing comes through any more, in one direction or both, and nobody says so. */
  halfOpen(side: 'up' | 'down' | 'both'): void {
    this.#isUpLost ||= side !== 'down';
    this.#isDownLost ||= side !== 'up';
    this.#after(5000 + this.#network.dice.below(PULSE - 5000), () => this.#drop());
  }

  #isBadLuck(): boolean {
    const { world, dice } = this.#network;
    const { cutting } = world.plan;
    if (this.#isCut || cutting === 0 || isCalm(world) || !dice.oneIn(cutting)) return false;
    world.story.fault('socket cut', () => this.device.name);
    return true;
  }

  #accept(node: SimNode): void {
    this.#node = node;
    node.ends.add(this.#end);
    this.#network.sockets.add(this);
    this.#line = node.rooms.connect({
      tell: (text) => this.#tell(text),
      close: () => {
        this.#after(Math.max(0, this.#down - this.#now()), () => {
          if (!this.#isDownLost) this.#lose();
          this.#drop();
        });
      },
    });
  }

  #opened(): void {
    if (this.#isHeld && !this.#isDownLost) this.#hear.opened();
  }

  /** The node is dead. */
  readonly #end = (isSilent: boolean): void => {
    this.#isCut = true;
    this.#line = undefined;
    this.#forget();
    if (!isSilent) this.#after(this.#network.dice.below(1000), () => this.#lose());
  };

  #arrive(text: string, at: number): void {
    this.#after(at - this.#now(), () => {
      if (this.#isCut || this.#isUpLost || this.#line === undefined) return;
      const { judge } = this.#network.world;
      const json = JSON.parse(text) as { readonly t: string };
      const read = json.t === 'hello' ? helloSchema.safeParse(json) : askSchema.safeParse(json);
      if (!read.success) return judge.fail(`a client says what nobody can read: ${text}`);
      const message = read.data;
      const token = 'token' in message ? message.token : undefined;
      if (token !== undefined) this.tokens.add(token);
      return this.#line.hear(message);
    });
  }

  #tell(text: string): void {
    if (this.#line === undefined) return;
    const { judge } = this.#network.world;
    const hearing = judge.told(this, text);
    if (this.#isBadLuck()) this.cut();
    const at = Math.max(this.#down, this.#now() + this.#delay());
    this.#down = at;
    this.#after(at - this.#now(), () => {
      if (!this.#isHeld || this.#isCut || this.#isDownLost) return;
      judge.heard(this.device, hearing);
      this.#hear.message(text);
    });
  }

  /** The device finds out. */
  #lose(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#hear.closed();
  }

  /** The node finds out. */
  #drop(): void {
    const line = this.#line;
    this.#line = undefined;
    this.#forget();
    line?.drop();
  }

  #forget(): void {
    this.#node?.ends.delete(this.#end);
    const { sockets, world } = this.#network;
    if (sockets.delete(this)) world.judge.dropped(this);
  }

  #now(): number {
    return this.#network.world.time.now();
  }

  #after(ms: number, call: () => void): void {
    this.#network.world.time.after(ms, call);
  }

  #afterUp(call: () => void): void {
    this.#after(Math.max(this.#up - this.#now(), this.#delay()), call);
  }

  #delay(): number {
    const { dice, world } = this.#network;
    const isSlow = world.time.now() < this.slowUntil;
    return latency(dice, isSlow ? SLOW : world.plan.latency);
  }
}
