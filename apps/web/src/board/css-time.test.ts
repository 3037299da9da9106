/** What a style sheet says of time is read whatever the build makes of it. */
import { expect, it } from 'vitest';
import { millisecondsIn } from './css-time.ts';

it.each([
  ['220ms', 220],
  ['.22s', 220],
  [' .3s', 300],
  ['0.15s ', 150],
  ['1ms', 1],
  ['2s', 2000],
])('%s', (written, milliseconds) => {
  expect(millisecondsIn(written)).toBeCloseTo(milliseconds);
});
