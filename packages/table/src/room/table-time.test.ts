import { expect, it } from 'vitest';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { TableTime } from './table-time.ts';

it('is the node’s own, but never before what has happened, and from there it runs', () => {
  const clock = new VirtualClock(1000);
  const time = new TableTime(clock);
  time.reach(900);
  expect(time.now()).toBe(1000);
  time.reach(5000);
  expect(time.now()).toBe(5000);
  clock.pass(100);
  time.reach(5000);
  expect(time.now()).toBe(5100);
  const called: number[] = [];
  time.after(50, () => called.push(time.now()));
  clock.pass(60);
  expect(called).toEqual([5150]);
});
