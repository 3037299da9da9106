/**
 * The ledger and the leases that all nodes share: slow, at times failing, and then it may have stored
 * or not. What it has stored, the judge sees.
 */
import type { Dice } from '@palier/rules/testing';
import type { SettlePorts } from '@palier/server/settle-watch';
import {
  memoryLeases,
  memoryLedger,
  type Leases,
  type Ledger,
  type RoomName,
  type RoomSummary,
  type StoredStep,
} from '@palier/table/room';
import { diceOf, isCalm, latency, Mishap, never, type World } from './world.ts';

/** A node, as long as it lives. */
export type Life = { readonly node: string; isDead: boolean };

export type StepNotice = {
  readonly from: string;
  readonly id: string;
  readonly stored: StoredStep;
};

export type LedgerCall = keyof Ledger;

/** What watches over ends that are to be put down asks of a ledger. */
export type Settling = Pick<SettlePorts['storage'], 'unsettled' | 'settle'>;

export type LedgerPorts = {
  readonly notify: (notice: StepNotice) => void;
  readonly kill: (node: string) => void;
};

const SLOW = 4000;

export class SharedLedger {
  /** Until when it fails, or is slow, and until when leases fail. */
  failsUntil = 0;
  slowUntil = 0;
  leasesFailUntil = 0;
  /** The next node that stores something dies of it. */
  isTrap = false;
  /** What a script has in store for the next question of a kind: it fails, or takes its time. */
  readonly next = new Map<LedgerCall, 'failing' | number>();
  readonly #world: World;
  readonly #dice: Dice;
  readonly #memory = memoryLedger();
  readonly #leases: ReturnType<typeof memoryLeases>;
  readonly #settled = new Set<string>();
  /** So many nodes die yet of putting down how a game ended. */
  #settleKills: number;
  readonly #notify: (notice: StepNotice) => void;
  readonly #kill: (node: string) => void;

  constructor(world: World, { notify, kill }: LedgerPorts) {
    this.#world = world;
    this.#dice = diceOf(world, 'ledger');
    this.#leases = memoryLeases(world.time.now);
    this.#settleKills = world.plan.settleKills;
    this.#notify = notify;
    this.#kill = kill;
  }

  ledgerFor(life: Life): Ledger {
    const { judge, story } = this.#world;
    const memory = this.#memory;
    return {
      create: async (name, first) =>
        this.#ask(life, 'create', async () => {
          const outcome = await memory.create(name, first);
          if (outcome === 'stored') judge.created(name.id, first.step);
          return outcome;
        }),
      find: async (name) => this.#ask(life, 'find', async () => memory.find(name)),
      since: async (id, rev) => this.#ask(life, 'since', async () => memory.since(id, rev)),
      append: async (id, rev, entry) =>
        this.#ask(life, 'append', async () => {
          if (this.#isTrapped(life.node) && this.#dice.oneIn(2)) return never();
          const outcome = await memory.append(id, rev, entry);
          if (outcome !== 'stored') {
            story.saw(outcome);
            return outcome;
          }
          const { step, opens } = entry;
          judge.stored(id, step, life.node);
          if (opens !== undefined) judge.created(opens.id, opens.first.step);
          this.#notify({ from: life.node, id, stored: { rev, step } });
          return outcome;
        }),
    };
  }

  /** A table at which all this world knows of was played before, or elsewhere. */
  async plant(name: RoomName, steps: readonly string[], summary: RoomSummary): Promise<void> {
    const [first = '', ...others] = steps;
    await this.#memory.create(name, { step: first });
    for (const [index, step] of others.entries()) {
      const isLast = index === others.length - 1;
      await this.#memory.append(name.id, index + 1, isLast ? { step, summary } : { step });
    }
  }

  async plantMore(id: string, step: string): Promise<void> {
    const stored = await this.#memory.since(id, 0);
    await this.#memory.append(id, stored!.length, { step });
  }

  isSettled(id: string): boolean {
    return this.#settled.has(id);
  }

  /** As who puts down how a game ended reads it. */
  async sinceFor(life: Life, ...asked: Parameters<Ledger['since']>) {
    return this.settle(life, async () => this.#memory.since(...asked));
  }

  settlingFor(life: Life): Settling {
    return {
      unsettled: async (most) =>
        this.#ask(life, 'settling', async () => {
          const tables = this.#memory.summaries();
          const over = tables.filter(({ summary }) => summary?.phase === 'over');
          const left = over.filter(({ id }) => !this.#settled.has(id));
          return left.slice(0, most).map(({ id }) => id);
        }),
      settle: async (id) => this.settle(life, async () => void this.#settled.add(id)),
    };
  }

  /** Something that is part of putting down how a game ended; the node may die of it. */
  async settle<T>(life: Life, run: () => Promise<T>): Promise<T> {
    return this.#ask(life, 'settling', async () => {
      if (this.#diesSettling(life.node) && this.#dice.oneIn(2)) return never();
      return run();
    });
  }

  leasesFor(life: Life): Leases {
    const leases = this.#leases(life.node);
    const ask = async <T>(run: () => Promise<T>): Promise<T> =>
      this.#ask(life, 'lease', async () => {
        if (this.#world.time.now() < this.leasesFailUntil) throw this.#mishap('a lease fails');
        return run();
      });
    return {
      claim: async (id, ms) => ask(async () => leases.claim(id, ms)),
      release: async (id) => ask(async () => leases.release(id)),
    };
  }

  /** There, done, and back; a node that dies on the way never hears, and its wish may come or not. */
  async #ask<T>(
    life: Life,
    call: LedgerCall | 'lease' | 'settling',
    run: () => Promise<T>,
  ): Promise<T> {
    if (life.isDead) return never();
    const { time } = this.#world;
    await time.wait(this.#delay());
    if (life.isDead && this.#dice.oneIn(2)) return never();
    const isOfTables = call !== 'lease' && call !== 'settling';
    if (isOfTables && this.next.has(call)) await this.#meet(call);
    const isFailing = this.#isFailing();
    if (isFailing && this.#dice.oneIn(2)) throw this.#mishap('the ledger fails before');
    const outcome = await run();
    await time.wait(this.#delay());
    if (life.isDead) return never();
    if (isFailing) throw this.#mishap('the ledger fails afterwards');
    return outcome;
  }

  async #meet(call: LedgerCall): Promise<void> {
    const met = this.next.get(call);
    this.next.delete(call);
    if (met === 'failing') throw this.#mishap('the ledger fails before');
    if (met !== undefined) await this.#world.time.wait(met);
  }

  #isFailing(): boolean {
    const { time, plan } = this.#world;
    if (time.now() < this.failsUntil) return this.#dice.oneIn(2);
    return plan.failing > 0 && !isCalm(this.#world) && this.#dice.oneIn(plan.failing);
  }

  /** Dying, a node may have stored or not. */
  #isTrapped(node: string): boolean {
    const { killing } = this.#world.plan;
    const isBadLuck = killing > 0 && !isCalm(this.#world) && this.#dice.oneIn(killing);
    if (!this.isTrap && !isBadLuck) return false;
    this.isTrap = false;
    this.#world.story.fault('node killed while storing', () => node);
    this.#kill(node);
    return true;
  }

  #diesSettling(node: string): boolean {
    if (this.#settleKills === 0 || !this.#dice.oneIn(4)) return false;
    this.#settleKills--;
    this.#world.story.fault('node killed while settling', () => node);
    this.#kill(node);
    return true;
  }

  #mishap(what: string): Mishap {
    this.#world.story.fault(what);
    return new Mishap(what);
  }

  #delay(): number {
    const isSlow = this.#world.time.now() < this.slowUntil;
    return latency(this.#dice, isSlow ? SLOW : this.#world.plan.ledgerLatency);
  }
}
