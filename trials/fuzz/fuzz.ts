/**
 * A server among vandals: a process of its own, at which people play who must not notice anything, while
 * others speak broken protocol to it. It does not break, tells nobody what is not theirs, never answers
 * with a failure, and does not grow.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { assert } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { backupFolder, isStorageFault, type StoragePlace } from '@palier/server';
import {
  makeServerFolder,
  openStorage,
  startPostgres,
  startServerProcess,
  type ServerProcess,
  type Storage,
} from '@palier/server/testing';
import { endHang, Party } from '../chaos/party.ts';
import { World } from '../chaos/world.ts';
import { Overheard } from '../secrets/overheard.ts';
import { TableTruth } from '../secrets/table-truth.ts';
import type { Target } from './target.ts';
import { vandalise } from './vandal.ts';

export type FuzzPlan = {
  readonly seed: string;
  readonly store: StoragePlace['t'];
  /** Milliseconds. */
  readonly time: number;
  /** Bytes of heap that may be more at the end than after a third of the time. */
  readonly growth: number;
};

export type FuzzOutcome = {
  readonly tally: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
  /** Bytes after a garbage collection: after a third, and at the end. */
  readonly heaps: readonly number[];
};

const VANDALS = 10;
const PARTIES = 2;
const TASTE = { hasBots: true, isShort: true };
const SPOILT = 6;
/** Milliseconds between two looks at all that was heard. */
const BATCH = 20_000;
/** Milliseconds that end a hang, and nothing else. */
const HANG_TIMEOUT = 180_000;

const SETTINGS = {
  host: '127.0.0.1',
  port: 0,
  log: 'info',
  'bot-pace': 5,
  'bot-threads': 1,
  'message-rate': 100,
  // Vandals say that they come from everywhere.
  'trust-proxy': 'loopback',
  metrics: 'public',
} as const;

class Siege {
  readonly world: World;
  readonly plan: FuzzPlan;
  readonly heaps: number[] = [];
  readonly #server: ServerProcess;
  readonly #place: StoragePlace;
  readonly #parties: readonly Party[];
  readonly #overheard = new Overheard(Date.now);
  #logged = 0;
  #visits = 0;

  constructor(plan: FuzzPlan, server: ServerProcess, place: StoragePlace) {
    this.plan = plan;
    this.#server = server;
    this.#place = place;
    this.world = new World(plan.seed);
    this.world.isCalm = true;
    this.world.isJumbled = false;
    this.world.overhear = () => this.#overheard.listen();
    this.#parties = Array.from({ length: PARTIES }, (_, index) => {
      return new Party(this.world, server.url, { number: index + 1, taste: TASTE });
    });
  }

  async run(): Promise<void> {
    const { world, plan } = this;
    const games = Promise.all(this.#parties.map(async (party) => party.run()));
    const began = performance.now();
    for (const end of [began + plan.time / 3, began + plan.time]) {
      await this.#besiege(end);
      await this.#measure();
    }
    world.isClosing = true;
    const callOff = endHang(world, this.#parties, HANG_TIMEOUT);
    await games;
    callOff();
    await this.#judge();
    this.#judgePeace();
    world.count('messages judged', this.#overheard.judged);
  }

  dismiss(): void {
    for (const { people } of this.#parties) for (const person of people) person.dismiss();
  }

  /** At least once, however late it is. */
  async #besiege(end: number): Promise<void> {
    do {
      await this.#vandals(Math.min(performance.now() + BATCH, end));
      await this.#judge();
    } while (performance.now() < end && !this.world.hasFailed);
  }

  async #vandals(end: number): Promise<void> {
    const target = await this.#target();
    // However slow the machine is, somebody has talked.
    const isTimeLeft = (): boolean => performance.now() < end || this.world.counted('talk') === 0;
    const one = async (): Promise<void> => {
      while (isTimeLeft() && !this.world.hasFailed) {
        const dice = diceFrom(`${this.plan.seed}/${this.#visits++}`);
        this.world.count(await vandalise(target, dice));
        if (this.#server.ended() !== undefined) this.world.fail('the server is gone');
      }
    };
    await Promise.all(Array.from({ length: VANDALS }, one));
  }

  async #target(): Promise<Target> {
    const tables = await Promise.all(Array.from({ length: SPOILT }, async () => this.#newTable()));
    const dice = diceFrom(`${this.plan.seed}/others/${this.#visits}`);
    return {
      port: this.#server.port,
      tables: [...tables, 'XXXXXX'],
      others: () => dice.pick(this.#parties).table,
      tap: () => this.#overheard.listen(),
      answered: (bytes) => this.#answered(bytes),
    };
  }

  async #newTable(): Promise<string> {
    const made = await this.#ask('/api/tables', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${this.#visits++ % 256}`,
      },
      body: JSON.stringify({
        setup: { edition: 'level-8-101', players: 3, rules: { levels: 2 } },
        chat: 'free',
      }),
    });
    const { id, code } = JSON.parse(made?.text ?? '{}') as {
      readonly id?: string;
      readonly code?: string;
    };
    // There may be as many as there may be.
    return this.#visits % 2 === 0 ? (id ?? 'XXXXXX') : (code ?? 'XXXXXX');
  }

  /** As patient as a party: a connection may have been closed while all that was heard was judged. */
  readonly #ask: Party['ask'] = async (path, init) => this.#parties[0]!.ask(path, init);

  /** It says no in many ways, but never that it failed. */
  #answered(bytes: string): void {
    if (bytes === '') return;
    this.#overheard.readRecord('a raw answer', bytes);
    for (const [, status] of bytes.matchAll(/^HTTP\/1\.1 (?<status>\d{3})/gmu)) {
      this.world.count(`answered ${status}`);
      if (Number(status) >= 500 && status !== '503')
        this.world.fail(`answered ${status}: ${bytes}`);
    }
  }

  /** When all vandals are gone: only those who play are connected. */
  async #measure(): Promise<void> {
    await this.#judge();
    const isQuiet = async (): Promise<boolean> => {
      const text = (await this.#ask('/metrics'))?.text ?? '';
      const here = Number(/^palier_connections (?<count>\d+)$/mu.exec(text)?.groups?.['count']);
      const players = this.#parties.flatMap(({ people }) => people.flatMap((one) => one.devices));
      return here <= players.length;
    };
    const late = performance.now() + HANG_TIMEOUT;
    while (!(await isQuiet())) {
      if (performance.now() > late) return this.world.fail('connections are left behind');
      await sleep(50);
    }
    const { heap } = await this.#server.memory();
    this.heaps.push(heap);
    return undefined;
  }

  /** All that was heard so far, against a copy of the ledger: what was told before is in it. */
  async #judge(): Promise<void> {
    const until = Date.now();
    const log = this.#server.log.slice(this.#logged);
    this.#logged += log.length;
    for (const line of log) this.#overheard.read('the log', line);
    const truths = await withLedger(this.#place, async ({ ledger }) => {
      const found = new Map<string, TableTruth>();
      for (const id of this.#overheard.tables) {
        const steps = await ledger.since(id, 0);
        if (steps !== undefined) found.set(id, new TableTruth(steps));
      }
      return found;
    });
    for (const problem of this.#overheard.problems(truths, until)) this.world.fail(problem);
  }

  #judgePeace(): void {
    const { world, heaps, plan } = this;
    if (world.counted('reconnects') > 0) world.fail('those who play were cut off');
    if (world.counted('moves answered failed') > 0) world.fail('a move failed');
    for (const line of this.#server.log) {
      if (line.startsWith('{"level":"error"')) world.fail(`logged: ${line}`);
    }
    const [first = 0, last = Infinity] = heaps;
    if (last - first > plan.growth) world.fail(`the heap grows: ${heaps.join(', ')} bytes`);
  }
}

/** A second reader while the server runs: of a copy, where only one process may open the tables. */
async function withLedger<T>(
  place: StoragePlace,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  let where = place;
  if (place.t === 'sqlite') {
    const folder = `${place.folder}-copy`;
    mkdirSync(folder, { recursive: true });
    const fault = await backupFolder(place.folder, join(folder, 'palier.sqlite'));
    assert(fault === undefined, 'the tables can be copied');
    where = { t: 'sqlite', folder };
  }
  const storage = await openStorage(where, 'judge', () => undefined);
  assert(!isStorageFault(storage), 'the tables can be read');
  const found = await work(storage);
  await storage.close();
  if (where !== place && where.t === 'sqlite') rmSync(where.folder, { recursive: true });
  return found;
}

export async function runFuzz(plan: FuzzPlan): Promise<FuzzOutcome> {
  const folder = makeServerFolder();
  const { web, data } = folder;
  const postgres = plan.store === 'postgres' ? await startPostgres() : undefined;
  const place: StoragePlace =
    postgres === undefined ? { t: 'sqlite', folder: data } : { t: 'postgres', url: postgres.url };
  const where: { readonly [setting: string]: string } =
    place.t === 'sqlite' ? { data } : { database: place.url };
  const server = await startServerProcess({ ...SETTINGS, web, ...where });
  const siege = new Siege(plan, server, place);
  const { world, heaps } = siege;
  try {
    await siege.run();
  } catch (error) {
    world.fail(inspect(error));
  } finally {
    siege.dismiss();
    const { status, signal } = await server.end('SIGTERM');
    if (status !== 0) world.fail(`the server ended with ${status ?? signal}`);
    await postgres?.stop();
    folder.remove();
  }
  return { tally: world.tally, failures: world.failures, heaps };
}
