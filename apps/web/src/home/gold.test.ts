import { expect, it } from 'vitest';
import { goldOf } from './gold.ts';

const NOTHING = { isStreakAtStake: false, turns: 0, isRunning: false, hasGoal: true };

it.each([
  ['days in a row that end today', { isStreakAtStake: true, turns: 1, isRunning: true }, 'daily'],
  ['friends who wait', { turns: 1, isRunning: true }, 'turn'],
  ['a game that goes on', { isRunning: true }, 'running'],
  ['the next goal', {}, 'goal'],
  ['a game at once, where every goal is reached', { hasGoal: false }, 'quick'],
] as const)('what matters most is %s', (_, waiting, gold) => {
  expect(goldOf({ ...NOTHING, ...waiting })).toBe(gold);
});
