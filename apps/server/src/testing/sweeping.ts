/** What every storage does with tables that are too old: one contract for SQLite and PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { TOUCH_STEP, type Storage } from '../ledger/storage.ts';

export function describeSweeping(open: () => Promise<Storage>): void {
  describe('sweeping any storage', () => {
    it('by a clock that cannot be right removes nothing that people played, unless it may', async () => {
      const { ledger, sweep, count } = await open();
      const [day, now] = [86_400_000, Date.now()];
      const played = ['a', 'b', 'c', 'd'];
      for (const id of [...played, 'empty']) await ledger.create({ id, code: id }, { step: '0' });
      for (const id of played) {
        const summary = { phase: id === 'd' ? 'over' : 'playing', round: 1, people: 2 } as const;
        await ledger.append(id, 1, { step: '1', summary });
      }
      const rules = { empty: day, idle: 30 * day, retention: 90 * day, share: 74 };
      // Three of four are due.
      expect(await sweep(now + 60 * day, rules)).toEqual({ removed: 1, held: 3 });
      expect(await count()).toEqual({ tables: 4 });
      expect(await sweep(now + 60 * day, { ...rules, share: 75 })).toEqual({ removed: 3, held: 0 });
      expect(await sweep(now + 365 * day, rules)).toEqual({ removed: 0, held: 1 });
      expect(await sweep(now + 365 * day, { ...rules, share: 100 })).toEqual({
        removed: 1,
        held: 0,
      });
    });

    it('removes tables that nobody is at long before those that people are at', async () => {
      const { ledger, sweep, stillOpen } = await open();
      const [hour, now] = [3_600_000, Date.now()];
      const one = { phase: 'lobby', round: 0, people: 1 } as const;
      for (const id of ['never', 'joined', 'left', 'going']) {
        await ledger.create({ id, code: id }, { step: '0', summary: { ...one, people: 0 } });
        if (id !== 'never') await ledger.append(id, 1, { step: '1', summary: one });
      }
      await ledger.append('left', 2, { step: '2', summary: { ...one, people: 0 } });
      await ledger.append('going', 2, { step: '2', summary: { ...one, phase: 'over' } });
      const rules = { empty: hour, idle: 30 * 24 * hour, retention: 90 * 24 * hour, share: 25 };
      expect(await sweep(now + hour - TOUCH_STEP, rules)).toEqual({ removed: 0, held: 0 });
      expect(await sweep(now + hour + TOUCH_STEP, rules)).toEqual({ removed: 2, held: 0 });
      const ids = ['never', 'left', 'joined', 'going', 'nowhere'];
      const found = await Promise.all(ids.map(async (id) => (await ledger.find(id)) !== undefined));
      expect(found).toEqual([false, false, true, true, false]);
      expect(await stillOpen(ids)).toEqual(new Set(['joined']));
    });

    it('removes what is too old, by what it is', async () => {
      const { ledger, sweep, count } = await open();
      const [hour, now] = [3_600_000, Date.now()];
      for (const phase of ['lobby', 'playing', 'over'] as const) {
        const summary = { phase, round: 1, people: 2 };
        await ledger.create({ id: phase, code: phase }, { step: '0' });
        await ledger.append(phase, 1, { step: '1', summary });
      }
      expect(await count()).toEqual({ tables: 3 });
      const rules = { empty: hour, idle: hour, retention: 3 * hour, share: 100 };
      expect(await sweep(now + hour, rules)).toEqual({ removed: 0, held: 0 });
      expect(await sweep(now + hour + 2 * TOUCH_STEP, rules)).toEqual({ removed: 2, held: 0 });
      expect(await count()).toEqual({ tables: 1 });
      expect(await ledger.find('lobby')).toBeUndefined();
      expect(await ledger.append('playing', 2, { step: '2' })).toBe('missing');
      expect(await ledger.create({ id: 'new', code: 'LOBBY' }, { step: 'x' })).toBe('stored');
      expect(await ledger.since('new', 0)).toEqual([{ rev: 0, step: 'x' }]);
      expect(await ledger.append('over', 2, { step: '2' })).toBe('stored');
      expect(await sweep(now + 3 * hour + 2 * TOUCH_STEP, rules)).toEqual({ removed: 2, held: 0 });
      expect(await count()).toEqual({ tables: 0 });
      expect(await ledger.since('over', 0)).toBeUndefined();
    });
  });
}
