import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_NOTICE_BYTES, gossipNotices, noticeHead, parseNotice, partsOf } from './notices.ts';

it('gossip is told in as few notices as hold it', () => {
  const gossip = fc.record({
    t: fc.constant('present' as const),
    node: fc.constant('n1'),
    id: fc.stringMatching(/^[0-9a-f]{32}$/u),
    people: fc.array(fc.tuple(fc.nat(99), fc.boolean()), { maxLength: 24 }),
    watchers: fc.nat(1000),
  });
  fc.assert(
    fc.property(fc.array(gossip, { maxLength: 120 }), (news) => {
      const notices = gossipNotices('n1', news);
      const heard = notices.map((notice) => parseNotice(notice)?.news);
      expect(heard.flatMap((one) => (one?.t === 'gossip' ? one.gossip : []))).toEqual(news);
      const sizes = notices.map((notice) => Buffer.byteLength(notice));
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(MOST_NOTICE_BYTES);
      for (const [index, size] of sizes.slice(1).entries()) {
        expect(size + sizes[index]!).toBeGreaterThan(MOST_NOTICE_BYTES);
      }
    }),
  );
});

it.each(['beat', 'bye'] as const)('a %s says whose it is', (t) => {
  expect(parseNotice(noticeHead('n1', t))).toEqual({ node: 'n1', news: { t } });
});

it('what others say on our channel is nothing', () => {
  expect(['', 'hello', 'n1\u001Fwhat', '{"t":"steps"}'].map(parseNotice)).toEqual(
    Array.from({ length: 4 }),
  );
});

it('no notice of steps is too long, and only what must be is told without its text', () => {
  const step = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.nat(9000).map((length) => 'ü'.repeat(length)),
    fc.nat(9000).map((length) => 'x'.repeat(length)),
  );
  const id = fc.stringMatching(/^[0-9a-fé]{1,40}$/u);
  const head = noticeHead('n1', 'steps');
  fc.assert(
    fc.property(fc.array(fc.record({ id, step }), { maxLength: 40 }), (steps) => {
      const notices = new Map<number, string>();
      for (const [index, part] of partsOf(head, steps).entries()) {
        const { id: table, step: text } = steps[index]!;
        const bare = `\u001E${table}\u001F${2 ** 31 - 1}`;
        const whole = `${bare}\u001F${text}`;
        const isLong = Buffer.byteLength(head + whole) > MOST_NOTICE_BYTES;
        expect(part < 0).toBe(isLong || text.includes('\u001E') || text.includes('\u001F'));
        const notice = notices.get(Math.abs(part)) ?? head;
        notices.set(Math.abs(part), notice + (part < 0 ? bare : whole));
      }
      const sizes = [...notices.values()].map((notice) => Buffer.byteLength(notice));
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(MOST_NOTICE_BYTES);
      expect([...notices.keys()]).toEqual(sizes.map((_, index) => index + 1));
    }),
    { numRuns: 50 },
  );
});
