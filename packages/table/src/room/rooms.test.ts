/** The tables that a node has open: how they are found, opened, left open for a while, and stopped. */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes, type LedgerCall } from '../testing/room-nodes.ts';

const ID = 'table';
const CODE = 'ABCDEF';

async function world(game = begunRoom('pp')) {
  const nodes = new RoomNodes();
  await nodes.keep(game);
  const rooms = nodes.node('one');
  const line = (): HandLine => new HandLine(rooms);
  return { nodes, rooms, line };
}

/** Lets the next call of that kind wait until it is let go, and fail if it is told to. */
function hold(nodes: RoomNodes, call: LedgerCall | 'claim') {
  const gate = Promise.withResolvers<void>();
  nodes.before = async (doing) => {
    if (doing.call !== call) return;
    nodes.before = async () => undefined;
    await gate.promise;
  };
  return { go: () => gate.resolve(), fail: () => gate.reject(new Error('the ledger is away')) };
}

describe('a table', () => {
  it.each([
    ['its id', ID],
    ['its code', CODE],
    ['its code in small letters', CODE.toLowerCase()],
  ])('is found by %s', async (_, name) => {
    const { nodes, line } = await world();
    const guest = line().hello(name, { token: 'Person 1' });
    await nodes.pass(50);
    expect(guest.told[0]).toMatchObject({ t: 'welcome', person: 1, room: { id: ID } });
  });

  it('that is none is closed at once', async () => {
    const { nodes, rooms, line } = await world();
    const guest = line().hello('nowhere');
    await nodes.pass(50);
    expect(guest.told).toEqual([{ t: 'closed', why: 'no-such-table' }]);
    expect(guest.closed).toBe('no-such-table');
    expect(await Promise.all([rooms.told('nowhere'), nodes.pass(50)])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is opened once for all who come at once', async () => {
    const { nodes, rooms, line } = await world();
    for (const token of ['Person 1', 'Person 2']) line().hello(ID, { token });
    await nodes.pass(50);
    expect(rooms.counts()).toEqual({ rooms: 1, guests: 2 });
    expect(nodes.count('one', 'find')).toBe(2);
  });

  it('is asked for again where the ledger fails', async () => {
    const { nodes, line } = await world();
    const gate = hold(nodes, 'find');
    const guest = line().hello(ID);
    gate.fail();
    await nodes.pass(50);
    expect(guest.closed).toBe('failed');
    const again = line().hello(ID);
    await nodes.pass(50);
    expect(again.told[0]).toMatchObject({ t: 'welcome' });
  });

  it('hears nothing before a hello, and a hello once', async () => {
    const { nodes, rooms, line } = await world();
    const guest = line();
    guest.ask((id) => ({ t: 'ping', id }));
    await nodes.pass(50);
    expect(guest.told).toEqual([]);
    guest.hello(ID, { token: 'Person 1' }).hello(ID, { token: 'Person 2' });
    await nodes.pass(50);
    expect(guest.told.filter(({ t }) => t === 'welcome')).toMatchObject([{ person: 1 }]);
    expect(rooms.counts().guests).toBe(1);
  });

  it('answers what was asked while it was looked for, in order', async () => {
    const { nodes, line } = await world();
    const guest = line().hello(ID, { token: 'Person 1' });
    const wish = guest.ask((id) => ({ t: 'wantNext', id, on: true }));
    const record = guest.ask((id) => ({ t: 'record', id }));
    await nodes.pass(50);
    const answers = guest.told.flatMap((tell) => (tell.t === 'answered' ? [tell.id] : []));
    expect(answers).toEqual([wish, record]);
  });
});

describe('a table that nobody looks at', () => {
  it('stays open for a while, and is opened again as it was', async () => {
    const { nodes, rooms, line } = await world();
    const guest = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    guest.drop();
    await nodes.pass(9000);
    expect(rooms.counts()).toEqual({ rooms: 1, guests: 0 });
    await nodes.pass(2000);
    expect(rooms.counts()).toEqual({ rooms: 0, guests: 0 });
    const again = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    expect(again.told[0]).toMatchObject({ t: 'welcome', person: 1, room: { phase: 'playing' } });
    expect(again.shown).toBe(1);
  });

  it('stays open for who comes back in time', async () => {
    const { nodes, rooms, line } = await world();
    const guest = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    guest.drop();
    await nodes.pass(5000);
    const again = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(20_000);
    expect(rooms.counts()).toEqual({ rooms: 1, guests: 1 });
    expect(again.closed).toBeUndefined();
  });

  it.each(['told', 'record'] as const)('is not kept for who only asks: %s', async (question) => {
    const { nodes, rooms } = await world();
    void rooms[question](ID);
    await nodes.pass(100);
    expect(rooms.counts().rooms).toBe(1);
    await nodes.pass(11_000);
    expect(rooms.counts().rooms).toBe(0);
  });

  it('is not kept for who was gone before it was found', async () => {
    const { nodes, rooms, line } = await world();
    const gate = hold(nodes, 'since');
    const guest = line().hello(ID);
    await nodes.pass(10);
    guest.drop();
    gate.go();
    await nodes.pass(50);
    expect(rooms.counts().rooms).toBe(1);
    await nodes.pass(11_000);
    expect(rooms.counts().rooms).toBe(0);
  });

  it('is closed a while later where it was busy when its time came', async () => {
    const { nodes, rooms, line } = await world();
    const guest = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    const gate = hold(nodes, 'append');
    guest.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(50);
    guest.drop();
    await nodes.pass(11_000);
    expect(rooms.counts().rooms).toBe(1);
    gate.go();
    await nodes.pass(11_000);
    expect(rooms.counts().rooms).toBe(0);
  });
});

describe('a node that stops', () => {
  it('does what was asked, tells everybody to come again, and keeps nothing', async () => {
    const { nodes, rooms, line } = await world();
    const guests = ['Person 1', 'Person 2'].map((token) => line().hello(ID, { token }));
    await nodes.pass(50);
    const wish = guests[0]!.ask((id) => ({ t: 'wantNext', id, on: true }));
    const stopped = rooms.stop();
    await nodes.pass(50);
    await stopped;
    expect(guests[0]!.answerTo(wish)).toEqual({ t: 'done' });
    expect(guests.map(({ closed }) => closed)).toEqual(['stopping', 'stopping']);
    expect(rooms.counts()).toEqual({ rooms: 0, guests: 0 });
    expect(nodes.errors).toEqual([]);
  });

  it('lets nobody in any more', async () => {
    const { nodes, rooms, line } = await world();
    await rooms.stop();
    const guest = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    expect(guest.closed).toBe('stopping');
  });

  it.each(['find', 'since'] as const)('opens nothing that it was about to: %s', async (call) => {
    const { nodes, rooms, line } = await world();
    const gate = hold(nodes, call);
    const guest = line().hello(ID, { token: 'Person 1' });
    await nodes.pass(10);
    const stopped = rooms.stop();
    gate.go();
    await nodes.pass(50);
    await stopped;
    expect(guest.closed).toBe('stopping');
    expect(rooms.counts()).toEqual({ rooms: 0, guests: 0 });
  });

  it('gives the clocks back their time: the next begins them anew', async () => {
    const { nodes, rooms } = await world(begunRoom('pp', { clock: 'quick' }));
    new HandLine(rooms).hello(ID, { token: 'Person 1' });
    await nodes.pass(20_000);
    const stopped = rooms.stop();
    await nodes.pass(50);
    await stopped;
    await nodes.pass(20_000);
    const guest = new HandLine(nodes.node('two')).hello(ID, { token: 'Person 1' });
    await nodes.pass(50);
    expect(guest.room.left).toBeGreaterThan(29_000);
  });
});

describe('a new table', () => {
  it('is refused where nobody can play it', async () => {
    const { rooms } = await world();
    const options = { ...new DecidedRoom().room.options, setup: { edition: 'none', players: 2 } };
    expect(await rooms.create(options)).toEqual({ t: 'denied', why: 'bad-setup' });
  });
});
