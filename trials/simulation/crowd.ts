/** Everybody in a simulated world: people with their devices, who come, go and come back, and watchers. */
import type { Dice } from '@palier/rules/testing';
import type { PersonId, RoomState } from '@palier/table/room';
import { letIn, otherName } from '../shared/manners.ts';
import { quickHash } from './cluster.ts';
import { Device } from './device.ts';
import { playAt, settleIn } from './manners.ts';
import type { Network } from './network.ts';
import type { Profiles } from './profiles.ts';
import { Person, type Company, type Visit } from './person.ts';
import { haveWhim } from './whims.ts';
import { diceOf, isCalm, type World } from './world.ts';

/** Milliseconds after the calm until who was lost is found. */
const LOST = 240_000;

export class Crowd implements Company {
  readonly people: Person[] = [];
  /** Nobody does anything any more but look. */
  isResting = false;
  /** When somebody came last. */
  cameAt = 0;
  readonly #world: World;
  readonly #network: Network;
  readonly #profiles: Profiles;
  readonly #dice: Dice;
  #lost: Person | undefined;
  #devices = 0;

  constructor(world: World, network: Network, profiles: Profiles) {
    this.#world = world;
    this.#network = network;
    this.#profiles = profiles;
    this.#dice = diceOf(world, 'crowd');
  }

  get players(): readonly Person[] {
    return this.people.filter(({ isWatcher, hasLeft }) => !isWatcher && !hasLeft);
  }

  /** Everybody comes, one after the other. */
  invite(table: { readonly id: string; readonly code: string }): void {
    const { plan, time } = this.#world;
    for (let number = 1; number <= plan.people + plan.spectators; number++) {
      const isWatcher = number > plan.people;
      const place = this.#dice.oneIn(2) ? table.id : table.code;
      const name = isWatcher ? `Watcher ${number}` : `Person ${number}`;
      const person = new Person(name, place, { dice: diceOf(this.#world, name), isWatcher });
      this.people.push(person);
      if (!this.#dice.oneIn(4)) this.#signUp(person);
      time.after(this.#dice.below(4000), () => {
        this.arrive(person);
        this.#visitLater(person);
      });
    }
    if (plan.isLost) this.#loseLater();
  }

  #signUp(person: Person): void {
    person.profile = `profile of ${person.name}`;
    void this.#profiles.welcome(person.profile);
  }

  /** With another device. */
  arrive(person: Person): void {
    if (person.hasLeft) return;
    this.cameAt = this.#world.time.now();
    const { token, place } = person;
    const name = `${person.name}/${++this.#devices}`;
    const at = token === undefined ? { table: place } : { table: place, token };
    person.devices.push(new Device(this.#network, name, at));
  }

  vanish(person: Person, ms: number): void {
    person.awayUntil = Math.max(person.awayUntil, this.#world.time.now() + ms);
    for (const device of person.devices) device.switchOff(this.#dice.oneIn(2));
    person.devices.length = 0;
  }

  letGo(person: Person | undefined): boolean {
    const isEnough = this.players.some(
      (one) => one !== person && one !== this.#lost && !one.isGoing && one.token !== undefined,
    );
    if (isEnough && person !== undefined) person.isGoing = true;
    return isEnough;
  }

  find(table: string, id: PersonId): Person | undefined {
    const people = this.#world.judge.tables.get(table)?.room.people;
    const hash = people?.find((one) => one.id === id)?.token;
    return this.people.find(({ token }) => token !== undefined && quickHash(token) === hash);
  }

  /** Nobody stays away any longer, but for who is lost; and nobody wavers. */
  comeBack(): void {
    const { time } = this.#world;
    for (const person of this.people) {
      person.awayUntil = Math.min(person.awayUntil, time.now() + this.#dice.below(2000));
      for (const { client } of person.devices) client.setAway(false);
    }
    const lost = this.#lost;
    if (lost !== undefined && lost.devices.length === 0) lost.awayUntil = time.now() + LOST;
  }

  /** Whether somebody is missing who has not left. */
  get isIncomplete(): boolean {
    return this.people.some(
      ({ hasLeft, isWatcher, devices }) => !hasLeft && !isWatcher && devices.length === 0,
    );
  }

  /** Whether all who are here are connected. */
  get isSettled(): boolean {
    const devices = this.people.flatMap((person) => person.devices);
    const linked = new Set<Device>();
    for (const socket of this.#network.sockets) if (!socket.isBroken) linked.add(socket.device);
    const isLinked = (device: Device): boolean =>
      device.client.state?.link === 'open' && linked.has(device);
    return devices.every(isLinked);
  }

  dismiss(): void {
    for (const person of this.people) {
      person.hasLeft = true;
      for (const device of person.devices) device.switchOff(false);
    }
  }

  #loseLater(): void {
    const { time, plan } = this.#world;
    time.after(this.#dice.below(plan.calmAt), () => {
      const lost = this.#dice.pick(this.people);
      if (lost.isWatcher || !this.letGo(lost)) return;
      this.#lost = lost;
      this.#world.story.fault('lost', () => lost.name);
      this.vanish(lost, Infinity);
    });
  }

  #visitLater(person: Person): void {
    const { dice } = person;
    const { plan, time } = this.#world;
    // Somebody who thinks for long, but not beyond the time when all is well.
    const left = plan.calmAt - time.now();
    const isSlow = left > 0 && dice.oneIn(60);
    const long = Math.min(20_000 + dice.below(80_000), left);
    const ms = isSlow ? long : 100 + dice.below(left > 0 ? plan.pace : 1000);
    time.after(ms, () => {
      if (person.hasLeft) return;
      this.#visit(person);
      this.#visitLater(person);
    });
  }

  #visit(person: Person): void {
    const now = this.#world.time.now();
    const isAbsent = person.devices.length === 0;
    if (isAbsent && now >= person.awayUntil && !this.isResting) this.arrive(person);
    const devices = [...person.devices];
    for (const device of devices) {
      const { closed, state } = device.client;
      if (closed !== undefined) this.#leave(person, device);
      else if (state?.link === 'open' && device.asking === 0) this.#act(person, device, state);
    }
  }

  #act(person: Person, device: Device, state: RoomState): void {
    person.token ??= device.client.token;
    if (person.isWatcher) return;
    if (state.me !== undefined) this.#profiles.remind(person, state.room.id);
    const visit: Visit = { person, device, state, world: this.#world, company: this };
    if (this.isResting) {
      letIn(visit);
      return;
    }
    const { next } = state.room;
    if (next !== null) {
      this.#moveTo(person, next.id);
      return;
    }
    if (isCalm(this.#world) || !haveWhim(visit)) {
      if (state.me === undefined || state.room.phase === 'lobby') settleIn(visit);
      else playAt(visit);
    }
  }

  #moveTo(person: Person, table: string): void {
    if (this.#world.judge.tables.get(table)?.room.phase === undefined) {
      this.#world.judge.fail(`${person.name} is sent to no table`);
    }
    for (const device of person.devices) device.switchOff(false);
    person.devices.length = 0;
    person.place = table;
    this.arrive(person);
  }

  /** A device that was sent away for good. */
  #leave(person: Person, device: Device): void {
    const { judge, time } = this.#world;
    const why = device.client.closed;
    person.devices.splice(person.devices.indexOf(device), 1);
    device.switchOff(false);
    if (person.token === undefined && why === 'no-watching') {
      // A watcher tries again; somebody who was sent away has no other way in.
      person.awayUntil = time.now() + 5000;
      return;
    }
    const { token } = person;
    const place = device.client.state?.room.id ?? person.place;
    const table = [...judge.tables.values()].findLast(
      ({ id, room }) => id === place || room.code === place,
    );
    const isKnown =
      token !== undefined &&
      table?.room.people.some((one) => one.token === quickHash(token)) === true;
    const isSentAway = why === 'removed' || why === 'barred' || why === 'unknown-token';
    if (isKnown || !isSentAway) {
      judge.fail(`${person.name} is sent away: ${why}`);
    }
    // Perhaps back under another name.
    person.token = undefined;
    person.name = otherName(person);
    person.hasLeft = person.isGoing && person.dice.oneIn(2);
    for (const other of person.devices) other.switchOff(false);
    person.devices.length = 0;
    person.isGoing = false;
  }
}
