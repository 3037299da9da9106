/**
 * Who leaves games among strangers before they are over waits longer for the next one. What is kept of it
 * is the fingerprint of a seat's token and when it was left, for a day: of who is no profile nothing says
 * whose seats they were but that they show them, and nobody has to.
 */
import type { PeoplePorts } from './people.ts';
import type { MannersStore, SignedIn } from './ports.ts';

const MINUTE = 60_000;

/** Then it is forgotten. */
export const LEAVING_LASTS = 24 * 60 * MINUTE;

/** How many in that time are nobody's business: a phone rings, a train comes. */
const FREE = 2;

/** How long one waits after the next, and the one after that; then it gets no longer. */
const WAITS = [2 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const;

/** Until when somebody waits who has left games at these times; undefined: they do not. */
export function waitsUntil(leavings: readonly number[], now: number): number | undefined {
  const recent = leavings.filter((at) => now - at < LEAVING_LASTS);
  const place = Math.min(recent.length - FREE, WAITS.length) - 1;
  const wait = WAITS[place];
  if (wait === undefined) return undefined;
  const until = Math.max(...recent) + wait;
  return until > now ? until : undefined;
}

export class Manners {
  readonly #ports: PeoplePorts;
  readonly #store: MannersStore;

  constructor(ports: PeoplePorts) {
    this.#ports = ports;
    this.#store = ports.store.manners;
  }

  /** Somebody was seated by quick play who is known: whatever device they come by, it is they. */
  async seated({ profile }: SignedIn, token: string): Promise<void> {
    await this.#store.seated(this.#ports.random.hash(token), profile.id, this.#ports.now());
  }

  /** By the hash of the token. */
  async left(hash: string): Promise<void> {
    await this.#store.left(hash, this.#ports.now());
  }

  /** Until when somebody waits, by their profile and by the seats that they show. */
  async waitsUntil(
    who: SignedIn | undefined,
    tokens: readonly string[],
  ): Promise<number | undefined> {
    const now = this.#ports.now();
    const hashes = tokens.map((token) => this.#ports.random.hash(token));
    if (who === undefined && hashes.length === 0) return undefined;
    const since = now - LEAVING_LASTS;
    return waitsUntil(await this.#store.leavings(who?.profile.id, hashes, since), now);
  }
}
