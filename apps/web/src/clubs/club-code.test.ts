import { expect, it } from 'vitest';
import { isClubId, parseClubCode } from './club-code.ts';

it.each([
  ['KLMNPQRS', 'KLMNPQRS'],
  [' klmn pqrs ', 'KLMNPQRS'],
  ['https://palier.example/#/clubs/KLMNPQRS', 'KLMNPQRS'],
  ['https://palier.example/#/clubs/KLMNPQRS\n', 'KLMNPQRS'],
])('the code in %j is %s', (text, code) => {
  expect(parseClubCode(text)).toBe(code);
});

it('an id is told from a code', () => {
  expect(isClubId('0123456789abcdef0123456789abcdef')).toBe(true);
  expect(isClubId('KLMNPQRS')).toBe(false);
});
