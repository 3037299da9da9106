/** What every storage knows of games over days: when something is due, and that they are not too old before. */
import type { DaysSummary, RoomSummary } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { TOUCH_STEP, type Storage } from '../ledger/storage.ts';

const HOUR = 3_600_000;
const STANDING = {
  number: 1,
  seats: [{ token: 'a’s', name: 'Zoë "A"' }, null],
  due: [1],
  until: 7,
};

function playing(days?: DaysSummary): RoomSummary {
  return { phase: 'playing', round: 1, people: 2, ...(days !== undefined && { days }) };
}

export function describeDues(open: () => Promise<Storage>): void {
  describe('what is due in any storage', () => {
    it('is told from the longest due on, until a step says otherwise', async () => {
      const { ledger, due } = await open();
      for (const [id, at] of Object.entries({
        late: 3000,
        soon: 1000,
        next: 2000,
        none: undefined,
      })) {
        await ledger.create({ id, code: id }, { step: '0' });
        const days = { standing: STANDING, ...(at !== undefined && { due: at }) };
        await ledger.append(id, 1, { step: '1', summary: playing(days) });
      }
      expect(await due(999, 10)).toEqual([]);
      expect(await due(2000, 10)).toEqual([
        { id: 'soon', due: 1000 },
        { id: 'next', due: 2000 },
      ]);
      expect(await due(9000, 2)).toHaveLength(2);
      // What is said changes nothing of it, a move does.
      await ledger.append('soon', 2, { step: '2' });
      await ledger.append('next', 2, { step: '2', summary: playing() });
      await ledger.append('late', 2, {
        step: '2',
        summary: playing({ due: 2500, standing: STANDING }),
      });
      expect(await due(9000, 10)).toEqual([
        { id: 'soon', due: 1000 },
        { id: 'late', due: 2500 },
      ]);
    });

    it('says how a game over days stands, and of others that they are there', async () => {
      const { ledger, standings } = await open();
      for (const id of ['days', 'usual', 'lobby'])
        await ledger.create({ id, code: id }, { step: '0' });
      await ledger.append('days', 1, { step: '1', summary: playing({ standing: STANDING }) });
      await ledger.append('usual', 1, { step: '1', summary: playing() });
      const found = await standings(['usual', 'nowhere', 'days', 'lobby', 'zero\0']);
      expect(found.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        { id: 'days', phase: 'playing', standing: STANDING },
        { id: 'lobby', phase: 'lobby', standing: undefined },
        { id: 'usual', phase: 'playing', standing: undefined },
      ]);
      expect(await standings([])).toEqual([]);
    });

    it('is over where a table goes on to the next', async () => {
      const { ledger, due } = await open();
      await ledger.create({ id: 'a', code: 'A' }, { step: '0' });
      await ledger.append('a', 1, { step: '1', summary: playing({ due: 5, standing: STANDING }) });
      const over: RoomSummary = {
        phase: 'over',
        round: 2,
        people: 2,
        days: { standing: STANDING },
      };
      const opens = { id: 'b', first: { step: '0' } };
      expect(await ledger.append('a', 2, { step: '2', summary: over, opens })).toBe('stored');
      expect(await due(9000, 10)).toEqual([]);
    });

    it('keeps a table from being too old before its clock has run out', async () => {
      const { ledger, sweep } = await open();
      const now = Date.now();
      await ledger.create({ id: 'a', code: 'A' }, { step: '0' });
      const days = { due: now + 100 * HOUR, standing: STANDING };
      await ledger.append('a', 1, { step: '1', summary: playing(days) });
      const rules = { empty: HOUR, idle: HOUR, retention: HOUR, share: 100 };
      expect(await sweep(now + 101 * HOUR, rules)).toEqual({ removed: 0, held: 0 });
      const later = now + 101 * HOUR + 2 * TOUCH_STEP;
      expect(await sweep(later, { ...rules, share: 0 })).toEqual({ removed: 0, held: 1 });
      expect(await sweep(later, rules)).toEqual({ removed: 1, held: 0 });
    });
  });
}
