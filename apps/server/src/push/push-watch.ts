/**
 * Tells browsers that have not the game open what they want to hear of tables over days, and of friends who
 * invite to a table. What is to be told
 * stands in the ledger with the step that brought it, and is done with when all have been told: the node that
 * gets the table's lease does it, and where that one dies another goes on with those who have not been told.
 * A push that goes out twice all the same, because a node died with the answer, shows in the browser as one.
 */
import { createHash } from 'node:crypto';
import type { Log } from '../base/log.ts';
import type { Time } from '../base/time.ts';
import type { Call, PushAddress, Storage, TableNews } from '../ledger/index.ts';
import { encrypted } from './encrypt.ts';
import type { Posted, Posting } from './post.ts';
import type { PushKind, PushMessage } from './push-message.ts';
import type { Vapid } from './vapid.ts';

export type PushPorts = {
  readonly storage: { readonly pushes: Storage['pushes']; readonly leases: Storage['leases'] };
  /** Whether somebody looks at a table just now, and needs not be told. */
  readonly isLooking: (id: string, token: string) => boolean;
  readonly time: Pick<Time, 'wall' | 'every'>;
  readonly vapid: Vapid;
  readonly post: (endpoint: string, sent: Posting) => Promise<Posted>;
  readonly log: Log;
  readonly report: (error: unknown) => void;
};

const SECOND = 1000;
const DAY = 24 * 3600;

/** Milliseconds between two looks. */
const PERIOD = 3 * SECOND;

/** Tables in one look, and pushes at once. */
const MOST = 100;
const AT_ONCE = 20;

/** Milliseconds: longer than all pushes of one table take. */
const LEASE = 60 * SECOND;

/** Milliseconds until the first new try, each then four times as long. */
const FIRST_WAIT = 20 * SECOND;
const MOST_TRIES = 6;

type Parcel = {
  readonly to: PushAddress;
  readonly message: PushMessage;
  /** That a push service keeps it for a browser that is off. */
  readonly seconds: number;
  /** To be noted once the push service has it. */
  readonly noted: () => Promise<void>;
};

/** `no`: another for everything that happens at a table. */
type Thing = { readonly kind: PushKind; readonly no: number };

type Outcome = 'told' | 'gone' | { readonly wait: number };

export class PushWatch {
  readonly #ports: PushPorts;
  #looking: Promise<void> | undefined;
  #isStopped = false;
  readonly #end: () => void;
  /** Pushes that a push service took, that it refused, and devices that are gone. */
  readonly counts = { told: 0, failed: 0, gone: 0 };

  constructor(ports: PushPorts) {
    this.#ports = ports;
    this.#end = ports.time.every(PERIOD, () => this.#look());
  }

  /** When what is on its way has got there, or not. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#end();
    await this.#looking;
  }

  #look(): void {
    this.#looking ??= this.#tellAll()
      .catch(this.#ports.report)
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #tellAll(): Promise<void> {
    const { pushes } = this.#ports.storage;
    const now = this.#ports.time.wall();
    for (const news of await pushes.news(now, MOST)) {
      await this.#alone(news.id, async () => this.#tell(news));
    }
    for (const call of await pushes.calls(now, MOST)) {
      await this.#alone(`${call.from} ${call.to}`, async () => this.#tellOfCall(call));
    }
  }

  /** Where another node has the table open, it knows who looks, and tells the others. */
  async #alone(name: string, tell: () => Promise<void>): Promise<void> {
    if (this.#isStopped) return;
    const { leases } = this.#ports.storage;
    const outcome = await leases.claim(name, LEASE);
    if (outcome === 'elsewhere') return;
    try {
      await tell();
    } finally {
      if (outcome === 'anew') await leases.release(name);
    }
  }

  async #tell(news: TableNews): Promise<void> {
    const { storage, time, isLooking } = this.#ports;
    const { id, no, tries } = news;
    const now = time.wall();
    const things = thingsOf(news, now);
    const listeners = things.size === 0 ? [] : await storage.pushes.listeners(id);
    const parcels = listeners.flatMap((listener): readonly Parcel[] => {
      const { token, wants, sent, device } = listener;
      const thing = things.get(token);
      const isWanted = thing !== undefined && wants.split(' ').includes(thing.kind);
      if (!isWanted || sent === thing.no || isLooking(id, token)) return [];
      const left = Math.max(0, Math.ceil((news.standing!.until - now) / SECOND));
      return [
        {
          to: listener,
          message: messageOf(news, token, thing),
          seconds: thing.kind === 'turn' ? left : DAY,
          noted: async () => storage.pushes.told({ id, token }, device, thing.no),
        },
      ];
    });
    await storage.pushes.settle(id, no, this.#again(await this.#deliver(parcels), tries));
  }

  async #tellOfCall(call: Call): Promise<void> {
    const { storage, time } = this.#ports;
    const { to, table, made, name, told, tries } = call;
    const left = Math.ceil((made - time.wall()) / SECOND) + DAY;
    const callees = left <= 0 ? [] : await storage.pushes.callees(to);
    const parcels = callees
      .filter(({ device }) => !told.includes(device))
      .map((one): Parcel => ({
        to: one,
        message: { palier: 1, t: 'invited', table, no: made, names: [name] },
        seconds: left,
        noted: async () => storage.pushes.toldCall(call, one.device),
      }));
    await storage.pushes.settleCall(call, this.#again(await this.#deliver(parcels), tries));
  }

  /** The time of the next try, where one is to be made. */
  #again(wait: number, tries: number): number | undefined {
    if (wait === 0 || tries >= MOST_TRIES) return undefined;
    return this.#ports.time.wall() + Math.max(wait * SECOND, FIRST_WAIT * 4 ** tries);
  }

  /** Seconds until those are to be tried again that did not get through; nought: all did. */
  async #deliver(parcels: readonly Parcel[]): Promise<number> {
    const waiting = [...parcels];
    let wait = 0;
    while (waiting.length > 0) {
      const some = waiting.splice(0, AT_ONCE);
      const outcomes = await Promise.all(some.map(async (one) => this.#send(one)));
      for (const one of outcomes) if (typeof one === 'object') wait = Math.max(wait, one.wait, 1);
    }
    return wait;
  }

  async #send(parcel: Parcel): Promise<Outcome> {
    const { storage, log } = this.#ports;
    const outcome = await this.#post(parcel);
    if (outcome === 'gone') {
      this.counts.gone++;
      await storage.pushes.forget(parcel.to.device);
    } else if (outcome === 'told') {
      this.counts.told++;
      await parcel.noted();
    } else {
      this.counts.failed++;
      // Not the address: whoever has it could be written to.
      log.warn({ push: parcel.message.t }, 'a push did not get through');
    }
    return outcome;
  }

  async #post({ to, message, seconds }: Parcel): Promise<Outcome> {
    const { vapid, time, post } = this.#ports;
    const { endpoint } = to;
    const sent: Posting = {
      body: encrypted(JSON.stringify(message), to),
      headers: {
        authorization: vapid.authorization(endpoint, time.wall()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: 'normal',
        // Of one table a browser that was off hears the newest only.
        topic: createHash('sha256').update(message.table).digest('base64url').slice(0, 32),
      },
    };
    try {
      const { status, wait } = await post(endpoint, sent);
      if (status >= 200 && status < 300) return 'told';
      if (status === 404 || status === 410) return 'gone';
      return { wait: wait ?? 0 };
    } catch {
      return { wait: 0 };
    }
  }
}

/**
 * What each of the people is to hear, by the hash of their token, and the step that brought it: whoever has
 * been told is not told again because it becomes somebody else's turn too. Whoever rests is left alone.
 */
function thingsOf({ phase, standing, no }: TableNews, now: number): ReadonlyMap<string, Thing> {
  if (standing === undefined) return new Map();
  const { seats, due, next, from = no } = standing;
  if (next === undefined && phase !== 'over') {
    return new Map(
      due.flatMap((place) => {
        const holder = seats[place - 1];
        if (holder === null || holder === undefined || (holder.rest ?? 0) > now) return [];
        return [[holder.token, { kind: 'turn', no: holder.turnFrom ?? no }]];
      }),
    );
  }
  const kind = next === undefined ? 'end' : 'next';
  return new Map(
    seats.flatMap((seat) => (seat === null ? [] : [[seat.token, { kind, no: from }]])),
  );
}

/** Names and nothing else of the game: what is in a push, a screen shows that is locked. */
function messageOf({ id, standing }: TableNews, token: string, { kind, no }: Thing): PushMessage {
  const { seats, winners = [] } = standing!;
  const names =
    kind === 'end'
      ? winners.flatMap((place) => seats[place - 1]?.name ?? [])
      : seats.flatMap((seat) => (seat === null || seat.token === token ? [] : [seat.name]));
  return { palier: 1, t: kind, table: id, no, names };
}
