/** Who is connected in truth, as far as any node can know: to hold against what is said of presence. */
import type { PersonId } from '@palier/table/room';
import { quickHash } from './cluster.ts';
import type { Socket } from './network.ts';
import type { WitnessedTable } from './witnessed-table.ts';

/** How many connections, and when the first or the last of them came or went. */
type Presence = { open: number; lastAt: number };

export class Presences {
  readonly #now: () => number;
  /** By table and token's hash. */
  readonly #presences = new Map<string, Presence>();
  /** The table that greeted each connection. */
  readonly #places = new Map<Socket, string>();
  /** Who looks on without a name, and as whom others were greeted. */
  readonly #watchers = new Set<Socket>();
  readonly #names = new Map<Socket, string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  placeOf(socket: Socket): string | undefined {
    return this.#places.get(socket);
  }

  enter(socket: Socket, table: string): void {
    if (socket.isOpen) this.#places.set(socket, table);
  }

  leave(socket: Socket): void {
    const place = this.#places.get(socket);
    // Who knocked was there, too, and may have been let in since.
    for (const token of place === undefined || this.#names.has(socket) ? [] : socket.tokens) {
      const name = `${place} ${quickHash(token)}`;
      const { open = 0 } = this.#presences.get(name) ?? {};
      this.#presences.set(name, { open, lastAt: this.#now() });
    }
    this.#places.delete(socket);
    this.#watchers.delete(socket);
    const name = this.#names.get(socket);
    if (name !== undefined) this.#count(name, -1);
  }

  /** A connection is somebody's, by a token that was said over it; false where none was. */
  greet({ id, joined }: WitnessedTable, socket: Socket, person: PersonId | null): boolean {
    if (person === null) {
      this.#watchers.add(socket);
      return true;
    }
    const token = [...socket.tokens].find((one) => joined.get(quickHash(one)) === person);
    if (token === undefined) return false;
    if (this.#names.has(socket) || !socket.isOpen) return true;
    this.#watchers.delete(socket);
    const name = `${id} ${quickHash(token)}`;
    this.#names.set(socket, name);
    this.#count(name, 1);
    return true;
  }

  isConnected(table: string, hash: string): boolean {
    return (this.#presences.get(`${table} ${hash}`)?.open ?? 0) > 0;
  }

  wasConnectedSince(table: string, hash: string, time: number): boolean {
    const presence = this.#presences.get(`${table} ${hash}`);
    return presence !== undefined && presence.open > 0 && presence.lastAt < time;
  }

  /** Whether there is a reason to say that somebody is here: now, or until not longer ago than that. */
  isCredible(table: string, hash: string, time: number): boolean {
    const lastAt = this.#presences.get(`${table} ${hash}`)?.lastAt ?? -Infinity;
    return lastAt >= time || this.isConnected(table, hash) || this.#isAsking(table, hash);
  }

  /** How many look on without a name. */
  watchersAt(table: string): number {
    let count = 0;
    for (const socket of this.#watchers) if (this.#places.get(socket) === table) count++;
    return count;
  }

  /** Somebody who joins is told so after the others. */
  #isAsking(table: string, hash: string): boolean {
    return this.askingAt(table, hash) > 0;
  }

  /** How many connections have said a token. */
  askingAt(table: string, hash: string): number {
    let count = 0;
    for (const [socket, place] of this.#places) {
      if (place !== table || !socket.isOpen) continue;
      if ([...socket.tokens].some((token) => quickHash(token) === hash)) count++;
    }
    return count;
  }

  #count(name: string, change: 1 | -1): void {
    const presence = this.#presences.get(name) ?? { open: 0, lastAt: 0 };
    if (presence.open + change === 0 || presence.open === 0) presence.lastAt = this.#now();
    presence.open += change;
    this.#presences.set(name, presence);
  }
}
