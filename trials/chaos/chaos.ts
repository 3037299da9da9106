/**
 * Chaos: real servers and real clients while everything around them breaks. Whatever was acknowledged must
 * be kept, once and in order; everybody must see what is true; every game must end.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { isStorageFault } from '@palier/server';
import { openStorage } from '@palier/server/testing';
import { elleHistory } from './elle.ts';
import { startFleet, type Fleet, type StoreName } from './fleet.ts';
import { judgeHistory } from './judge-history.ts';
import type { EndedGame } from './judge-game.ts';
import { judgeLedger, type LedgerStep } from './judge-ledger.ts';
import { judgeResults } from './judge-results.ts';
import { endHang, Party } from './party.ts';
import { FaultyProxy } from './proxy.ts';
import { World } from './world.ts';

export type ChaosPlan = {
  readonly seed: string;
  readonly store: StoreName;
  /** Milliseconds that things break; then all games are played to their end. */
  readonly storm: number;
  /** Tables at once. */
  readonly tables: number;
  /** Milliseconds between two strikes at a server, about. */
  readonly strikes: number;
  /** Milliseconds between two restarts of the database, about; absent: it stays up. */
  readonly shakes?: number;
  /** A folder for the tables' histories, in the form that Elle reads. */
  readonly histories?: string | undefined;
};

export type ChaosOutcome = {
  readonly tally: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
  readonly seconds: number;
};

/** Milliseconds after the storm that end a hang, and nothing else. */
const HANG_TIMEOUT = 180_000;
/** Milliseconds between two disturbances of one table's connections, and of its people. */
const UNREST = 700;
const WANDERING = 1500;
/** Milliseconds that people are away, at most; one in six longer than it takes until a bot plays for them. */
const AWAY = 1500;
const LONG_AWAY = 10_500;

type Scene = {
  readonly world: World;
  readonly fleet: Fleet;
  readonly proxy: FaultyProxy;
  readonly parties: readonly Party[];
};

export async function runChaos(plan: ChaosPlan): Promise<ChaosOutcome> {
  const began = performance.now();
  const world = new World(plan.seed);
  const fleet = await startFleet(world, plan.store);
  const proxy = new FaultyProxy(world, fleet.ports);
  const url = await proxy.start();
  const parties = Array.from(
    { length: plan.tables },
    // One at least in which ratings change.
    (_, index) =>
      new Party(world, url, {
        number: index + 1,
        taste: { isKnown: true, hasBots: index % 4 !== 0, isRated: index % 4 === 0 },
      }),
  );
  try {
    const scene = { world, fleet, proxy, parties };
    const games = Promise.all(parties.map(async (party) => party.run()));
    await storm(plan, scene);
    await calm(scene, games);
    await fleet.stop();
    if (!world.hasFailed) await lastLook(plan, scene);
  } catch (error) {
    world.fail(inspect(error));
  } finally {
    for (const { people } of parties) for (const person of people) person.dismiss();
    await fleet.stop();
    await proxy.stop();
    await fleet.remove();
  }
  const { tally, failures } = world;
  return { tally, failures, seconds: (performance.now() - began) / 1000 };
}

async function storm(plan: ChaosPlan, { world, fleet, proxy, parties }: Scene): Promise<void> {
  const dice = world.dice('storm');
  const end = performance.now() + plan.storm;
  /** Again and again, at random moments; ends when the last is through. */
  const now = async (every: number, act: () => Promise<void> | void): Promise<void> => {
    for (;;) {
      const at = performance.now() + every / 2 + dice.below(Math.ceil(every));
      await sleep(Math.max(0, Math.min(at, end) - performance.now()));
      if (at >= end || world.hasFailed) return;
      await act();
    }
  };
  const wander = (party: Party): void =>
    party.disturb(dice.oneIn(6) ? LONG_AWAY + dice.below(2000) : dice.below(AWAY));
  const { shake } = fleet;
  await Promise.all([
    ...Array.from({ length: fleet.mostStruck }, async () => now(plan.strikes, fleet.strike)),
    now(UNREST / plan.tables, () => proxy.disturb()),
    now(WANDERING / plan.tables, () => wander(dice.pick(parties))),
    ...(plan.shakes === undefined || shake === undefined ? [] : [now(plan.shakes, shake)]),
  ]);
}

/** Nothing breaks any more: whatever was begun must come to its end. */
async function calm({ world, proxy, parties }: Scene, games: Promise<unknown>): Promise<void> {
  world.isCalm = true;
  world.isJumbled = false;
  world.isClosing = true;
  proxy.heal();
  for (const party of parties) party.gather();
  const callOff = endHang(world, parties, HANG_TIMEOUT);
  await games;
  await Promise.all(parties.map(async (party) => party.seeResults()));
  callOff();
}

async function lastLook(plan: ChaosPlan, { world, fleet, parties }: Scene): Promise<void> {
  const storage = await openStorage(fleet.place, 'judge', (error) => {
    throw error;
  });
  if (isStorageFault(storage)) throw new Error(`the ledger cannot be opened: ${storage.code}`);
  try {
    for (const game of parties.flatMap(({ ended }) => ended)) {
      const stored = await storage.ledger.since(game.id, 0);
      if (stored === undefined) {
        world.fail(`table ${game.id}: is not there any more`);
        continue;
      }
      const steps = judgeLedger(world, stored, game);
      judgeHistory(world, game, { steps, isOneNode: plan.store === 'sqlite' });
      if (plan.histories !== undefined) writeHistory(plan, game, steps);
    }
    const profiles = parties.flatMap(({ people }) =>
      people.flatMap(({ profile }) => profile ?? []),
    );
    const tables = parties.flatMap(({ ended }) => ended.map(({ id }) => id));
    await judgeResults(world, { storage, profiles, tables });
  } finally {
    await storage.close();
  }
}

/** What holds of greetings depends on the store (`judge-history.ts`), so with many nodes they lie apart. */
function writeHistory(
  { histories = '', store }: ChaosPlan,
  game: EndedGame,
  steps: readonly LedgerStep[],
): void {
  const isOneNode = store === 'sqlite';
  const write = (folder: string, hasGreetings: boolean): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${game.id}.edn`), elleHistory(game, steps, hasGreetings));
  };
  write(histories, isOneNode);
  if (!isOneNode) write(join(histories, 'greetings'), true);
}
