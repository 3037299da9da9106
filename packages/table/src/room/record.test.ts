/** The record of a table, asked of a node that has not heard yet what another one stored. */
import { assert } from '@palier/rules';
import { expect, it, onTestFinished, vi } from 'vitest';
import { begunRoom } from '../testing/decided-room.ts';
import { RoomNode } from '../testing/room-node.ts';
import { makeStep } from './step.ts';

it('is given once the game is over, though the notice of that is late', async () => {
  const game = begunRoom('pp');
  const { id, code } = game.room;
  const node = new RoomNode('record');
  const append = async (from: number): Promise<void> => {
    for (const [index, step] of game.steps.entries()) {
      if (index < from) continue;
      const entry = { step: makeStep(step) };
      const outcome =
        index === 0
          ? await node.ledger.create({ id, code }, entry)
          : await node.ledger.append(id, index, entry);
      assert(outcome === 'stored', 'the ledger takes it');
    }
  };
  await append(0);
  const begun = game.steps.length;
  expect(await node.rooms.record(id)).toBe('not-over');
  game.playOut();
  await append(begun);
  expect(await node.rooms.record(id)).toEqual({
    text: expect.stringContaining('"result"') as string,
  });
});

it('is made once for all who ask, and not kept for ever', async () => {
  const game = begunRoom('pp');
  game.playOut();
  const { id, code } = game.room;
  const node = new RoomNode('record');
  for (const [index, step] of game.steps.entries()) {
    const entry = { step: makeStep(step) };
    if (index === 0) await node.ledger.create({ id, code }, entry);
    else await node.ledger.append(id, index, entry);
  }
  const first = await node.rooms.record(id);
  assert(typeof first !== 'string', 'there is a record');
  const lines = first.text.split('\n').length;
  // Each line is written by it.
  const writing = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => writing.mockRestore());
  for (let asked = 0; asked < 10; asked++) {
    const again = await node.rooms.record(id);
    assert(typeof again !== 'string' && again.text === first.text, 'the same record');
  }
  expect(writing.mock.calls.length).toBeLessThan(10);
  await node.pass(60_000);
  await node.rooms.record(id);
  expect(writing.mock.calls.length).toBeGreaterThanOrEqual(lines - 1);
});
