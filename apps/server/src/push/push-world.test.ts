/**
 * Pushes of a game over days on virtual time, at nodes that are killed at any moment and with a push service
 * that fails. What must hold: whoever's turn it still is has been told of it, by every browser that wants to
 * hear; of one thing no browser is told twice, but where a node died between the push service's yes and the
 * note of it, once more for each; and then by the same number, so that it is shown once. Nobody else hears.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { memoryLeases, type RoomSummary } from '@palier/table/room';
import { begunRoom, VirtualClock, type DecidedRoom } from '@palier/table/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SILENT_LOG } from '../base/log.ts';
import {
  NEWS_DELAY,
  type PushListener,
  type PushStore,
  type TableNews,
} from '../ledger/storage.ts';
import { decrypted } from '../testing/push-service.ts';
import type { Posted, Posting } from './post.ts';
import type { PushMessage } from './push-message.ts';
import { PushWatch } from './push-watch.ts';
import { newVapidKey, vapidFrom } from './vapid.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONG = process.env['PALIER_LONG'] === '1';

/** Of every browser here the same; made once, for it takes time. */
const secret = createECDH('prime256v1');
const auth = randomBytes(16);
const KEYS = { p256dh: secret.generateKeys('base64url'), auth: auth.toString('base64url') };
const VAPID = vapidFrom(newVapidKey(), 'mailto:host@example.org')!;

const PEOPLE = [1, 2, 3];
const NODES = 3;

/** `person` and `node` by their numbers; a move is that of whoever must. */
type Happening =
  | { readonly t: 'pass'; readonly seconds: number }
  | { readonly t: 'move' }
  | { readonly t: 'rest'; readonly person: number; readonly days: number }
  | { readonly t: 'look'; readonly person: number }
  | { readonly t: 'kill'; readonly node: number };

const person = fc.constantFrom(...PEOPLE);
const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ t: fc.constant('pass' as const), seconds: fc.nat(40) }) },
    fc.record({ t: fc.constant('pass' as const), seconds: fc.nat(90_000) }),
    { weight: 4, arbitrary: fc.record({ t: fc.constant('move' as const) }) },
    fc.record({ t: fc.constant('rest' as const), person, days: fc.nat(3) }),
    fc.record({ t: fc.constant('look' as const), person }),
    {
      weight: 2,
      arbitrary: fc.record({ t: fc.constant('kill' as const), node: fc.nat(NODES - 1) }),
    },
  ),
  { minLength: 5, maxLength: 40 },
);

type Node = { isDead: boolean };
type Alive = <T>(work: () => T) => Promise<T>;

class World {
  readonly time = new VirtualClock(1_800_000_000_000);
  readonly taken: { readonly device: string; readonly message: PushMessage }[] = [];
  /** Of them those of which a node that died had not made its note. */
  lost = 0;
  readonly #table: DecidedRoom;
  readonly #leases = memoryLeases(this.time.wall);
  readonly #rolls: readonly number[];
  readonly #looking = new Set<string>();
  readonly #seen = new Set<string>();
  #nodes: readonly Node[] = [];
  #summary: RoomSummary;
  #news: { readonly no: number; readonly at: number | undefined; readonly tries: number };
  #rolled = 0;
  #started = 0;
  /** No push service fails any more, and nothing takes long. */
  isQuiet = false;
  listeners: readonly PushListener[];

  constructor(rolls: readonly number[]) {
    this.#rolls = rolls;
    const setup = { edition: 'level-8-101', players: PEOPLE.length, rules: { levels: 8 } } as const;
    this.#table = begunRoom('ppp', { setup, clock: 'days3' });
    this.#table.now = this.time.now();
    this.listeners = PEOPLE.flatMap((one) =>
      ['phone', 'desk', 'quiet'].map((kind): PushListener => {
        const wants = kind === 'quiet' ? 'end next' : 'turn end';
        const endpoint = `https://push.example/${kind}${one}`;
        return {
          token: tokenOf(one),
          device: `${kind}${one}`,
          endpoint,
          ...KEYS,
          wants,
          sent: null,
        };
      }),
    );
    this.#summary = this.#table.summary();
    this.#news = { no: 1, at: this.time.now() + NEWS_DELAY, tries: 0 };
    this.#nodes = Array.from({ length: NODES }, () => this.#start());
  }

  get standing() {
    return this.#summary.days!.standing;
  }

  happen(happening: Happening): void {
    const table = this.#table;
    table.now = this.time.now();
    const before = table.steps.length;
    if (happening.t === 'move' && table.room.phase === 'playing') table.go();
    if (happening.t === 'rest') {
      const { days } = happening;
      // Whoever says that they are back sees whose turn it is, and is not told.
      if (days === 0) this.#see(tokenOf(happening.person));
      table.rest(happening.person, days === 0 ? undefined : table.now + days * DAY);
    }
    if (happening.t === 'look') {
      const token = tokenOf(happening.person);
      if (!this.#looking.delete(token)) this.#looking.add(token);
    }
    if (happening.t === 'kill') {
      this.#nodes[happening.node]!.isDead = true;
      this.#nodes = this.#nodes.with(happening.node, this.#start());
    }
    if (table.steps.length > before) this.#store();
  }

  /** With the clocks of the table, which some node runs. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0;) {
      // By leaps while nothing goes on.
      const step = this.#news.at === undefined && left > HOUR ? HOUR : 250;
      left -= step;
      this.time.pass(step);
      for (let hop = 0; hop < 20; hop++) await Promise.resolve();
      this.#table.now = this.time.now();
      if (this.#table.tick().length > 0) this.#store();
    }
  }

  #see(token: string): void {
    const turn = this.standing.seats.find((one) => one?.token === token)?.turnFrom;
    this.#seen.add(`${token} ${turn}`);
  }

  /** Whoever looked when others were told needed not be. */
  wasSeen(token: string, turn: number): boolean {
    return this.#seen.has(`${token} ${turn}`);
  }

  stopLooking(): void {
    this.#looking.clear();
  }

  /** As a ledger keeps it with the step. */
  #store(): void {
    this.#summary = this.#table.summary();
    if (this.#summary.days?.isNews !== true) return;
    this.#news = { no: this.#news.no + 1, at: this.time.now() + NEWS_DELAY, tries: 0 };
  }

  #roll(sides: number): number {
    return (this.#rolls[this.#rolled++ % this.#rolls.length] ?? 0) % sides;
  }

  #start(): Node {
    const node: Node = { isDead: false };
    const leases = this.#leases(`node ${this.#started++}`);
    // Who is dead hears nothing any more, and does nothing.
    const alive: Alive = async (work) => {
      if (!this.isQuiet) await this.time.wait(this.#roll(700));
      if (node.isDead) await new Promise(() => undefined);
      return work();
    };
    void new PushWatch({
      storage: {
        leases: {
          claim: async (id, ms) => alive(async () => leases.claim(id, ms)),
          release: async (id) => alive(async () => leases.release(id)),
        },
        pushes: this.#pushes(alive),
      },
      isLooking: (_, token) => {
        const isHere = this.#looking.has(token);
        if (isHere) this.#see(token);
        return isHere;
      },
      time: this.time,
      vapid: VAPID,
      post: async (endpoint, sent) => alive(async () => this.#post(endpoint, sent, alive)),
      log: SILENT_LOG,
      report: (error) => {
        throw error;
      },
    });
    return node;
  }

  #pushes(alive: Alive): PushStore {
    const never = async (): Promise<never> => Promise.reject(new Error('nobody asks for this'));
    return {
      secret: never,
      keep: never,
      forget: never,
      keepFor: never,
      forgetFor: never,
      calls: async () => [],
      callees: never,
      toldCall: never,
      settleCall: never,
      news: async (now) =>
        alive((): readonly TableNews[] => {
          const { no, at = Infinity, tries } = this.#news;
          if (at > now) return [];
          return [{ id: 'table', phase: this.#summary.phase, standing: this.standing, no, tries }];
        }),
      listeners: async () => alive(() => this.listeners),
      told: async ({ token }, device, no) => {
        this.lost++;
        return alive(() => {
          this.lost--;
          this.listeners = this.listeners.map((one) =>
            one.token === token && one.device === device ? { ...one, sent: no } : one,
          );
        });
      },
      settle: async (_, no, again) =>
        alive(() => {
          if (this.#news.no === no) this.#news = { no, at: again, tries: this.#news.tries + 1 };
        }),
    };
  }

  /** Refused, or taken, and the answer is on its way. */
  async #post(endpoint: string, { body }: Posting, alive: Alive): Promise<Posted> {
    if (!this.isQuiet && this.#roll(4) === 0) return { status: 503, wait: undefined };
    const message = JSON.parse(decrypted(body, { secret, auth })) as PushMessage;
    this.taken.push({ device: endpoint.split('/').at(-1)!, message });
    this.lost++;
    return alive(() => {
      this.lost--;
      return { status: 201, wait: undefined };
    });
  }
}

function tokenOf(one: number): string {
  return `hash of Person ${one}`;
}

/** Six times as many worlds in one test would take longer than a test may. */
const PARTS = LONG ? [1, 2, 3, 4, 5, 6] : [1];

it.each(PARTS)('tells everybody of their turn, once, whoever dies: part %i', async () => {
  const rolls = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(happenings, rolls, async (all, luck) => {
      const world = new World(luck);
      for (const one of all) {
        world.happen(one);
        if (one.t === 'pass') await world.pass(one.seconds * SECOND);
      }
      // Nobody looks any more, so that what comes now is told; and it is quiet.
      world.stopLooking();
      world.isQuiet = true;
      world.happen({ t: 'move' });
      await world.pass(10 * MINUTE);
      const { standing } = world;
      const counts = new Map<string, number>();
      for (const { device, message } of world.taken) {
        const { names, no, ...rest } = message;
        expect(rest).toEqual({ palier: 1, t: rest.t, table: 'table' });
        expect(names.every((name) => /^Person [123]$/u.test(name))).toBe(true);
        expect(device.startsWith('quiet') && rest.t === 'turn').toBe(false);
        counts.set(`${device} ${no}`, (counts.get(`${device} ${no}`) ?? 0) + 1);
      }
      const more = [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
      expect(more).toBeLessThanOrEqual(world.lost);
      return standing.due.every((seat) => {
        const { token, turnFrom, rest = 0 } = standing.seats[seat - 1]!;
        const wants = world.listeners.filter(
          (one) => one.token === token && one.wants.startsWith('turn'),
        );
        const isTold = wants.every(({ device }) => counts.has(`${device} ${turnFrom}`));
        return isTold || rest > world.time.now() || world.wasSeen(token, turnFrom!);
      });
    }),
    { numRuns: LONG ? 500 : 40 },
  );
});
