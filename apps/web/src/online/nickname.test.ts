import { ask } from '@palier/table/room';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanNickname } from './nickname.ts';

it.each([
  ['Anna', 'Anna'],
  [' Anna  Lena ', ' Anna  Lena '],
  ['An\u0000na\u2028', 'Anna'],
  ['a very long name that goes on', 'a very long name tha'],
  ['nineteen characters😀', 'nineteen characters'],
])('%j is %j', (typed, name) => {
  expect(cleanNickname(typed)).toBe(name);
});

it('a table takes what is left of anything', () => {
  const salt = '0'.repeat(32);
  const token = '0'.repeat(16);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const name = cleanNickname(typed).trim();
      fc.pre(name !== '');
      const join = { t: 'join', id: 1, name, salt, token };
      expect(ask.safeParse(join).success).toBe(true);
    }),
  );
});
