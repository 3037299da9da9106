import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it.each([
  [[0, 3, 5], [1], [1, 2, 3]],
  [[5, 0, 3], [2], [3, 1, 2]],
  [[2, 2, 4, 4, 1], [5], [2, 2, 4, 4, 1]],
  // Who wins by laying, or where the game ends by itself, may have levels left.
  [[1, 1, 3], [2], [2, 1, 3]],
  [
    [1, 1, 1],
    [1, 3],
    [1, 3, 1],
  ],
])('with %j levels left and %j winning, the places are %j', (left, winners, places) => {
  expect(placesOf(left, winners)).toEqual(places);
});
