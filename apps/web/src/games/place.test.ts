import type { SeatPlace } from '@palier/text';
import { expect, it } from 'vitest';
import { placeOf, type ClimbOfGame } from './place.ts';

it.each<[string, Omit<ClimbOfGame, 'winners'> & Partial<ClimbOfGame>, SeatPlace]>([
  ['on a ladder', { levels: [3], ladders: [8] }, { t: 'level', level: 3 }],
  ['on the last level', { levels: [8], ladders: [8] }, { t: 'level', level: 8 }],
  ['above the last level', { levels: [9], ladders: [8] }, { t: 'moon' }],
  [
    'on an open ladder',
    { levels: [3], ladders: [8], gone: [[2, 7]] },
    { t: 'done', done: 2, levels: 8 },
  ],
  ['at the end of an open ladder', { levels: [4], ladders: [3], gone: [[1, 2, 3]] }, { t: 'moon' }],
  [
    'on a ladder beside an open one',
    { levels: [2], ladders: [8], gone: [undefined] },
    { t: 'level', level: 2 },
  ],
  [
    'on a ladder when the game is over, as the results count it',
    { levels: [6, 9], ladders: [8, 8], winners: [2] },
    { t: 'done', done: 5, levels: 8 },
  ],
  ['of which nothing is known', { levels: [], ladders: [] }, { t: 'level', level: 1 }],
])('somebody %s', (_, game, place) => {
  expect(placeOf({ winners: [], ...game }, 0)).toEqual(place);
});
