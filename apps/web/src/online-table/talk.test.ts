import { describe, expect, test } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import { USUAL_TALK, isMuted, talkCodec, withMuted, type TalkPrefs } from './talk.ts';

describe('who is not heard', () => {
  const muted = withMuted(USUAL_TALK, 'KXR7MQ', { person: 3, on: true });

  test('is somebody at one table, whoever has that number elsewhere', () => {
    expect(isMuted(muted, 'KXR7MQ', 3)).toBe(true);
    expect(isMuted(muted, 'KXR7MQ', 2)).toBe(false);
    expect(isMuted(muted, 'ABCDEF', 3)).toBe(false);
  });

  test('is heard again, and the table is forgotten with the last of them', () => {
    expect(withMuted(muted, 'KXR7MQ', { person: 3, on: false })).toEqual(USUAL_TALK);
  });

  test('is listed once', () => {
    expect(withMuted(muted, 'KXR7MQ', { person: 3, on: true })).toEqual(muted);
  });

  test('is remembered at the newest twenty tables', () => {
    const tables = Array.from({ length: 25 }, (_, index) => `T${index}`);
    const many = tables.reduce(
      (prefs, code) => withMuted(prefs, code, { person: 1, on: true }),
      USUAL_TALK,
    );
    expect(many.muted.map(({ code }) => code)).toEqual(tables.toReversed().slice(0, 20));
  });
});

describe('what is stored', () => {
  test('comes back', () => {
    const prefs: TalkPrefs = {
      isQuiet: true,
      isSpoken: false,
      seen: { table: 'a', at: 17 },
      muted: [{ code: 'KXR7MQ', people: [2, 5] }],
    };
    expect(parseKept(talkCodec, makeKept(talkCodec, prefs))).toEqual(prefs);
  });

  test.each([
    null,
    '',
    'no JSON',
    '[]',
    '7',
    'null',
    '{"isQuiet":"yes","isSpoken":1,"seen":{"table":3},"muted":{}}',
    '{"muted":[null,7,{"code":4,"people":[1]},{"code":"x"}]}',
  ])('is taken only if it is what it should be: %s', (text) => {
    expect(parseKept(talkCodec, text) ?? USUAL_TALK).toEqual(USUAL_TALK);
  });

  test('loses only the numbers that are none', () => {
    const text = '{"muted":[{"code":"x","people":[1,"2",null,3.5,4]}]}';
    expect(parseKept(talkCodec, text)?.muted).toEqual([{ code: 'x', people: [1, 4] }]);
  });
});
