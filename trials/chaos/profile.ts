/** Somebody's profile, which keeps their seats and wants a rating; asked for over connections that break. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@palier/people';
import { Device, type DeviceAnswer } from '@palier/server/testing';
import type { World } from './world.ts';

/** Milliseconds: for one answer, and until it is asked again. */
const ANSWER = 4000;
const AGAIN = 100;

/** A seat that the server has said it keeps, and when it had. */
export type KeptSeat = Pick<Seat, 'table' | 'token'> & { readonly at: number };

export class OwnProfile {
  id = '';
  /** When the server had said that its games are rated from then on. */
  wishedAt = Infinity;
  readonly kept: KeptSeat[] = [];
  readonly #world: World;
  readonly #browser: Device;

  constructor(world: World, url: string) {
    this.#world = world;
    this.#browser = new Device(url);
  }

  async make(name: string): Promise<void> {
    if (this.id !== '') return;
    const made = await this.#ask('POST', '', { name, face: 'a0123' });
    if (made === undefined) return;
    this.id = (made.body as { readonly profile: { readonly id: string } }).profile.id;
    if ((await this.#ask('PUT', '/me/ratings', { isWanted: true })) === undefined) return;
    this.wishedAt = Date.now();
  }

  async keep(seat: Seat): Promise<void> {
    if ((await this.#ask('PUT', '/me/seats', { seats: [seat] })) === undefined) return;
    this.kept.push({ table: seat.table, token: seat.token, at: Date.now() });
    this.#world.count('seats kept');
  }

  /** Until its owner is shown the game of a table. */
  async seesGame(table: string): Promise<void> {
    for (;;) {
      const answer = await this.#ask('GET', '/me/games');
      if (answer === undefined) return;
      const { games } = answer.body as { readonly games: readonly { readonly table: string }[] };
      if (games.some((game) => game.table === table)) return;
      await sleep(AGAIN);
    }
  }

  /** Undefined: the run is over. */
  async #ask(method: string, path: string, body?: unknown): Promise<DeviceAnswer | undefined> {
    while (!this.#world.hasFailed) {
      const answer = await Promise.race([
        // Cut, or nobody there: asked again.
        this.#browser.ask(method, path, body).catch(() => undefined),
        sleep(ANSWER, undefined),
      ]);
      if (answer !== undefined && answer.status < 300) return answer;
      if (answer !== undefined && answer.status < 500) {
        this.#world.fail(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      await sleep(AGAIN);
    }
    return undefined;
  }
}
