/**
 * Whom the operator keeps out, known without asking the database at every door. What other nodes have
 * been told is looked for every few seconds.
 */
import { fingerprintOf, type Bans, type Origin, type RandomSource } from '@palier/table/room';
import type { Time } from '../base/time.ts';
import type { KeptBan, Office } from '../ledger/index.ts';

export type BanPorts = {
  readonly office: Pick<Office, 'bans'>;
  readonly time: Pick<Time, 'wall' | 'every'>;
  readonly hash: RandomSource['hash'];
};

/** Milliseconds between two looks. */
const PERIOD = 3000;

/** Addresses of which it is remembered whether they are banned. */
const MOST_KNOWN = 10_000;

const NEVER = 0;

export class BanList implements Bans {
  readonly #ports: BanPorts;
  #bans: readonly KeptBan[] = [];
  #text = '';
  readonly #known = new Map<string, number>();

  constructor(ports: BanPorts) {
    this.#ports = ports;
  }

  readonly untilFor = (address: string | undefined): number | undefined => {
    if (address === undefined || this.#bans.length === 0) return undefined;
    const known = this.#known.get(address);
    const until = known ?? this.#look(address);
    if (known === undefined) this.#remember(address, until);
    return this.#unlessOver(until);
  };

  readonly untilOf = ({ doorKey, from }: Origin): number | undefined => {
    const ends = this.#bans
      .filter(({ target }) => target.doorKey === doorKey && target.from === from)
      .map(({ until }) => until);
    return this.#unlessOver(Math.max(NEVER, ...ends));
  };

  /** Whether others are banned than before. */
  async refresh(): Promise<boolean> {
    const bans = await this.#ports.office.bans(this.#ports.time.wall());
    const text = bans.map(({ no, until }) => `${no} ${until}`).join();
    if (text === this.#text) return false;
    this.#bans = bans;
    this.#text = text;
    this.#known.clear();
    return true;
  }

  /** `changed` is called when another node has banned somebody, or let them in again. */
  follow(changed: () => Promise<void>): () => void {
    let isLooking = false;
    const look = async (): Promise<void> => {
      isLooking = true;
      try {
        if (await this.refresh()) await changed();
      } catch {
        // A database that does not answer is told of by all that needs it; who was banned still is.
      } finally {
        isLooking = false;
      }
    };
    return this.#ports.time.every(PERIOD, () => void (isLooking || look()));
  }

  /** A few thousand hashes at most, once for an address. */
  #look(address: string): number {
    const { hash } = this.#ports;
    const ends = this.#bans
      .filter(({ target }) => fingerprintOf(hash, target.doorKey, address) === target.from)
      .map(({ until }) => until);
    return Math.max(NEVER, ...ends);
  }

  #unlessOver(until: number): number | undefined {
    return until > this.#ports.time.wall() ? until : undefined;
  }

  #remember(address: string, until: number): void {
    this.#known.set(address, until);
    if (this.#known.size <= MOST_KNOWN) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest!);
  }
}
