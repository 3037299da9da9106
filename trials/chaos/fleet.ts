/** The servers of a run: real processes on one store, killed, stopped and frozen, and replaced. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@palier/rules/testing';
import type { StoragePlace } from '@palier/server';
import {
  makeServerFolder,
  startPostgres,
  startServerProcess,
  type ServerProcess,
} from '@palier/server/testing';
import type { World } from './world.ts';

export type StoreName = StoragePlace['t'];

type Settings = Readonly<Record<string, string | number>>;

/** Quick bots, a short grace, and no limits that many clients of one machine would meet. */
const SETTINGS: Settings = {
  host: '127.0.0.1',
  log: 'warn',
  grace: 1,
  'bot-pace': 10,
  'bot-threads': 1,
  'message-rate': 0,
  'request-rate': 0,
  'table-rate': 0,
  'tables-per-address': 0,
  'connections-per-address': 0,
};

/** Milliseconds. */
const FROZEN = 3000;
const DOWN = 400;
const TRIES = 5;

/** One strike in so many is a freeze, one a kind end, the others kill. */
const KINDS = 8;
const FREEZE = 0;
const STOP = 1;
const KILL = 2;

const SILENCE = 'the database failed: listening, which is tried again';

export type Fleet = {
  readonly place: StoragePlace;
  /** The ports of those that run, or that a balancer still believes to run. */
  readonly ports: () => readonly number[];
  /** Ends or freezes one of them, and brings it back or another in its place. */
  readonly strike: () => Promise<void>;
  /** How many may be struck at once, so that somebody is left. */
  readonly mostStruck: number;
  /** The database goes away for a moment; undefined where there is none. */
  readonly shake: (() => Promise<void>) | undefined;
  /** Ends all of them kindly. */
  readonly stop: () => Promise<void>;
  /** What is left when all is judged. */
  readonly remove: () => Promise<void>;
};

class Ships {
  readonly all = new Set<ServerProcess>();
  readonly #struck = new Set<ServerProcess>();
  readonly #world: World;
  readonly #dice: Dice;
  readonly #settings: Settings;
  #strikes = 0;

  constructor(world: World, settings: Settings) {
    this.#world = world;
    this.#dice = world.dice('fleet');
    this.#settings = { ...SETTINGS, ...settings };
  }

  get ports(): readonly number[] {
    return [...this.all].map(({ port }) => port);
  }

  async launch(port = 0): Promise<void> {
    const settings = { ...this.#settings, port };
    for (let tries = 1; ; tries++) {
      try {
        this.all.add(await startServerProcess(settings));
        return;
      } catch (error) {
        // Somebody else may have got the port meanwhile; it comes back.
        if (tries === TRIES) throw error;
        await sleep(200);
      }
    }
  }

  async strike(replace: (port: number) => Promise<void>): Promise<void> {
    const [ship] = this.#dice.some([...this.all.difference(this.#struck)], 1);
    if (ship === undefined) return;
    this.#struck.add(ship);
    await this.#hit(ship, replace);
    this.#struck.delete(ship);
  }

  async #hit(ship: ServerProcess, replace: (port: number) => Promise<void>): Promise<void> {
    // The first is always killed: that is what this is about.
    const what = this.#strikes++ === 0 ? KILL : this.#dice.below(KINDS);
    if (what === FREEZE) {
      this.#world.count('servers frozen');
      ship.freeze(true);
      await sleep(this.#dice.below(FROZEN));
      ship.freeze(false);
      return;
    }
    const isKind = what === STOP;
    this.#world.count(isKind ? 'servers stopped (SIGTERM)' : 'servers killed (SIGKILL)');
    // A balancer finds out a little later.
    const gone = sleep(this.#dice.below(200)).then(() => this.all.delete(ship));
    this.#judge(ship, await ship.end(isKind ? 'SIGTERM' : 'SIGKILL'), isKind);
    await gone;
    await sleep(this.#dice.below(DOWN));
    await replace(ship.port);
  }

  async stop(): Promise<void> {
    const ships = [...this.all];
    await Promise.all(
      ships.map(async (ship) => this.#judge(ship, await ship.end('SIGTERM'), true)),
    );
    this.all.clear();
  }

  #judge(
    ship: ServerProcess,
    { status, signal }: { status: unknown; signal: unknown },
    isKind: boolean,
  ): void {
    const isExpected = isKind ? status === 0 : signal === 'SIGKILL';
    if (!isExpected) {
      this.#world.fail(`a server ended with ${String(status ?? signal)}: ${ship.log.join('\n')}`);
    }
    for (const line of ship.log) {
      const { level, err, msg } = JSON.parse(line) as {
        readonly level: string;
        readonly msg: string;
        readonly err?: { readonly message: string };
      };
      if (level !== 'error') continue;
      const message = err?.message ?? msg;
      this.#world.count(`logged: ${message}`);
      // A database that went away is a reason to complain. So is to hear nothing of oneself for seconds,
      // as a node that was frozen does, or any on a machine that is busy enough.
      const isExcused =
        message === SILENCE ||
        (this.#world.counted('databases restarted') > 0 &&
          message.startsWith('the database failed'));
      if (!isExcused) this.#world.fail(`logged: ${line}`);
    }
  }
}

/** One node, which comes back at the same port with the same folder. */
async function sqliteFleet(world: World): Promise<Fleet> {
  const folder = makeServerFolder();
  const ships = new Ships(world, { web: folder.web, data: folder.data });
  await ships.launch();
  return {
    place: { t: 'sqlite', folder: folder.data },
    ports: () => ships.ports,
    strike: async () => ships.strike(async (port) => ships.launch(port)),
    mostStruck: 1,
    shake: undefined,
    stop: async () => ships.stop(),
    remove: async () => folder.remove(),
  };
}

const NODES = 3;

async function postgresFleet(world: World): Promise<Fleet> {
  const folder = makeServerFolder();
  const postgres = await startPostgres();
  const ships = new Ships(world, { web: folder.web, database: postgres.url });
  // At once: whoever comes first makes the tables.
  await Promise.all(Array.from({ length: NODES }, async () => ships.launch()));
  return {
    place: { t: 'postgres', url: postgres.url },
    ports: () => ships.ports,
    strike: async () => ships.strike(async () => ships.launch()),
    mostStruck: NODES - 1,
    shake: async () => {
      world.count('databases restarted');
      await postgres.restart(300);
    },
    stop: async () => ships.stop(),
    remove: async () => {
      await postgres.stop();
      folder.remove();
    },
  };
}

export async function startFleet(world: World, store: StoreName): Promise<Fleet> {
  return store === 'sqlite' ? sqliteFleet(world) : postgresFleet(world);
}
