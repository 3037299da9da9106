/** Some people have a profile, which keeps their seats and may want a rating; or comes to want one, or no more. */
import type { Dice } from '@palier/rules/testing';
import { quickHash, type Cluster, type SimNode } from './cluster.ts';
import type { Person } from './person.ts';
import { signedIn, type Kept } from './shared-people.ts';
import { DAY, diceOf, Mishap, type World } from './world.ts';

/** Milliseconds until somebody asks another node. */
const PATIENCE = 15_000;

export class Profiles {
  readonly ids: string[] = [];
  readonly #world: World;
  readonly #cluster: Cluster;
  readonly #dice: Dice;
  /** By table and token, what was asked to be kept. */
  readonly #asked = new Set<string>();

  constructor(world: World, cluster: Cluster) {
    this.#world = world;
    this.#cluster = cluster;
    this.#dice = diceOf(world, 'profiles');
  }

  /** Whether all that was asked is done. */
  get isIdle(): boolean {
    return this.#asked.size === this.#cluster.people.kept.length;
  }

  async welcome(id: string): Promise<void> {
    const { people } = this.#cluster;
    this.ids.push(id);
    await people.welcome(id);
    const [isOn, changes] = [this.#dice.oneIn(4), this.#dice.oneIn(4)];
    await people.wish(id, !isOn);
    const { time, plan } = this.#world;
    if (changes) time.after(this.#dice.below(plan.calmAt), () => void people.wish(id, isOn));
  }

  /** Now and then somebody thinks of it. */
  remind({ profile, token, dice }: Person, table: string): void {
    if (profile === undefined || token === undefined || !dice.oneIn(6)) return;
    if (!this.#asked.has(`${table} ${token}`)) void this.keep({ profile, table, token });
  }

  async keep(seat: Kept): Promise<void> {
    const { time, judge, story } = this.#world;
    const { table, token } = seat;
    this.#asked.add(`${table} ${token}`);
    for (;;) {
      const node = this.#cluster.pick(this.#dice);
      const kept = node === undefined ? Promise.resolve(false) : this.#keepAt(node, seat);
      const late = time.wait(PATIENCE).then(() => false);
      if (await Promise.race([kept, late])) break;
      await time.wait(1000);
    }
    const isLate = judge.tableOf(table)?.room.phase === 'over';
    story.saw(isLate ? 'seat kept after the game' : 'seat kept');
    story.mark(`${table} ${quickHash(token)}`);
    this.#cluster.people.kept.push(seat);
  }

  /** As a server does it that is asked to. */
  async #keepAt({ people, settler }: SimNode, { profile, table, token }: Kept): Promise<boolean> {
    const who = signedIn(profile);
    const seat = { table, token, code: '', name: profile };
    try {
      await people.keepSeats(profile, [{ ...seat, kept: DAY + this.#world.time.now() }]);
      await settler.claim(who, [seat]);
      return true;
    } catch (error) {
      if (error instanceof Mishap) return false;
      throw error;
    }
  }
}
