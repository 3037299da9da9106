/** What every storage knows of who wants pushes, and of what is to be told. */
import type { RoomSummary, Standing } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { NEWS_DELAY, type Storage } from '../ledger/storage.ts';

const STANDING: Standing = { number: 1, seats: [{ token: 'a', name: 'A' }], due: [1], until: 7 };
const PHONE = { device: 'phone', endpoint: 'https://e', p256dh: 'p', auth: 's', wants: 'turn end' };

function playing(isNews: boolean): RoomSummary {
  return {
    phase: 'playing',
    round: 1,
    people: 1,
    days: { standing: STANDING, ...(isNews && { isNews }) },
  };
}

export function describePushes(open: () => Promise<Storage>): void {
  describe('pushes of any storage', () => {
    it('have a key that is made once', async () => {
      const { pushes } = await open();
      const all = await Promise.all(['one', 'two'].map(async (key) => pushes.secret('key', key)));
      expect(new Set(all).size).toBe(1);
      expect(await pushes.secret('key', 'three')).toBe(all[0]);
      expect(await pushes.secret('other', 'four')).toBe('four');
    });

    it('are to be told after a moment, until they have been, or there is other news', async () => {
      const { ledger, pushes } = await open();
      for (const id of ['a', 'b']) await ledger.create({ id, code: id }, { step: '0' });
      const began = Date.now();
      await ledger.append('a', 1, { step: '1', summary: playing(true) });
      await ledger.append('b', 1, { step: '1', summary: playing(false) });
      expect(await pushes.news(began, 9)).toEqual([]);
      const later = Date.now() + NEWS_DELAY;
      const news = { id: 'a', phase: 'playing', standing: STANDING, no: 1, tries: 0 };
      expect(await pushes.news(later, 9)).toEqual([news]);
      // A step without news leaves it; one that failed is tried again.
      await ledger.append('a', 2, { step: '2', summary: playing(false) });
      await pushes.settle('a', 1, later + 500);
      expect(await pushes.news(later, 9)).toEqual([]);
      expect(await pushes.news(later + 500, 9)).toEqual([{ ...news, tries: 1 }]);
      await ledger.append('a', 3, { step: '3', summary: playing(true) });
      await pushes.settle('a', 1);
      expect(await pushes.news(Date.now() + NEWS_DELAY, 9)).toEqual([{ ...news, no: 3 }]);
      await pushes.settle('a', 3);
      expect(await pushes.news(later * 2, 9)).toEqual([]);
      const over: RoomSummary = { ...playing(true), phase: 'over' };
      const opens = { id: 'c', first: { step: '0' } };
      await ledger.append('a', 4, { step: '4', summary: over, opens });
      expect(await pushes.news(later * 2, 9)).toMatchObject([{ id: 'a', no: 4, tries: 0 }]);
    });

    it('are for the seats that a device named last, of tables that are there', async () => {
      const { ledger, pushes } = await open();
      for (const id of ['a', 'b']) await ledger.create({ id, code: id }, { step: '0' });
      const seat = (id: string, token = 'x') => ({ id, token });
      await pushes.keep(PHONE, [seat('a'), seat('b'), seat('a', 'y'), seat('nowhere')]);
      const heard = { ...PHONE, token: 'x', sent: null };
      expect(await pushes.listeners('b')).toEqual([heard]);
      expect(await pushes.listeners('a')).toHaveLength(2);
      expect(await pushes.listeners('nowhere')).toEqual([]);
      await pushes.told(seat('b'), 'phone', 7);
      await pushes.keep({ ...PHONE, wants: 'end' }, [seat('b')]);
      expect(await pushes.listeners('b')).toEqual([{ ...heard, wants: 'end', sent: 7 }]);
      expect(await pushes.listeners('a')).toEqual([]);
      await pushes.keep({ ...PHONE, device: 'desk' }, [seat('b')]);
      await pushes.forget('phone');
      expect(await pushes.listeners('b')).toEqual([{ ...heard, device: 'desk' }]);
    });

    it('of invitations are told each device of who is invited, until they have been', async () => {
      const { people, pushes } = await open();
      const { friends } = people;
      for (const id of ['a', 'b']) {
        const session = { id: `${id}1`, profile: id, hash: id, device: '', made: 1, seen: 1 };
        await people.create({ id, name: id.toUpperCase(), face: '', made: 1, seen: 1 }, session);
      }
      const [pair, back] = [
        { id: 'a', other: 'b' },
        { id: 'b', other: 'a' },
      ];
      for (const one of [pair, back]) await friends.tie(one, 1);
      const where = { device: 'phone', endpoint: 'https://e', p256dh: 'p', auth: 's' };
      await pushes.keepFor({ profile: 'b', session: 'b1' }, where);
      await pushes.keepFor({ profile: 'b', session: 'a1' }, where);
      expect([await pushes.callees('b'), await pushes.callees('a')]).toEqual([[where], []]);
      expect(await friends.invite(pair, 'TABLE', 5)).toBe('done');
      const call = {
        from: 'a',
        to: 'b',
        name: 'A',
        table: 'TABLE',
        made: 5,
        tries: 0,
        told: [] as readonly string[],
      };
      expect([await pushes.calls(4, 9), await pushes.calls(5, 9)]).toEqual([[], [call]]);
      await pushes.toldCall(call, 'phone');
      await pushes.settleCall(call, 9);
      expect(await pushes.calls(8, 9)).toEqual([]);
      const [tried] = await pushes.calls(9, 9);
      expect(tried).toEqual({ ...call, tries: 1, told: ['phone'] });
      await pushes.settleCall(call);
      // To the same table again is nothing new, to another is.
      await friends.invite(pair, 'TABLE', 10);
      expect(await pushes.calls(99, 9)).toEqual([]);
      await friends.invite(pair, 'OTHER', 11);
      expect(await pushes.calls(99, 9)).toEqual([{ ...call, table: 'OTHER', made: 11 }]);
      await people.endSession('b', 'b1');
      expect(await pushes.callees('b')).toEqual([]);
      await friends.dropInvitation(back);
      expect(await pushes.calls(99, 9)).toEqual([]);
    });

    it('go with their table', async () => {
      const { ledger, pushes, sweep } = await open();
      await ledger.create({ id: 'a', code: 'A' }, { step: '0' });
      await pushes.keep(PHONE, [{ id: 'a', token: 'x' }]);
      const hour = 3_600_000;
      const rules = { empty: hour, idle: hour, retention: hour, share: 100 };
      expect(await sweep(Date.now() + 3 * hour, rules)).toEqual({ removed: 1, held: 0 });
      expect(await pushes.listeners('a')).toEqual([]);
    });
  });
}
