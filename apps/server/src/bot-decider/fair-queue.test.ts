import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function emptied(queue: FairQueue<string>): string {
  let all = '';
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) all += item;
  return all;
}

it('lets owners take turns, and each of theirs in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['1', '2', '3', '4']) queue.push('many', item);
  queue.push('one', 'a');
  queue.push('two', 'x');
  queue.push('two', 'y');
  expect([queue.size, queue.sizeOf('many'), queue.sizeOf('none')]).toEqual([7, 4, 0]);
  expect(emptied(queue)).toBe('1ax2y34');
});

it('lets one go first who has waited before', () => {
  const queue = new FairQueue<string>();
  for (const item of ['1', '2']) queue.push('many', item);
  queue.push('one', 'a');
  queue.pushFirst('one', '0');
  expect(queue.drain().length).toBe(4);
  expect(queue.size).toBe(0);
  queue.push('many', '1');
  queue.pushFirst('one', '0');
  expect(emptied(queue)).toBe('01');
});

it('loses nobody, and nobody waits for more than one of each other owner', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), (owners) => {
      const queue = new FairQueue<string>();
      for (const owner of owners) queue.push(owner, owner);
      const all = emptied(queue);
      expect(all.split('').toSorted()).toEqual(owners.toSorted());
      // While an owner waits, no other has two turns between two of theirs.
      for (const owner of new Set(owners)) {
        const gaps = all.slice(0, all.lastIndexOf(owner)).split(owner);
        for (const gap of gaps) expect(new Set(gap).size).toBe(gap.length);
      }
    }),
  );
});
