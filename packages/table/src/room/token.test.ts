import { expect, it } from 'vitest';
import { hexFrom } from '../testing/scripted-dial.ts';
import { makeReturnCode, parseReturnCode, TOKEN_BYTES, tokenFrom } from './token.ts';

it('a token is eighty bits, five to a letter', () => {
  expect(tokenFrom('0'.repeat(20))).toBe('0'.repeat(16));
  expect(tokenFrom('f'.repeat(20))).toBe('Z'.repeat(16));
  // 00000 00001 00010 00011 … 11111, read as hexadecimal digits.
  expect(tokenFrom('00443214c74254b635cf')).toBe('0123456789ABCDEF');
  expect(tokenFrom('84653a56d7c675be77df')).toBe('GHJKMNPQRSTVWXYZ');
});

it('a return code is read as it was made', () => {
  const hex = hexFrom('tokens');
  for (let count = 0; count < 200; count++) {
    const token = tokenFrom(hex(TOKEN_BYTES));
    expect(makeReturnCode(token)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/u);
    expect(parseReturnCode(makeReturnCode(token))).toBe(token);
  }
});

it.each([
  ['abcd efgh jkmn pqrs', 'ABCDEFGHJKMNPQRS'],
  [' ABCD–EFGH—JKMN‑PQRS\n', 'ABCDEFGHJKMNPQRS'],
  ['oOiI lL01 0000 0000', '0011110100000000'],
  ['ABCD-EFGH-JKMN-PQR', undefined],
  ['ABCD-EFGH-JKMN-PQRST', undefined],
  ['ABCD-EFGH-JKMN-PQRU', undefined],
  ['', undefined],
])('%j is the token %s', (text, token) => {
  expect(parseReturnCode(text)).toBe(token);
});
