/** How time passes in a simulated world until something is so, and what must be so in the end. */
import type { Cluster } from './cluster.ts';
import { checkClients, checkEmpty, checkPromises, checkRecords } from './judge-end.ts';
import { checkSettled } from './judge-settled.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

const LONGEST = 3_600_000;
/** Milliseconds in which what is on its way arrives. */
export const QUIET = 15_000;

export type Dismissed = { readonly people: readonly Person[]; readonly dismiss: () => void };

export class Passing {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  async wait(ms: number): Promise<void> {
    const { time } = this.#world;
    const end = time.now() + ms;
    time.after(ms, () => undefined);
    await this.until(() => time.now() >= end);
  }

  async until(isDone: () => boolean): Promise<void> {
    const { judge, time } = this.#world;
    while (judge.failures.length === 0 && !isDone()) {
      const hasMore = await time.step();
      if (!hasMore) judge.fail('nothing happens any more');
      if (time.now() > LONGEST) judge.fail('it takes for ever');
    }
  }

  /** Everybody is judged, then goes home; the first thing that is wrong, if anything. */
  async judgeEnd(cluster: Cluster, crowd: Dismissed): Promise<string | undefined> {
    const { judge } = this.#world;
    if (judge.failures.length === 0) checkClients(this.#world, crowd.people);
    if (judge.failures.length === 0) checkPromises(this.#world, crowd.people);
    await this.done(checkRecords(this.#world, cluster));
    if (judge.failures.length === 0) await checkSettled(this.#world, cluster);
    crowd.dismiss();
    await this.wait(QUIET);
    if (judge.failures.length === 0) checkEmpty(this.#world, cluster);
    return judge.failures[0];
  }

  /** What comes of work that waits for this world's time; nothing where something went wrong meanwhile. */
  async done<T>(work: Promise<T>): Promise<T | undefined> {
    let isDone = false;
    const ended = work.finally(() => {
      isDone = true;
    });
    await this.until(() => isDone);
    return isDone ? ended : undefined;
  }
}
