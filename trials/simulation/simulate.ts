/** One simulated world, from its seed to its end: online tables where everything goes wrong that can. */
import type { RoomName } from '@palier/table/room';
import { VirtualClock } from '@palier/table/testing';
import { Cluster } from './cluster.ts';
import { Crowd } from './crowd.ts';
import { bringFaults } from './faults.ts';
import { Judge } from './judge.ts';
import { Network } from './network.ts';
import { openOtherTables } from './other-tables.ts';
import { Passing, QUIET } from './passing.ts';
import { planOf, type Plan } from './plan.ts';
import { Profiles } from './profiles.ts';
import type { SPOILS } from './shared-people.ts';
import { Story } from './story.ts';
import { diceOf, type World } from './world.ts';

export type SimulatedOutcome = {
  readonly seed: string;
  /** Undefined: everything was as it should be. */
  readonly failure: string | undefined;
  /** Of everything that was said and stored. */
  readonly hash: string;
  readonly faults: ReadonlyMap<string, number>;
  readonly seen: ReadonlyMap<string, number>;
  readonly moves: number;
  /** Milliseconds that passed in that world. */
  readonly time: number;
  /** Where it was asked for. */
  readonly story: readonly string[];
};

/** Milliseconds without anything happening, once nothing goes wrong any more. */
const FROZEN = 100_000;
/** Milliseconds until what failed is tried again, over and over. */
const UNSETTLED = 400_000;
/** Milliseconds in which somebody asks for another game, who sat at this one and is there. */
const LATER = 30_000;
/** After the end, what waits for time has it. */
const LATEST = 150_000;

type Simulating = { readonly isTold?: boolean; readonly spoil?: keyof typeof SPOILS };

export async function simulate(
  seed: string,
  simulating: Simulating = {},
): Promise<SimulatedOutcome> {
  const world = makeWorld(seed, planOf(seed), simulating);
  const { time, story, judge } = world;
  story.tell(() => `the plan: ${JSON.stringify(world.plan)}`);
  const run = new Run(world);
  const failure = await run.all();
  const tables = [...judge.tables.values()];
  return {
    seed,
    failure,
    hash: story.hash,
    faults: story.faults,
    seen: story.seen,
    moves: tables.reduce((sum, { entries }) => sum + entries.length, 0),
    time: time.now(),
    story: story.lines,
  };
}

export function makeWorld(
  seed: string,
  plan: Plan,
  { isTold = false, spoil }: Simulating = {},
): World {
  const time = new VirtualClock();
  const story = new Story(time.now, isTold);
  const judge = new Judge(time, story);
  return { seed, plan, time, story, judge, count: (what) => story.saw(what), spoil };
}

class Run {
  readonly #world: World;
  readonly #passing: Passing;
  readonly #cluster: Cluster;
  readonly #network: Network;
  readonly #profiles: Profiles;
  readonly #crowd: Crowd;
  /** Since when nothing is left to do but that. */
  #settlesFrom: number | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#passing = new Passing(world);
    this.#cluster = new Cluster(world);
    this.#network = new Network(world, this.#cluster);
    this.#profiles = new Profiles(world, this.#cluster);
    this.#crowd = new Crowd(world, this.#network, this.#profiles);
  }

  async all(): Promise<string | undefined> {
    const passing = this.#passing;
    const cluster = this.#cluster;
    const crowd = this.#crowd;
    cluster.start();
    void this.#open().then((table) => {
      crowd.invite(table);
      openOtherTables(this.#world, cluster, this.#profiles);
      return bringFaults({ world: this.#world, cluster, network: this.#network, crowd });
    });
    await passing.until(() => this.#isOver());
    crowd.isResting = true;
    await passing.until(() => this.#isSettled());
    await passing.wait(this.#quiet());
    await passing.until(() => crowd.isSettled);
    await passing.wait(QUIET);
    return passing.judgeEnd(cluster, crowd);
  }

  /** The table; asked for again until a node has lived long enough to make one. */
  async #open(): Promise<RoomName> {
    const dice = diceOf(this.#world, 'open');
    for (;;) {
      const node = this.#cluster.pick(dice);
      const made = await node?.rooms.create(this.#world.plan.options).catch(() => undefined);
      if (made !== undefined && !('t' in made)) return made;
      if (made !== undefined) this.#world.judge.fail('a table that nobody can play at');
      await this.#world.time.wait(1000);
    }
  }

  /** Everything that is to be put down has been. */
  #isSettled(): boolean {
    const { judge, plan, time } = this.#world;
    this.#settlesFrom ??= Math.max(time.now(), plan.calmAt);
    if (time.now() - this.#settlesFrom > UNSETTLED) judge.fail('the end of a game is not put down');
    const ends = [...judge.tables.values(), ...judge.others.values()];
    return (
      this.#profiles.isIdle &&
      judge.others.size === plan.others &&
      ends.every(({ id, room }) => room.phase !== 'over' || this.#cluster.ledger.isSettled(id))
    );
  }

  #isOver(): boolean {
    const { judge, plan, time } = this.#world;
    const tables = [...judge.tables.values()];
    const table = tables.at(-1);
    if (table === undefined) return false;
    const { phase, seats, options } = table.room;
    // Who sat there goes on to another game, if anybody still does.
    const goesOn = plan.isRematch && tables.length === 1 && seats.some(({ t }) => t === 'person');
    const quietSince = Math.max(table.touchedAt, plan.calmAt, this.#crowd.cameAt);
    const quiet = time.now() - quietSince;
    if (phase === 'over' && quiet > (goesOn ? LATER : 0)) return true;
    const isWaiting = options.absence === 'wait' && this.#crowd.isIncomplete;
    if (quiet > FROZEN && !isWaiting) judge.fail('the table is frozen');
    return false;
  }

  /** Who watches late, sees the end late. */
  #quiet(): number {
    const { judge } = this.#world;
    const isLate = [...judge.tables.values()].some(({ room }) => room.options.delay > 0);
    return isLate ? LATEST : QUIET;
  }
}
