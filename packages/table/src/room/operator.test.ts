/** What the operator of a server does at tables that they have no seat at. */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { decideDeed } from './decide.ts';
import { nextRoomEvents } from './next-room.ts';
import type { Bans } from './ports.ts';
import { foldRoom } from './evolve.ts';
import { roomSummary } from './summary.ts';

describe('somebody who is renamed', () => {
  function renamed(): DecidedRoom {
    const table = new DecidedRoom();
    for (const name of ['Ana', 'Rude']) table.join(name);
    const decision = decideDeed(table.room, { t: 'rename', person: 2, name: ' Ben\u202e ' });
    const event = { t: 'renamed', person: 2, name: 'Ben', by: 'operator' } as const;
    expect(decision).toEqual({ t: 'events', events: [event] });
    table.fold([event]);
    return table;
  }

  it('keeps that name, in the games that follow too', () => {
    const table = renamed();
    expect(table.ask(2, { t: 'rename', name: 'Rude' })).toEqual({ t: 'denied', why: 'name-given' });
    expect(table.ask(1, { t: 'rename', name: 'Anna' })).toMatchObject({ t: 'events' });
    const joined = nextRoomEvents(table.room).filter(({ t }) => t === 'joined');
    expect(joined).toMatchObject([{ name: 'Anna' }, { name: 'Ben', isNamed: true }]);
    const next = new DecidedRoom();
    next.fold(nextRoomEvents(table.room));
    expect(next.ask(2, { t: 'rename', name: 'Rude' })).toEqual({ t: 'denied', why: 'name-given' });
  });

  it.each([
    ['Ana', 'name-taken'],
    ['\u200b', 'nothing-to-see'],
  ] as const)('is not called %j, as nobody would be', (name, why) => {
    const { room } = renamed();
    expect(decideDeed(room, { t: 'rename', person: 2, name })).toEqual({ t: 'denied', why });
  });

  it('is somebody who is there', () => {
    const { room } = renamed();
    const deed = { t: 'rename', person: 3, name: 'Cleo' } as const;
    expect(decideDeed(room, deed)).toEqual({ t: 'denied', why: 'no-such-person' });
  });
});

describe('a table that is closed', () => {
  it('sends everybody away, at every node, lets nobody in and is not played any more', async () => {
    const nodes = new RoomNodes();
    const table = begunRoom('pb');
    await nodes.keep(table);
    const { id } = table.room;
    const [here, there] = [nodes.node('here'), nodes.node('there')];
    const player = new HandLine(here).hello(id, { token: 'Person 1' });
    const looking = new HandLine(there).hello(id);
    await nodes.pass(1000);
    expect(await settled(nodes, here.operate(id, { t: 'shut' }))).toEqual({ t: 'done' });
    expect([player.closed, looking.closed]).toEqual(['shut', 'shut']);
    const again = new HandLine(there).hello(id, { token: 'Person 1' });
    await nodes.pass(1000);
    expect(again.closed).toBe('shut');
    expect(await settled(nodes, here.told(id))).toBeUndefined();
    expect(await settled(nodes, there.record(id))).toBe('missing');
    expect(await settled(nodes, there.inspect(id))).toMatchObject({ isShut: true });
    expect(await settled(nodes, there.operate(id, { t: 'shut' }))).toEqual({ t: 'done' });
    const events = await nodes.events(id);
    expect(events.filter((t) => t === 'shut')).toHaveLength(1);
    await nodes.pass(60_000);
    expect(await nodes.events(id)).toEqual(events);
    expect(await settled(nodes, here.operate('nowhere', { t: 'shut' }))).toBeUndefined();
    expect(nodes.errors).toEqual([]);
  });

  it('is over for lists and sweeps', () => {
    const { steps } = begunRoom('pb');
    const room = foldRoom([...steps, { at: 5000, events: [{ t: 'shut' }] }]);
    expect(roomSummary(room)).toMatchObject({ phase: 'over' });
  });
});

async function settled<T>(nodes: RoomNodes, work: Promise<T>): Promise<T> {
  await nodes.pass(1000);
  return work;
}

class BanList implements Bans {
  readonly addresses = new Set<string>();
  readonly untilFor = (address: string | undefined): number | undefined =>
    address !== undefined && this.addresses.has(address) ? 9000 : undefined;
  readonly untilOf = ({ doorKey, from }: { doorKey: string; from: string }): number | undefined =>
    [...this.addresses].some((one) => `hash of ${doorKey}/${one}`.slice(-6) === from)
      ? 9000
      : undefined;
}

describe('who is banned', () => {
  async function table(): Promise<{ nodes: RoomNodes; bans: BanList; id: string }> {
    const nodes = new RoomNodes();
    const bans = new BanList();
    const decided = new DecidedRoom({
      setup: { edition: 'level-8-101', players: 2, rules: { levels: 2 } },
    });
    const { doorKey, id } = decided.room;
    const comingFrom = (address: string): string => `hash of ${doorKey}/${address}`.slice(-6);
    decided.tryJoin('Ana', undefined, undefined, comingFrom('home-1'));
    decided.tryJoin('Rude', undefined, undefined, comingFrom('rude-9'));
    for (const person of [1, 2]) decided.ask(person, { t: 'sit', seat: person });
    expect(decided.ask(1, { t: 'begin' })).toMatchObject({ t: 'events' });
    await nodes.keep(decided);
    return { nodes, bans, id };
  }

  it('leaves the table, where a bot plays on, and is told until when', async () => {
    const { nodes, bans, id } = await table();
    const [here, there] = [nodes.node('here', { bans }), nodes.node('there', { bans })];
    const ana = new HandLine(here, 'home-1').hello(id, { token: 'Ana' });
    const rude = new HandLine(there, 'rude-9').hello(id, { token: 'Rude' });
    const looking = new HandLine(here, 'rude-9').hello(id);
    await nodes.pass(1000);
    bans.addresses.add('rude-9');
    await settled(nodes, Promise.all([here.heedBans(), there.heedBans()]));
    const closed = { t: 'closed', why: 'banned', until: 9000 };
    expect(rude.told.at(-1)).toEqual(closed);
    expect(looking.told.at(-1)).toEqual(closed);
    expect(ana.closed).toBeUndefined();
    expect(ana.room.seats).toMatchObject([{ t: 'person', name: 'Ana' }, { t: 'bot' }]);
    expect(ana.room.people.map(({ name }) => name)).toEqual(['Ana']);
    for (const token of ['Rude', undefined]) {
      const more = token === undefined ? {} : { token };
      const again = new HandLine(there, 'rude-9').hello(id, more);
      await nodes.pass(1000);
      expect(again.told).toEqual([closed]);
    }
    bans.addresses.clear();
    const free = new HandLine(there, 'rude-9').hello(id);
    await nodes.pass(1000);
    expect(free.told[0]).toMatchObject({ t: 'welcome' });
    expect(nodes.errors).toEqual([]);
  });

  it('leaves the table of the ban, also where nobody is connected', async () => {
    const { nodes, bans, id } = await table();
    const here = nodes.node('here', { bans });
    bans.addresses.add('rude-9');
    await settled(nodes, here.heedBans(id));
    const seen = await settled(nodes, here.inspect(id));
    expect(seen?.people.map(({ names }) => names)).toEqual([['Ana']]);
    expect(await settled(nodes, here.person(id, 2))).toMatchObject({ names: ['Rude'] });
  });

  it('leaves every other table on coming back to it', async () => {
    const { nodes, bans, id } = await table();
    const here = nodes.node('here', { bans });
    const ana = new HandLine(here, 'home-1').hello(id, { token: 'Ana' });
    bans.addresses.add('rude-9');
    const rude = new HandLine(here, 'rude-9').hello(id, { token: 'Rude' });
    await nodes.pass(1000);
    expect(rude.closed).toBe('banned');
    expect(ana.room.seats[1]).toMatchObject({ t: 'bot' });
  });
});
