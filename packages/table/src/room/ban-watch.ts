/** Keeps whom the operator has banned from a table, also from the seat that they had there. */
import { decideBanned } from './decide.ts';
import type { Guest } from './guest.ts';
import type { PersonId } from './room.ts';
import type { RoomParts } from './room-parts.ts';

export class BanWatch {
  readonly #parts: RoomParts;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  /** Whether somebody was sent away who came; they have no seat here either, from then on. */
  async keepsOut(guest: Guest, hash: string | undefined): Promise<boolean> {
    const { ports, log } = this.#parts;
    const until = ports.bans?.untilFor(guest.address);
    if (until === undefined) return false;
    await log.catchUp();
    const { people, waiting } = log.room;
    const own = [...people, ...waiting].find(({ token }) => token === hash);
    if (own !== undefined) await this.#putOut(own.id);
    guest.close('banned', until);
    return true;
  }

  /** Who is banned goes, also who is not connected and came from the same address to this very table. */
  async heed(): Promise<void> {
    const { ports, log, audience, left } = this.#parts;
    const { bans } = ports;
    if (bans === undefined) return;
    const { people, waiting, doorKey } = log.room;
    for (const { id, from } of [...people, ...waiting]) {
      if (from !== undefined && bans.untilOf({ doorKey, from }) !== undefined) {
        await this.#putOut(id);
      }
    }
    for (const guest of audience.guests) {
      const until = bans.untilFor(guest.address);
      if (until === undefined) continue;
      const person = guest.person ?? guest.waiting;
      if (person !== undefined) await this.#putOut(person);
      if (!audience.guests.delete(guest)) continue;
      guest.close('banned', until);
      left(guest);
    }
  }

  async #putOut(person: PersonId): Promise<void> {
    const { log, context } = this.#parts;
    await log.change((room) => decideBanned(room, person, context()));
  }
}
