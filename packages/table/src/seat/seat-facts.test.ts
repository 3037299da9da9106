/** Who leads, on both kinds of ladder. */
import { assert, isFault, parsePosition } from '@palier/rules';
import { expect, it } from 'vitest';
import { leaderOf } from './seat-facts.ts';

it.each([
  ['nobody, where all are equally far', { levels: [2, 2, 2] }, undefined],
  ['one alone', { levels: [2, 5, 4] }, 2],
  ['nobody, where two are equally far', { levels: [5, 1, 5] }, undefined],
  [
    'on an open ladder whoever has the fewest levels left',
    { edition: 'level-up', ladder: 'open', levels: [[8], [1, 2, 3], [1, 2]] },
    1,
  ],
])('%s', (_, position, leader) => {
  const parsed = parsePosition(
    { palier: 1, edition: 'level-8-101', players: 3, dealer: 1, ...position },
    'a seed',
  );
  assert(!isFault(parsed), JSON.stringify(parsed));
  expect(leaderOf(parsed.state.table)).toBe(leader);
});
