/**
 * Who is connected to a table, here and at other nodes. Nothing of it is stored: a node that dies takes
 * what it said along, and after a restart nobody is here who has not come.
 */
import type { Guest } from './guest.ts';
import { DROP_TIME } from './options.ts';
import type { Bus, RoomClock, RoomNews } from './ports.ts';
import type { PersonId } from './room.ts';
import type { Presence } from './wire.ts';

type Elsewhere = Extract<RoomNews, { readonly t: 'present' }>;

export type AttendancePorts = {
  readonly node: string;
  readonly clock: RoomClock;
  readonly bus: Bus;
};

export class Attendance {
  readonly #id: string;
  readonly #ports: AttendancePorts;
  readonly #guests: ReadonlySet<Guest>;
  readonly #others = new Map<string, Elsewhere>();
  /** When each of them was last heard. */
  readonly #heardAt = new Map<string, number>();
  /** When who is not connected any more was last. */
  readonly #left = new Map<PersonId, number>();
  readonly #since: number;

  constructor(id: string, ports: AttendancePorts, guests: ReadonlySet<Guest>) {
    this.#id = id;
    this.#ports = ports;
    this.#guests = guests;
    this.#since = ports.clock.now();
  }

  presenceOf(person: PersonId): Presence {
    const connection = this.#connectionOf(person);
    if (connection !== 'none') return connection;
    const left = this.#left.get(person);
    const isJustGone = left !== undefined && this.#ports.clock.now() - left < DROP_TIME;
    return isJustGone ? 'away' : 'gone';
  }

  /** Somebody is about to connect: they are not gone for as long as who has just left. */
  expect(person: PersonId): void {
    if (!this.isConnected(person)) this.#left.set(person, this.#ports.clock.now());
  }

  isConnected(person: PersonId): boolean {
    return this.#connectionOf(person) !== 'none';
  }

  /** Milliseconds that somebody has not been connected, as far as this node can know. */
  goneFor(person: PersonId): number {
    if (this.isConnected(person)) return 0;
    return this.#ports.clock.now() - Math.max(this.#since, this.#left.get(person) ?? 0);
  }

  /** How many look on without a name. */
  watchers(): number {
    let count = this.#watchersHere();
    for (const { watchers } of this.#others.values()) count += watchers;
    return count;
  }

  /** Those from one address, who may have come to join, at this node. */
  namelessFrom(from: string): number {
    let count = 0;
    for (const guest of this.#guests) if (isWatcher(guest) && guest.from === from) count++;
    return count;
  }

  /** Somebody came, left, looked away or back: the other nodes should know. */
  changed(guest: Guest): void {
    const person = numberOf(guest);
    if (person !== undefined) {
      if (this.isConnected(person)) this.#left.delete(person);
      else this.#left.set(person, this.#ports.clock.now());
    }
    this.announce();
  }

  announce(): void {
    const people = new Map<PersonId, boolean>();
    for (const guest of this.#guests) {
      const person = numberOf(guest);
      const { isAway } = guest;
      if (person !== undefined) people.set(person, isAway && (people.get(person) ?? true));
    }
    const { node, bus } = this.#ports;
    const watchers = this.#watchersHere();
    bus.publish({ t: 'present', node, id: this.#id, people: [...people], watchers });
  }

  askOthers(): void {
    const { node, bus } = this.#ports;
    bus.publish({ t: 'who', node, id: this.#id });
  }

  /** What another node says; those it does not name any more have just left. */
  hear(news: Elsewhere): void {
    const before = this.#others.get(news.node);
    this.#heardAt.set(news.node, this.#ports.clock.now());
    if (news.people.length === 0 && news.watchers === 0) this.#others.delete(news.node);
    else this.#others.set(news.node, news);
    this.#noteGone(before);
  }

  forget(node: string): boolean {
    const before = this.#others.get(node);
    this.#others.delete(node);
    this.#heardAt.delete(node);
    this.#noteGone(before);
    return before !== undefined;
  }

  /** Nodes that have not said anything since then: where nobody is any more, nobody answers. */
  forgetSilent(since: number): boolean {
    const silent = [...this.#others.keys()].filter((node) => this.#heardAt.get(node)! < since);
    for (const node of silent) this.forget(node);
    return silent.length > 0;
  }

  #noteGone(before: Elsewhere | undefined): void {
    for (const [person] of before?.people ?? []) {
      if (!this.isConnected(person)) this.#left.set(person, this.#ports.clock.now());
    }
  }

  #watchersHere(): number {
    let count = 0;
    for (const guest of this.#guests) if (isWatcher(guest) && !guest.isBrief) count++;
    return count;
  }

  /** Whether somebody is connected, and looking. */
  #connectionOf(person: PersonId): 'none' | 'away' | 'here' {
    let found: 'none' | 'away' = 'none';
    for (const guest of this.#guests) {
      if (numberOf(guest) !== person) continue;
      if (!guest.isAway) return 'here';
      found = 'away';
    }
    for (const { people } of this.#others.values()) {
      for (const [other, isAway] of people) {
        if (other !== person) continue;
        if (!isAway) return 'here';
        found = 'away';
      }
    }
    return found;
  }
}

/** Who waits to be let in is there as well, and looks on only until then. */
function numberOf({ person, waiting }: Guest): PersonId | undefined {
  return person ?? waiting;
}

function isWatcher(guest: Guest): boolean {
  return numberOf(guest) === undefined;
}
