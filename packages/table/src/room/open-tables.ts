/**
 * The list of open tables at one node: its own and those of the other nodes, by what they say. Nothing
 * of it is stored: a table is in the list while somebody is there, and with a node its own are gone.
 */
import type { ListedTable } from './lobby-wire.ts';
import type { ListNews, RoomClock } from './ports.ts';

/** `rev`: of two nodes that have the same table open, who knows more is right. */
export type Listing<T = ListedTable> = { readonly rev: number; readonly table: T };

/** `by`: from where it was opened to everybody, as limits are counted. */
export type OwnListing<T = ListedTable> = Listing<T> & { readonly by: string | undefined };

/** Tables of one node in the list: more than anybody reads. */
export const MOST_LISTED = 300;

/** Milliseconds for other nodes to say again what they have. */
const ANSWER_TIME = 3000;

export type OpenTablesPorts<T = ListedTable> = {
  readonly node: string;
  readonly bus: { readonly publish: (news: ListNews<T>) => void };
  readonly clock: RoomClock;
  /** Tables in the list that one address has opened to everybody; 0: any number. */
  readonly perAddress: number;
  /** Tables of one node in the list. */
  readonly most: number;
};

/** `undefined`: it is in the list no more. */
export type ListEar<T = ListedTable> = (id: string, table: T | undefined) => void;

type Heard<T> = Listing<T> & { readonly at: number };
type Said<T> = Listing<T> & { readonly text: string };
type Shown<T> = { readonly table: T; readonly text: string };

export class OpenTables<T = ListedTable> {
  readonly #ports: OpenTablesPorts<T>;
  readonly #own = new Map<string, OwnListing<T>>();
  /** By address, in the order in which they came: the first are listed. */
  readonly #byAddress = new Map<string, Set<string>>();
  /** Those of our own that are listed, as they were last said: what all nodes know. */
  readonly #said = new Map<string, Said<T>>();
  /** By table and node. */
  readonly #heard = new Map<string, Map<string, Heard<T>>>();
  readonly #shown = new Map<string, Shown<T>>();
  readonly #ears = new Set<ListEar<T>>();

  constructor(ports: OpenTablesPorts<T>) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#shown.size;
  }

  *tables(): Generator<T> {
    for (const { table } of this.#shown.values()) yield table;
  }

  /** Hears every change from now on, until the answer is called. */
  watch(ear: ListEar<T>): () => void {
    this.#ears.add(ear);
    return () => void this.#ears.delete(ear);
  }

  /** What a table of this node is like now; undefined: not to be listed. */
  list(id: string, listing: OwnListing<T> | undefined): void {
    const before = this.#own.get(id);
    if (before === undefined && listing === undefined) return;
    if (before !== undefined && before.by !== listing?.by) this.#unaddress(id, before.by);
    if (listing === undefined) {
      this.#own.delete(id);
    } else {
      this.#own.set(id, listing);
      if (listing.by !== undefined) this.#address(id, listing.by);
    }
    this.#say(id);
    if (before !== undefined && before.by !== listing?.by) this.#sayOthersOf(before.by);
    if (listing === undefined) this.#fillUp();
  }

  hear(news: ListNews<T>): void {
    if (news.t === 'lists') {
      for (const id of this.#said.keys()) this.#publish(id);
      return;
    }
    const { id, node, listing } = news;
    const heard = this.#heard.get(id) ?? new Map<string, Heard<T>>();
    if (listing === null) heard.delete(node);
    else heard.set(node, { ...listing, at: this.#ports.clock.now() });
    if (heard.size > 0) this.#heard.set(id, heard);
    else this.#heard.delete(id);
    this.#show(id);
  }

  /** Another node is gone. */
  forget(node: string): void {
    this.#drop((_, from) => from === node);
  }

  /** Notices may have been lost: everybody says again what they have, and what nobody says is gone. */
  resync(): void {
    const { bus, node, clock } = this.#ports;
    const asked = clock.now();
    for (const id of this.#said.keys()) this.#publish(id);
    bus.publish({ t: 'lists', node });
    clock.after(ANSWER_TIME, () => this.#drop(({ at }) => at < asked));
  }

  #drop(isGone: (heard: Heard<T>, node: string) => boolean): void {
    for (const [id, heard] of this.#heard) {
      for (const [node, one] of heard) if (isGone(one, node)) heard.delete(node);
      if (heard.size === 0) this.#heard.delete(id);
      this.#show(id);
    }
  }

  #address(id: string, by: string): void {
    const tables = this.#byAddress.get(by) ?? new Set();
    this.#byAddress.set(by, tables.add(id));
  }

  #unaddress(id: string, by: string | undefined): void {
    if (by === undefined) return;
    const tables = this.#byAddress.get(by);
    tables?.delete(id);
    if (tables?.size === 0) this.#byAddress.delete(by);
  }

  #mayBeListed(id: string, { by }: OwnListing<T>): boolean {
    if (!this.#said.has(id) && this.#said.size >= this.#ports.most) return false;
    const { perAddress } = this.#ports;
    if (by === undefined || perAddress === 0) return true;
    let place = 0;
    for (const other of this.#byAddress.get(by) ?? []) {
      if (other === id) return true;
      if (++place >= perAddress) return false;
    }
    return false;
  }

  /** Tells the other nodes, if there is something new to tell. */
  #say(id: string): void {
    const own = this.#own.get(id);
    const listing = own !== undefined && this.#mayBeListed(id, own) ? own : undefined;
    const said = this.#said.get(id);
    const text = listing && JSON.stringify(listing.table);
    // Where another node has it open too, it matters who knows more.
    const isSameAge = said?.rev === listing?.rev || !this.#heard.has(id);
    if (text === said?.text && isSameAge) return;
    if (listing === undefined || text === undefined) this.#said.delete(id);
    else this.#said.set(id, { rev: listing.rev, table: listing.table, text });
    this.#publish(id);
    this.#show(id);
  }

  /** One of an address has gone, and another of it may come in. */
  #sayOthersOf(by: string | undefined): void {
    for (const id of this.#byAddress.get(by ?? '') ?? []) this.#say(id);
  }

  /** Where the list was full there is room again. */
  #fillUp(): void {
    if (this.#said.size !== this.#ports.most - 1) return;
    for (const id of this.#own.keys()) {
      if (this.#said.has(id)) continue;
      this.#say(id);
      if (this.#said.size >= this.#ports.most) return;
    }
  }

  #publish(id: string): void {
    const { bus, node } = this.#ports;
    const said = this.#said.get(id);
    const listing = said === undefined ? null : { rev: said.rev, table: said.table };
    bus.publish({ t: 'listed', node, id, listing });
  }

  #show(id: string): void {
    const own = this.#said.get(id);
    const { node } = this.#ports;
    const all: (readonly [string, Listing<T>])[] = [...(this.#heard.get(id) ?? [])];
    if (own !== undefined) all.push([node, own]);
    // The same at all nodes, also of two that know as much.
    const [, best] = all.toSorted((a, b) => b[1].rev - a[1].rev || (a[0] < b[0] ? -1 : 1))[0] ?? [];
    const text = best && JSON.stringify(best.table);
    if (text === this.#shown.get(id)?.text) return;
    if (best === undefined || text === undefined) this.#shown.delete(id);
    else this.#shown.set(id, { table: best.table, text });
    for (const ear of this.#ears) ear(id, best?.table);
  }
}
