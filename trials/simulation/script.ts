/**
 * A simulated world in which nothing is left to luck that matters: what people do and what goes wrong, one
 * after another. The judge watches as everywhere.
 */
import { assert, deciders } from '@palier/rules';
import type { RoomClient, RoomName, ToldOptions, WireAnswer } from '@palier/table/room';
import { eagerMove } from '@palier/table/testing';
import { Cluster, type SimNode } from './cluster.ts';
import { Device } from './device.ts';
import { Network } from './network.ts';
import { Passing, QUIET } from './passing.ts';
import { Person } from './person.ts';
import { shortSetup, type Plan } from './plan.ts';
import type { LedgerCall } from './shared-ledger.ts';
import { makeWorld } from './simulate.ts';
import { diceOf, type World } from './world.ts';

/** What somebody may ask of a table. */
const QUESTIONS = {
  join: async (client, { name }) => client.join(name),
  'sit 1': async (client) => client.sit(1),
  'sit 2': async (client) => client.sit(2),
  stand: async (client) => client.stand(),
  begin: async (client) => client.begin(),
  again: async (client) => client.again(),
  'watch at once': async (client) => {
    const { options } = client.state!.room;
    return client.configure({ ...options, delay: 0 });
  },
  rename: async (client, { name }) => client.rename(`${name} II`),
} satisfies Readonly<Record<string, (client: RoomClient, person: Person) => Promise<WireAnswer>>>;

export type ScriptStep =
  /** With another device, at the node of that number, counted from 0. */
  | { readonly t: 'comes'; readonly who: string; readonly node: number }
  /** The same device loses its connection and finds another node. */
  | { readonly t: 'strays'; readonly who: string; readonly node: number }
  | { readonly t: 'goes'; readonly who: string }
  /** To the next game. */
  | { readonly t: 'goesOn'; readonly who: string }
  | {
      readonly t: 'asks';
      readonly who: string;
      readonly what: keyof typeof QUESTIONS;
      readonly answer: WireAnswer['t'];
    }
  /** Those named move whenever it is their turn, until there were so many moves, or no more come. */
  | { readonly t: 'play'; readonly who: readonly string[]; readonly moves: number }
  | { readonly t: 'wait'; readonly ms: number }
  /** A node hears nothing of the others for so long. */
  | { readonly t: 'deaf'; readonly node: number; readonly ms: number }
  /** What the next question of a kind to the ledger meets: a failure, or so many milliseconds. */
  | { readonly t: 'ledger'; readonly call: LedgerCall; readonly meets: 'failing' | number };

export type Script = {
  /** What was wrong once. */
  readonly fault: string;
  readonly nodes: number;
  readonly options?: Partial<ToldOptions>;
  readonly steps: readonly ScriptStep[];
};

/** Milliseconds after each step until the next. */
const PAUSE = 500;
/** Milliseconds between two looks at whose turn it is. */
const LOOK = 100;
/** Milliseconds without a move after which nobody waits for one: it is somebody's turn who does not play. */
const STUCK = 40_000;

const QUIET_PLAN: Omit<Plan, 'nodes' | 'options'> = {
  people: 0,
  spectators: 0,
  calmAt: 0,
  faults: [],
  latency: 2,
  ledgerLatency: 5,
  noticeLatency: 20,
  failing: 0,
  killing: 0,
  cutting: 0,
  jumble: 0,
  skew: 0,
  grace: 500,
  pace: 0,
  whims: 0,
  isRematch: false,
  isLost: false,
  settleKills: 0,
  others: 0,
  nights: 0,
};

const OPTIONS: ToldOptions = {
  setup: shortSetup(2),
  clock: 'off',
  absence: 'standIn',
  watching: 'anyone',
  delay: 0,
  chat: 'off',
  takeBack: 'never',
  joining: 'anyone',
  listing: 'hidden',
};

/** What is wrong, if anything. */
export async function playScript({
  fault,
  nodes,
  options,
  steps,
}: Script): Promise<string | undefined> {
  const plan = { ...QUIET_PLAN, nodes, options: { ...OPTIONS, ...options } };
  const stage = new Stage(makeWorld(fault, plan));
  return stage.play(steps);
}

class Stage {
  readonly #world: World;
  readonly #passing: Passing;
  readonly #cluster: Cluster;
  readonly #network: Network;
  readonly #people = new Map<string, Person>();
  /** The number of the node that each device reaches. */
  readonly #nodeOf = new Map<string, number>();
  #devices = 0;

  constructor(world: World) {
    this.#world = world;
    this.#passing = new Passing(world);
    this.#cluster = new Cluster(world);
    this.#network = new Network(world, this.#cluster, ({ name }) =>
      this.#node(this.#nodeOf.get(name)!),
    );
  }

  async play(steps: readonly ScriptStep[]): Promise<string | undefined> {
    this.#cluster.start();
    const table = await this.#open();
    for (const step of steps) {
      await this.#take(step, table);
      await this.#passing.wait(PAUSE);
    }
    await this.#passing.wait(QUIET);
    const people = [...this.#people.values()];
    const dismiss = (): void => people.forEach((person) => this.#switchOff(person));
    return this.#passing.judgeEnd(this.#cluster, { people, dismiss });
  }

  async #open(): Promise<RoomName> {
    const made = await this.#passing.done(this.#node(0).rooms.create(this.#world.plan.options));
    assert(made !== undefined && !('t' in made), 'a table that nobody can play at');
    return made;
  }

  async #take(step: ScriptStep, table: RoomName): Promise<void> {
    switch (step.t) {
      case 'comes':
        return this.#come(this.#person(step.who, table), step.node);
      case 'strays':
        return this.#stray(this.#person(step.who, table), step.node);
      case 'goes':
        return this.#switchOff(this.#person(step.who, table));
      case 'goesOn': {
        const person = this.#person(step.who, table);
        const [device] = person.devices;
        person.place = device!.client.state!.room.next!.id;
        this.#switchOff(person);
        return this.#come(person, this.#nodeOf.get(device!.name)!);
      }
      case 'asks':
        return this.#ask(this.#person(step.who, table), step);
      case 'play':
        return this.#play(
          step.who.map((who) => this.#person(who, table)),
          step.moves,
        );
      case 'wait':
        return this.#passing.wait(step.ms);
      case 'deaf':
        return this.#deafen(this.#node(step.node), step.ms);
      case 'ledger':
        this.#cluster.ledger.next.set(step.call, step.meets);
        return undefined;
    }
  }

  #node(number: number): SimNode {
    return this.#cluster.nodes[number]!;
  }

  #person(name: string, { id }: RoomName): Person {
    const known = this.#people.get(name);
    if (known !== undefined) return known;
    const person = new Person(name, id, { dice: diceOf(this.#world, name), isWatcher: false });
    this.#people.set(name, person);
    return person;
  }

  #come(person: Person, node: number): void {
    const { token, place } = person;
    const name = `${person.name}/${++this.#devices}`;
    this.#nodeOf.set(name, node);
    const at = token === undefined ? { table: place } : { table: place, token };
    person.devices.push(new Device(this.#network, name, at));
  }

  #deafen(node: SimNode, ms: number): void {
    const { time } = this.#world;
    node.deafUntil = time.now() + ms;
    time.after(ms, () => this.#cluster.recover(node));
  }

  #stray({ devices }: Person, node: number): void {
    for (const device of devices) {
      this.#nodeOf.set(device.name, node);
      for (const socket of this.#network.sockets) if (socket.device === device) socket.cut();
    }
  }

  #switchOff({ devices }: Person): void {
    for (const device of devices) device.switchOff(false);
    devices.length = 0;
  }

  async #ask(person: Person, step: Extract<ScriptStep, { readonly t: 'asks' }>): Promise<void> {
    const device = person.devices.at(-1)!;
    const question = QUESTIONS[step.what](device.client, person);
    const answer = await this.#passing.done(device.ask(question));
    person.token ??= device.client.token;
    if (answer !== undefined && answer.t !== step.answer) {
      this.#world.judge.fail(`${step.who} asks to ${step.what}: ${JSON.stringify(answer)}`);
    }
  }

  async #play(people: readonly Person[], moves: number): Promise<void> {
    const { judge, time } = this.#world;
    const table = [...judge.tables.values()].at(-1)!;
    const end = table.entries.length + moves;
    const isDone = (): boolean =>
      judge.failures.length > 0 ||
      table.entries.length >= end ||
      table.room.phase !== 'playing' ||
      time.now() - table.touchedAt > STUCK;
    while (!isDone()) {
      for (const { devices } of people) for (const device of devices) moveAt(device);
      await this.#passing.wait(LOOK);
    }
  }
}

function moveAt({ table }: Device): void {
  const shown = table.state;
  if (shown === undefined || shown.isBusy) return;
  const { view, entries } = shown;
  const { viewer } = view;
  if (viewer === 'spectator' || !deciders(view.table).includes(viewer)) return;
  void table.act(eagerMove(view, `${viewer}/${entries.length}`));
}
