/** The nodes of a simulated world: they start, die with all they know, stop in good order, and gossip. */
import { Settler } from '@palier/people';
import { seededBits } from '@palier/rules';
import type { Dice } from '@palier/rules/testing';
import { SettleWatch } from '@palier/server/settle-watch';
import { Rooms, type Gossip, type RoomPorts } from '@palier/table/room';
import { eagerMove, FILL_BOTS } from '@palier/table/testing';
import { SharedLedger, type Life, type StepNotice } from './shared-ledger.ts';
import { SharedPeople, type PeopleOfNode } from './shared-people.ts';
import { DAY, diceOf, hexByDice, latency, Mishap, never, type World } from './world.ts';

export type SimNode = {
  readonly life: Life;
  readonly rooms: Rooms;
  readonly people: PeopleOfNode;
  readonly settler: Settler;
  readonly settling: SettleWatch;
  /** Until when it hears nothing of the other nodes, or they nothing of it. */
  deafUntil: number;
  muteUntil: number;
  /** What has to end with it. */
  readonly ends: Set<(isSilent: boolean) => void>;
};

/** Milliseconds until the others know that a node is dead. */
const NOTICED = 6000;
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const LIMITS = { watchers: 20, listedPerAddress: 0, quickWait: 2000 };

export class Cluster {
  readonly ledger: SharedLedger;
  readonly people: SharedPeople;
  readonly #world: World;
  readonly #dice: Dice;
  readonly #nodes: (SimNode | undefined)[];
  /** When the newest gossip from one node to another arrives: none overtakes. */
  readonly #arrivals = new Map<string, number>();
  #lives = 0;

  constructor(world: World) {
    this.#world = world;
    this.#dice = diceOf(world, 'cluster');
    this.ledger = new SharedLedger(world, {
      notify: (notice) => this.#notify(notice),
      kill: (name) => {
        const node = this.nodes.find(({ life }) => life.node === name);
        if (node === undefined) return;
        this.kill(node, this.#dice.oneIn(4));
        this.startLater();
      },
    });
    this.people = new SharedPeople(world, this.ledger);
    this.#nodes = Array.from({ length: world.plan.nodes }, () => undefined);
  }

  get nodes(): readonly SimNode[] {
    return this.#nodes.filter((node) => node !== undefined);
  }

  start(): void {
    for (const [place, node] of this.#nodes.entries()) {
      if (node === undefined) this.#nodes[place] = this.#born();
    }
  }

  startLater(): void {
    const most = this.#dice.oneIn(3) ? 12_000 : 2000;
    this.#world.time.after(200 + this.#dice.below(most), () => this.start());
  }

  /** Any node; with one only that may be down. */
  pick(dice: Dice): SimNode | undefined {
    return dice.pick(this.#nodes);
  }

  /** `isSilent`: as when a machine loses its network, and nobody at the other end is told. */
  kill(node: SimNode, isSilent: boolean): void {
    if (node.life.isDead) return;
    node.life.isDead = true;
    this.#remove(node, isSilent);
    this.#forgetLater(node, 500 + this.#dice.below(NOTICED));
  }

  async stop(node: SimNode): Promise<void> {
    await Promise.all([node.rooms.stop(), node.settling.stop()]);
    if (node.life.isDead) return;
    node.life.isDead = true;
    this.#remove(node, false);
    this.#forgetLater(node, this.#dice.below(500));
  }

  /** Nothing of the other nodes was heard, or nothing said to them, and that is over. */
  recover(node: SimNode): void {
    if (!node.life.isDead) node.rooms.resync();
  }

  #remove(node: SimNode, isSilent: boolean): void {
    const place = this.#nodes.indexOf(node);
    if (place !== -1) this.#nodes[place] = undefined;
    for (const end of node.ends) end(isSilent);
    node.ends.clear();
    this.#world.story.tell(() => `${node.life.node} is gone`);
  }

  #forgetLater({ life }: SimNode, ms: number): void {
    this.#world.time.after(ms, () => {
      for (const { rooms } of this.nodes) rooms.forget(life.node);
    });
  }

  #born(): SimNode {
    const life: Life = { node: `n${++this.#lives}`, isDead: false };
    this.#world.story.tell(() => `${life.node} starts`);
    const ports = this.#portsOf(life, (gossip) => this.#publish(node, gossip));
    const people = this.people.peopleFor(life);
    const settler = new Settler({
      ledger: { since: async (id, rev) => this.ledger.sinceFor(life, id, rev) },
      store: people,
      hash: quickHash,
      now: () => DAY + this.#world.time.now(),
    });
    const node: SimNode = {
      life,
      rooms: new Rooms(ports),
      people,
      settler,
      settling: this.#watchOver(life, settler, ports),
      deafUntil: 0,
      muteUntil: 0,
      ends: new Set(),
    };
    return node;
  }

  #watchOver(life: Life, settler: Settler, { clock, leases, report }: RoomPorts): SettleWatch {
    const { time } = this.#world;
    return new SettleWatch({
      storage: { ...this.ledger.settlingFor(life), leases },
      settler: {
        settle: async (table) => {
          const done = await settler.settle(table);
          this.#world.story.saw(`game ${done}`);
          return done;
        },
      },
      time: {
        now: clock.now,
        every: (ms, call) => {
          let end: () => void;
          const again = (): void => {
            if (life.isDead) return;
            end = time.after(ms, again);
            call();
          };
          end = time.after(ms, again);
          return () => end();
        },
      },
      report,
    });
  }

  #portsOf(life: Life, publish: (gossip: Gossip) => void): RoomPorts {
    const { time, judge, plan } = this.#world;
    const dice = diceOf(this.#world, life.node);
    const skew = dice.below(2 * plan.skew + 1) - plan.skew;
    return {
      node: life.node,
      engine: 'simulation',
      ledger: this.ledger.ledgerFor(life),
      leases: this.ledger.leasesFor(life),
      bus: { publish: (gossip) => !life.isDead && publish(gossip) },
      clock: {
        // A day after 1970, so that no time is before it.
        now: () => DAY + time.now() + skew,
        after: (ms, call) => time.after(ms, () => !life.isDead && call()),
      },
      botDecider: {
        decide: async ({ view, stream }) => {
          await time.wait(latency(dice, 400));
          if (life.isDead) return never();
          if (dice.oneIn(100)) throw new Mishap('a bot breaks');
          if (dice.oneIn(100)) return { t: 'playPass', on: 1 };
          return eagerMove(view, stream);
        },
      },
      random: {
        hex: (bytes) => hexByDice(dice, bytes),
        code: () => Array.from({ length: 6 }, () => dice.pick(LETTERS.split(''))).join(''),
        hash: quickHash,
      },
      bots: { isBot: (bot) => bot === BOT, standIn: BOT, fill: () => FILL_BOTS },
      pace: { turn: 200, afterRound: 600 },
      limits: { ...LIMITS, grace: plan.grace },
      report: (error) => {
        if (!life.isDead) judge.reported(error, life.node);
      },
    };
  }

  #publish(from: SimNode, gossip: Gossip): void {
    const text = JSON.stringify(gossip);
    this.#send(from.life.node, { isInOrder: true }, ({ rooms }) => {
      rooms.hear(JSON.parse(text) as Gossip);
    });
  }

  #notify({ from, id, stored }: StepNotice): void {
    this.#send(from, { isInOrder: false }, ({ rooms }) => rooms.heed(id, { ...stored }));
  }

  #send(
    from: string,
    { isInOrder }: { readonly isInOrder: boolean },
    deliver: (node: SimNode) => void,
  ): void {
    const { time, plan, story } = this.#world;
    const sender = this.nodes.find(({ life }) => life.node === from);
    for (const node of this.nodes) {
      if (node.life.node === from) continue;
      if (sender !== undefined && time.now() < sender.muteUntil && isInOrder) {
        story.fault('gossip lost');
        continue;
      }
      const way = `${from}>${node.life.node}`;
      const most = isInOrder ? Math.max(20, plan.latency) : plan.noticeLatency;
      const soon = time.now() + latency(this.#dice, most);
      const at = isInOrder ? Math.max(soon, this.#arrivals.get(way) ?? 0) : soon;
      if (isInOrder) this.#arrivals.set(way, at);
      time.after(at - time.now(), () => {
        if (node.life.isDead) return;
        if (time.now() < node.deafUntil) story.fault(isInOrder ? 'gossip lost' : 'notice lost');
        else deliver(node);
      });
    }
  }
}

export const BOT = 'eager';

/** As good as a real one where nobody attacks it, and quicker. */
export function quickHash(token: string): string {
  const bits = seededBits(`hash of ${token}`);
  return [bits(), bits(), bits(), bits()].map((part) => part.toString(16)).join('');
}
