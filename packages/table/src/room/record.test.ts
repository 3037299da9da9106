/** The record of a table, asked of a node that has not heard yet what another one stored. */
import { assert } from '@palier/rules';
import { expect, it } from 'vitest';
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
