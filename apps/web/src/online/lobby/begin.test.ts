import type { ToldRoom, ToldSeat } from '@palier/table/room';
import { expect, it } from 'vitest';
import { obstacleOf, type Obstacle } from './begin.ts';

const SEATS: { readonly [letter: string]: ToldSeat } = {
  p: { t: 'person', person: 1, name: 'Anna', standIn: null },
  b: { t: 'bot', bot: 'odile-steady', name: 'Odile', claim: null },
  o: { t: 'open' },
};

const ANNA = { id: 1, name: 'Anna', presence: 'here', seat: 1, salted: true, wantsNext: false };

it.each<[string, Obstacle | undefined]>([
  ['pp', undefined],
  ['pb', undefined],
  ['po', { t: 'seats-open', seats: 1 }],
  ['opob', { t: 'seats-open', seats: 2 }],
  ['ppoooo', { t: 'seats-open', seats: 4 }],
  ['bb', { t: 'nobody-seated' }],
  ['oo', { t: 'nobody-seated' }],
])('%s', (letters, obstacle) => {
  const seats = letters.split('').map((letter) => SEATS[letter]!);
  const room = { seats, people: [ANNA] } as unknown as ToldRoom;
  expect(obstacleOf(room)).toEqual(obstacle);
});

it('who was taken along and has not come', () => {
  const people = [ANNA, { ...ANNA, id: 2, seat: 2, salted: false }];
  const room = { seats: [SEATS['p'], SEATS['p']], people } as unknown as ToldRoom;
  expect(obstacleOf(room)).toEqual({ t: 'people-missing' });
});
