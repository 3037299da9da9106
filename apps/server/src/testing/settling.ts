/** What every storage knows of games whose end is to be put down. */
import type { RoomSummary } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../ledger/storage.ts';

const OVER: RoomSummary = { phase: 'over', round: 3, people: 2 };
const PLAYING: RoomSummary = { phase: 'playing', round: 3, people: 2 };

export function describeSettling(open: () => Promise<Storage>): void {
  describe('the ends of games in any storage', () => {
    it('are to be put down until they have been, whatever is said afterwards', async () => {
      const { ledger, unsettled, settle } = await open();
      for (const id of ['a', 'b', 'c']) await ledger.create({ id, code: id }, { step: '0' });
      expect(await unsettled(9)).toEqual([]);
      await ledger.append('a', 1, { step: '1', summary: OVER });
      await ledger.append('b', 1, { step: '1', summary: PLAYING });
      await ledger.append('c', 1, { step: '1', summary: OVER });
      expect((await unsettled(9)).toSorted()).toEqual(['a', 'c']);
      expect(await unsettled(1)).toHaveLength(1);
      await settle('a');
      await settle('nowhere');
      await ledger.append('a', 2, { step: '2', summary: OVER });
      expect(await unsettled(9)).toEqual(['c']);
    });

    it('and so are those of tables that go on to the next', async () => {
      const { ledger, unsettled } = await open();
      await ledger.create({ id: 'a', code: 'A' }, { step: '0' });
      const opens = { id: 'b', first: { step: '0' } };
      await ledger.append('a', 1, { step: '1', summary: OVER, opens });
      expect(await unsettled(9)).toEqual(['a']);
    });
  });
}
