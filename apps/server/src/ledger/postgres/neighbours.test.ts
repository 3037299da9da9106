import { expect, it } from 'vitest';
import { Neighbours } from './neighbours.ts';

function neighbours() {
  const said: string[] = [];
  const plan = {
    heartbeat: { beat: 2, silence: 6 },
    forget: (node: string) => said.push(`forget ${node}`),
    returned: () => said.push('returned'),
  };
  return { said, them: new Neighbours(plan, 0) };
}

/** Checks at every beat between two times. */
function beats(them: Neighbours, from: number, to: number): void {
  for (let now = from; now <= to; now += 2) them.check(now);
}

it('who is silent for too long is gone, once', () => {
  const { said, them } = neighbours();
  them.hear('a', 0);
  them.hear('b', 0);
  beats(them, 2, 4);
  them.hear('b', 4);
  beats(them, 6, 6);
  expect(said).toEqual([]);
  beats(them, 8, 8);
  expect(said).toEqual(['forget a']);
  beats(them, 10, 30);
  expect(said).toEqual(['forget a', 'forget b']);
});

it('who says goodbye is gone at once, and is no ghost when it comes again', () => {
  const { said, them } = neighbours();
  them.hear('a', 0);
  them.bye('a');
  them.bye('a');
  beats(them, 2, 30);
  them.hear('a', 31);
  expect(said).toEqual(['forget a']);
});

it('who comes back from the silence is looked at anew, once', () => {
  const { said, them } = neighbours();
  them.hear('a', 0);
  beats(them, 2, 8);
  them.hear('a', 9);
  them.hear('a', 10);
  expect(said).toEqual(['forget a', 'returned']);
});

it('nobody is gone because this node could not listen', () => {
  const { said, them } = neighbours();
  them.hear('a', 0);
  // Its event loop stood still: the others spoke, and it has not read them yet.
  them.check(100);
  expect(said).toEqual([]);
  beats(them, 102, 104);
  them.excuse(105);
  beats(them, 106, 110);
  expect(said).toEqual([]);
  beats(them, 112, 112);
  expect(said).toEqual(['forget a']);
});
