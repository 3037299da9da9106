/** Clients of real rooms over wires that are cut: nothing is lost, nothing is done twice. */
import { deciders, viewOf } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from '../entries.ts';
import { TableClient } from '../client.ts';
import { shownTo } from '../truth.ts';
import { diceFrom } from '@palier/rules/testing';
import { eagerMove } from '../testing/eager-player.ts';
import {
  RoomNode,
  type WireFault,
  type RoomWire,
  type WireDirection,
} from '../testing/room-node.ts';
import { hexFrom } from '../testing/scripted-dial.ts';
import type { RoomOptions } from './options.ts';
import { RoomClient, type RoomClientOptions } from './room-client.ts';
import type { RoomName } from './room.ts';

type Player = { readonly client: RoomClient; readonly table: TableClient; readonly wire: RoomWire };

/** Two people and what they need to play, at one table of one node. */
class Party {
  readonly node = new RoomNode('party');
  name: RoomName = { id: '', code: '' };
  #count = 0;

  static async at(options: Partial<RoomOptions> = {}): Promise<Party> {
    const party = new Party();
    party.name = await party.node.create(options);
    return party;
  }

  come(
    options: RoomClientOptions = {},
    faultAt?: (way: WireDirection, n: number) => WireFault | undefined,
  ): Player {
    const wire = this.node.wire(faultAt);
    const random = hexFrom(`client ${this.#count++}`);
    const ports = { dial: wire.dial, clock: this.node.clock, random };
    const client = new RoomClient(this.name.code, ports, options);
    return { client, wire, table: new TableClient(client.channel(), 'spectator') };
  }

  async begin(host: Player, guest: Player): Promise<void> {
    const { node } = this;
    expect(await node.until(host.client.join('Ann'))).toEqual({ t: 'joined', person: 1 });
    expect(await node.until(guest.client.join('Bob'))).toEqual({ t: 'joined', person: 2 });
    expect(await node.until(host.client.sit(1))).toEqual({ t: 'done' });
    expect(await node.until(guest.client.sit(2))).toEqual({ t: 'done' });
    expect(await node.until(host.client.begin())).toEqual({ t: 'done' });
    await node.pass(1000);
  }

  /** One move by whoever of these is due; what is answered. */
  async move(players: readonly Player[]): Promise<string> {
    const player = players.find(({ table }) => isDue(table));
    if (player === undefined) {
      await this.node.pass(100);
      return 'nobody';
    }
    const { view, entries } = player.table.state!;
    const command = eagerMove(view, `${view.viewer}/${entries.length}`);
    const answer = await this.node.until(player.table.act(command));
    await this.node.pass(50);
    return answer.t;
  }

  async expectSame(players: readonly Player[]): Promise<void> {
    const { truth } = await this.node.room(this.name.id);
    const entries = await this.node.entries(this.name.id);
    for (const { table } of players) {
      const { view, entries: seen } = table.state!;
      expect(view).toEqual(viewOf(truth!.timeline.at, view.viewer));
      expect(allEntries(seen)).toEqual(shownTo(view.viewer, entries));
    }
  }
}

function isDue({ state }: TableClient): boolean {
  const viewer = state?.view.viewer ?? 'spectator';
  return viewer !== 'spectator' && deciders(state!.view.table).includes(viewer);
}

/** A party, its connection cut at one message, and twelve moves; what was done, and how often. */
async function storyOf(
  faultAt?: (way: WireDirection, number: number) => WireFault | undefined,
): Promise<{ readonly said: Readonly<Record<WireDirection, number>> }> {
  const party = await Party.at();
  const said = { up: 0, down: 0 };
  const ann = party.come({}, (way, number) => {
    said[way] = number + 1;
    return faultAt?.(way, number);
  });
  const bob = party.come();
  await party.begin(ann, bob);
  const answers: string[] = [];
  for (let tries = 0; tries < 1000 && answers.length < 12; tries++) {
    const answer = await party.move([ann, bob]);
    if (answer !== 'nobody') answers.push(answer);
  }
  expect(await party.node.until(ann.client.say({ t: 'emote', emote: 'clap' }))).toEqual({
    t: 'done',
  });
  await party.node.pass(20_000);
  expect(answers).toEqual(Array.from({ length: 12 }, () => 'done'));
  await party.expectSame([ann, bob]);
  const steps = await party.node.steps(party.name.id);
  const kinds = steps.flatMap(({ events }) => events.map(({ t }) => t));
  const count = (kind: string): number => kinds.filter((t) => t === kind).length;
  expect(['joined', 'seated', 'begun', 'played', 'said'].map(count)).toEqual([2, 2, 1, 13, 1]);
  const keys = steps.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(ann.client.state?.said).toHaveLength(1);
  expect(party.node.errors).toEqual([]);
  ann.client.close();
  bob.client.close();
  return { said };
}

describe('a connection that is cut', () => {
  it.each<[WireDirection, WireFault]>([
    ['up', 'lost'],
    ['up', 'cut'],
    ['down', 'lost'],
    ['down', 'cut'],
  ])('at any message %s (%s) loses nothing and does nothing twice', async (cutWay, fault) => {
    const { said } = await storyOf();
    expect(said[cutWay]).toBeGreaterThan(10);
    for (let at = 0; at < said[cutWay]; at++) {
      await storyOf((way, number) => (way === cutWay && number === at ? fault : undefined));
    }
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('again and again (%s)', async (seed) => {
    const dice = diceFrom(`cuts ${seed}`);
    let cuts = 0;
    await storyOf(() => {
      if (!dice.oneIn(6)) return undefined;
      cuts++;
      return dice.pick(['lost', 'cut']);
    });
    expect(cuts).toBeGreaterThan(0);
  });
});

describe('who was away', () => {
  it('is told what happened meanwhile, once', async () => {
    const party = await Party.at();
    const [ann, bob] = [party.come(), party.come()];
    const players = [ann, bob];
    await party.begin(ann, bob);
    while (!isDue(bob.table)) await party.move(players);
    const known = ann.table.state!.entries.length;
    ann.wire.isDown = true;
    ann.wire.cut();
    while (isDue(bob.table)) await party.move([bob]);
    expect(ann.client.state).toMatchObject({ link: 'waiting', missed: [] });
    expect(ann.table.state!.entries).toHaveLength(known);
    ann.wire.isDown = false;
    ann.client.retryNow();
    await party.node.pass(100);
    const missed = shownTo(1, (await party.node.entries(party.name.id)).slice(known));
    expect(missed.length).toBeGreaterThan(0);
    expect(ann.client.state).toMatchObject({ link: 'open', missed });
    expect(ann.client.state?.missed).toEqual(missed);
    await party.expectSame(players);
    await party.move(players);
    expect(ann.client.state?.missed).toEqual(missed);
    ann.client.seenMissed();
    expect(ann.client.state?.missed).toEqual([]);
  });

  it('is told what happened since this device last saw it, on another connection or page', async () => {
    const party = await Party.at();
    const [ann, bob] = [party.come(), party.come()];
    await party.begin(ann, bob);
    const { token } = ann.client;
    for (let count = 0; count < 6; count++) await party.move([ann, bob]);
    const again = party.come({ ...(token !== undefined && { token }), seen: 3 });
    const elsewhere = party.come({ ...(token !== undefined && { token }) });
    await party.node.pass(100);
    const entries = shownTo(1, await party.node.entries(party.name.id));
    expect(again.client.state).toMatchObject({ me: 1, seat: 1, missed: entries.slice(3) });
    expect(elsewhere.client.state).toMatchObject({ me: 1, seat: 1, missed: [] });
    await party.expectSame([ann, bob, again, elsewhere]);
  });
});

describe('two tabs of one person', () => {
  it('show the same, and one move of two is made', async () => {
    const party = await Party.at();
    const [ann, bob] = [party.come(), party.come()];
    await party.begin(ann, bob);
    const { token } = ann.client;
    const tab = party.come({ token: token! });
    await party.node.pass(100);
    while (!isDue(ann.table)) await party.move([bob]);
    const { view } = ann.table.state!;
    const command = eagerMove(view, 'both');
    const answers = [ann.table.act(command), tab.table.act(command)];
    const heard = await party.node.until(Promise.all(answers));
    expect(heard.map(({ t }) => t)).toEqual(['done', 'stale']);
    await party.node.pass(100);
    await party.expectSame([ann, tab, bob]);
    // Leaving is for all of them.
    expect(await party.node.until(tab.client.leave())).toEqual({ t: 'done' });
    await party.node.pass(100);
    expect([ann.client.closed, tab.client.closed]).toEqual(['removed', 'removed']);
    expect(bob.client.closed).toBeUndefined();
  });
});

describe('who watches', () => {
  it('gets other eyes with a seat, and sees nothing of the hands before', async () => {
    const party = await Party.at({ setup: { edition: 'level-8-101', players: 2 } });
    const [ann, carl] = [party.come(), party.come()];
    const { node } = party;
    await node.until(ann.client.join('Ann'));
    await node.until(ann.client.sit(1));
    await node.until(ann.client.seatBot(2, { bot: 'eager', name: 'Bot' }));
    await node.until(ann.client.begin());
    await node.until(carl.client.join('Carl'));
    await node.pass(100);
    expect(carl.table.state!.view.viewer).toBe('spectator');
    expect(await node.until(carl.client.sit(2))).toEqual({ t: 'done' });

    for (let moves = 0; moves < 400 && carl.client.state?.seat === undefined; moves++) {
      await party.move([ann]);
    }
    await node.pass(100);
    expect(carl.client.state).toMatchObject({ me: 2, seat: 2, missed: [] });
    expect(carl.table.state!.view.viewer).toBe(2);
    expect(carl.table.state!.opening.seats).toEqual([{ name: 'Ann' }, { name: 'Carl' }]);
    await party.expectSame([ann, carl]);
  });
});

describe('the promise', () => {
  it('is the commitment before the deal and one’s own salt, both in the record', async () => {
    const party = await Party.at();
    const [ann, bob] = [party.come(), party.come()];
    await party.begin(ann, bob);
    const { header } = (await party.node.room(party.name.id)).truth!;
    const { fairness } = header;
    expect(fairness).toEqual({
      t: 'honest',
      commitment: ann.client.promise?.commitment,
      salts: [ann.client.promise?.salt, bob.client.promise?.salt],
    });
    expect(bob.client.promise?.commitment).toBe(ann.client.promise?.commitment);
    // Who comes later was promised nothing, but what another page was.
    const carl = party.come();
    await party.node.until(carl.client.join('Carl'));
    expect(carl.client.promise).toBeUndefined();
    const { token, promise } = ann.client;
    const page = party.come({ token: token!, promise: promise! });
    await party.node.pass(100);
    expect(page.client.promise).toEqual(promise);
  });

  it('is made anew at the next table, by salt that nobody has to ask for', async () => {
    const setup = { edition: 'level-8-101', players: 2, rules: { levels: 1 } } as const;
    const party = await Party.at({ setup });
    const [ann, bob] = [party.come(), party.come()];
    await party.begin(ann, bob);
    for (let moves = 0; moves < 2000 && ann.client.state?.room.phase !== 'over'; moves++) {
      await party.move([ann, bob]);
    }
    const answer = await party.node.until(ann.client.again());
    expect(answer.t).toBe('next');
    expect(await party.node.until(bob.client.again())).toEqual(answer);
    const { token } = ann.client;
    party.name = answer as { t: 'next' } & RoomName;
    const next = party.come({ token: token! });
    await party.node.pass(200);
    expect(next.client.state).toMatchObject({ me: 1, seat: 1, room: { phase: 'lobby' } });
    const { commitment, people } = await party.node.room(party.name.id);
    expect(next.client.promise).toEqual({ commitment, salt: people[0]!.salt });
    expect(next.client.promise?.salt).toMatch(/^[0-9a-f]{32}$/u);
  });
});
