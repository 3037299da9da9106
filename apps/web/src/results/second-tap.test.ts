import { expect, it } from 'vitest';
import { isSecondTap } from './second-tap.ts';

const BEFORE = { x: 200, y: 800, time: 1000 };
const TAP = { clientX: 210, clientY: 790, timeStamp: 1300, detail: 1 };

it.each([
  ['the second tap of a double tap', {}, true],
  ['one that comes later', { timeStamp: 1800 }, false],
  ['one somewhere else', { clientY: 300 }, false],
  ['a key', { detail: 0, clientX: 0, clientY: 0 }, false],
])('tells %s', (_, changes, isSecond) => {
  expect(isSecondTap({ ...TAP, ...changes }, BEFORE)).toBe(isSecond);
});

it('knows no tap before the first', () => {
  expect(isSecondTap(TAP, { x: 0, y: 0, time: -Infinity })).toBe(false);
});
