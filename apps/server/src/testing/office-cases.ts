/** What every office does: one contract for memory, SQLite and PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { NewReport } from '@palier/table/room';
import type { NewBan, Office } from '../ledger/index.ts';

const MANY = 1000;
const ALL = { isSettledToo: true, most: MANY };
const OPEN = { isSettledToo: false, most: MANY };
const origin = { doorKey: 'key', from: 'c0ffee' };

export function someReport(at: number, reporter = 1, table = 'a'): NewReport {
  return {
    at,
    table,
    code: 'ABCDEFGH',
    reason: 'rude',
    text: 'It’s “him”; DROP TABLE reports;',
    reporter: { person: reporter, names: [`Zoë ${reporter}`] },
    reported: { person: 2, names: ['Ben', 'Rude 👩🏽‍🚀'], origin },
    lines: [{ at, saying: { t: 'text', text: 'a\n"b"' } }],
  };
}

function someBan(at: number, until: number): NewBan {
  const about = { table: 'a', person: 2, name: 'Ben' };
  return { at, until, by: 'anna', note: 'was rude', target: { t: 'address', ...origin }, about };
}

/** `open`: an empty one, and the same again as after a crash, where it outlives one. */
export function describeOffice(
  name: string,
  open: () => Promise<{ readonly office: Office; readonly reopen?: () => Promise<Office> }>,
): void {
  describe(`the office ${name}`, () => {
    it('keeps reports to the letter, once of each at a table, and not more than there may be', async () => {
      const { office, reopen = async () => office } = await open();
      expect(await office.reports(ALL)).toEqual([]);
      expect(await office.report(1)).toBeUndefined();
      expect(await office.keepReport(someReport(10), 3)).toBe('kept');
      expect(await office.keepReport({ ...someReport(11), reason: 'name' }, 3)).toBe('known');
      expect(await office.keepReport(someReport(12, 3), 3)).toBe('kept');
      expect(await office.keepReport(someReport(13, 1, 'b'), 3)).toBe('kept');
      expect(await office.keepReport(someReport(14, 4), 3)).toBe('full');
      expect(await office.keepReport(someReport(15, 3), 3)).toBe('known');
      const again = await reopen();
      const kept = await again.reports(ALL);
      expect(kept.map(({ no: _, ...report }) => report)).toEqual([
        someReport(13, 1, 'b'),
        someReport(12, 3),
        someReport(10),
      ]);
      expect(await again.report(kept[1]!.no)).toEqual(kept[1]);
      expect(await again.reports({ ...ALL, most: 1 })).toEqual([kept[0]]);
    });

    it('notes with every deed who did it, and settles what there is', async () => {
      const { office } = await open();
      await office.keepReport(someReport(10), MANY);
      await office.keepReport(someReport(11, 3), MANY);
      const [second, first] = await office.reports(OPEN);
      const who = { at: 20, by: 'anna' };
      expect(await office.settle(first!.no, 'talked to', who)).toBe(true);
      expect(await office.settle(first!.no + 1000, 'nobody', who)).toBe(false);
      expect(await office.reports(OPEN)).toEqual([second]);
      const settled = { ...who, note: 'talked to' };
      expect(await office.report(first!.no)).toEqual({ ...first, settled });
      expect(await office.settle(first!.no, 'again', { ...who, at: 21 })).toBe(true);
      await office.note({ at: 22, by: 'ben', what: 'close', about: { table: 'a' } });
      const log = await office.log(MANY);
      expect(log.map(({ no: _, ...deed }) => deed)).toEqual([
        { at: 22, by: 'ben', what: 'close', about: { table: 'a' } },
        { at: 21, by: 'anna', what: 'settle', about: { report: first!.no, note: 'again' } },
        { at: 20, by: 'anna', what: 'settle', about: { report: first!.no, note: 'talked to' } },
      ]);
      expect(await office.log(1)).toEqual([log[0]]);
    });

    it('has bans in force until their time, or until they are lifted', async () => {
      const { office, reopen = async () => office } = await open();
      const no = (await office.ban(someBan(10, 100), 2))!;
      const other = (await office.ban(someBan(11, 200), 2))!;
      expect(await office.ban(someBan(12, 300), 2)).toBeUndefined();
      expect(await (await reopen()).bans(50)).toEqual([
        { ...someBan(10, 100), no },
        { ...someBan(11, 200), no: other },
      ]);
      const now = await reopen();
      expect((await now.bans(100)).map((ban) => ban.no)).toEqual([other]);
      expect(await now.unban(no, { at: 150, by: 'ben' })).toBe(false);
      expect(await now.unban(other, { at: 150, by: 'ben' })).toBe(true);
      expect(await now.unban(other, { at: 151, by: 'ben' })).toBe(false);
      expect(await now.bans(151)).toEqual([]);
      // What has ended makes room.
      const next = await now.ban(someBan(160, 300), 1);
      expect(next).toBeGreaterThan(other);
      const log = await now.log(MANY);
      expect(log.map(({ by, what, about }) => [by, what, about['ban']])).toEqual([
        ['anna', 'ban', next],
        ['ben', 'unban', other],
        ['anna', 'ban', other],
        ['anna', 'ban', no],
      ]);
      expect(log[3]!.about).toEqual({
        ban: no,
        until: 100,
        table: 'a',
        person: 2,
        name: 'Ben',
        note: 'was rude',
      });
    });

    it('forgets what is old, but not who did what, and gives no number twice', async () => {
      const { office } = await open();
      await office.keepReport(someReport(10), MANY);
      await office.keepReport(someReport(20, 3), MANY);
      await office.ban(someBan(10, 15), MANY);
      await office.ban(someBan(10, 25), MANY);
      const [newest] = await office.reports(ALL);
      await office.forget(20);
      expect((await office.reports(ALL)).map(({ at }) => at)).toEqual([20]);
      expect((await office.bans(1)).map(({ until }) => until)).toEqual([25]);
      expect(await office.log(MANY)).toHaveLength(2);
      await office.forget(30);
      expect(await office.reports(ALL)).toEqual([]);
      await office.keepReport(someReport(40), MANY);
      expect((await office.reports(ALL))[0]!.no).toBeGreaterThan(newest!.no);
    });
  });
}
