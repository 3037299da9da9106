/** Seats those whom quick play sends to a table, who are about to connect. */
import { decideQuickSeat } from './decide.ts';
import type { Newcomer } from './decide-door.ts';
import type { PersonId } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import { personWith } from './who.ts';

/** Somebody who comes by quick play; the token is the client's own. */
export type Comer = Pick<Newcomer, 'name' | 'token' | 'face'>;

type ComesFrom = {
  /** As limits are counted. */
  readonly address: string | undefined;
  /** The fingerprint of it. */
  readonly from: string | undefined;
};

export class QuickSeats {
  readonly #parts: RoomParts;
  /** Where the last came from. */
  #lastFrom: string | undefined;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  get lastFrom(): string | undefined {
    return this.#lastFrom;
  }

  /** Undefined: there is no place for them. */
  async seat(
    { token, ...who }: Comer,
    { address, from }: ComesFrom,
  ): Promise<PersonId | undefined> {
    const { ports, log, audience, attendance, context, attendedTwice } = this.#parts;
    const hash = ports.random.hash(token);
    const newcomer = { ...who, token: hash, ...(from !== undefined && { from }) };
    const decision = await log.change((room) => decideQuickSeat(room, newcomer, context()));
    const person = personWith(log.room, hash);
    if (person === undefined || (decision.t !== 'events' && decision.t !== 'again')) {
      return undefined;
    }
    this.#lastFrom = address;
    attendance.expect(person);
    await audience.refreshEyes();
    attendedTwice();
    return person;
  }
}
