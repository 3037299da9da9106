/** Who lets the bots play where several nodes could: one at a time, and without asking for it all the time. */
import { describe, expect, it } from 'vitest';
import { begunRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { parseStep } from './step.ts';

const ID = 'table';
/** As long as a lease lasts; it is asked for again at half of that. */
const LEASE = 6000;

/** Two people at two nodes, and bots that have much to do between their turns. */
async function busy() {
  const game = begunRoom('pbpb', { setup: { edition: 'level-8-101', players: 4 } });
  const nodes = new RoomNodes();
  await nodes.keep(game);
  const [one, two] = [nodes.node('one'), nodes.node('two')];
  const lines = [
    new HandLine(one).hello(ID, { token: 'Person 1' }),
    new HandLine(two).hello(ID, { token: 'Person 3' }),
  ];
  await nodes.pass(20);
  return { game, nodes, one, two, lines };
}

/** People's turns are played as soon as they come; answers how many moves there were. */
async function play({ game, nodes, lines }: Awaited<ReturnType<typeof busy>>, ms: number) {
  const end = nodes.time.now() + ms;
  let moves = 0;
  while (nodes.time.now() < end) {
    await nodes.pass(50);
    const steps = (await nodes.memory.since(ID, 0)) ?? [];
    for (const { step } of steps.slice(game.steps.length)) {
      const { events } = parseStep(step);
      game.fold(events);
      if (events.some(({ t }) => t === 'played')) moves++;
    }
    const [seat] = game.due;
    if (seat !== 1 && seat !== 3) continue;
    const line = lines[seat === 1 ? 0 : 1]!;
    const [at, written] = [game.number, game.moveFor(seat)];
    line.ask((id) => ({ t: 'act', id, key: `key-of-move-${at}`, at, move: written }));
  }
  return moves;
}

describe('the lease of a table', () => {
  it('is asked for at its pace by both nodes, however many moves there are', async () => {
    const table = await busy();
    const { nodes } = table;
    const moves = await play(table, 10 * LEASE);
    expect(moves).toBeGreaterThan(100);
    for (const node of ['one', 'two']) {
      expect(nodes.count(node, 'claim')).toBeGreaterThan(1);
      expect(nodes.count(node, 'claim')).toBeLessThanOrEqual(22);
      expect(nodes.count(node, 'release')).toBe(0);
    }
  });

  it('goes to the other node when nobody is left at the first', async () => {
    const table = await busy();
    const { nodes, lines } = table;
    await play(table, LEASE);
    const holder = nodes.doings.find(({ call }) => call === 'claim')!.node;
    const leaver = lines[holder === 'one' ? 0 : 1]!;
    leaver.drop();
    await nodes.pass(50);
    expect(nodes.count(holder, 'release')).toBe(1);
    const before = nodes.count(holder, 'claim');
    await nodes.pass(LEASE);
    expect(nodes.count(holder, 'claim')).toBe(before);
  });

  it('is not kept by a node that stops while it asks for it', async () => {
    const nodes = new RoomNodes();
    await nodes.keep(begunRoom('pb', { clock: 'quick' }));
    const one = nodes.node('one');
    const gate = Promise.withResolvers<void>();
    nodes.before = async ({ call }) => (call === 'claim' ? gate.promise : undefined);
    new HandLine(one).hello(ID, { token: 'Person 1' });
    await nodes.pass(20);
    expect(nodes.count('one', 'claim')).toBe(1);
    const stopped = one.stop();
    gate.resolve();
    await nodes.pass(50);
    await stopped;
    expect(nodes.count('one', 'release')).toBe(1);
  });

  it('that cannot be had because leases fail is asked for again', async () => {
    const nodes = new RoomNodes();
    const game = begunRoom('pb');
    while (game.due[0] !== 2) game.go();
    await nodes.keep(game);
    nodes.before = async ({ call }) => {
      if (call === 'claim') throw new Error('the leases are away');
    };
    const line = new HandLine(nodes.node('one')).hello(ID, { token: 'Person 1' });
    await nodes.pass(LEASE);
    expect(line.shown).toBe(game.number);
    nodes.before = async () => undefined;
    await nodes.pass(LEASE);
    expect(line.shown).toBeGreaterThan(game.number);
  });
});
