import { expect, it } from 'vitest';
import { parseFriendCode } from './friend-code.ts';

it.each([
  ['BCDFGHJK', 'BCDFGHJK'],
  [' bcdf ghjk ', 'BCDFGHJK'],
  ['bcdf-ghjk', 'BCDFGHJK'],
  ['https://play.example/#/you/friend-BCDFGHJK', 'BCDFGHJK'],
  ['https://play.example/#/you/friend-BCDFGHJK\n', 'BCDFGHJK'],
  ['', ''],
])('%j is %j', (text, code) => {
  expect(parseFriendCode(text)).toBe(code);
});
