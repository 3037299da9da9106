import type { ToldRoom, ToldSeat } from '@palier/table/room';
import { expect, it } from 'vitest';
import { obstacleOf, playersWithoutOpen, type Obstacle } from './begin.ts';

const SEATS: { readonly [letter: string]: ToldSeat } = {
  p: { t: 'person', person: 1, name: 'Anna', standIn: null },
  b: { t: 'bot', bot: 'odile-steady', name: 'Odile', claim: null },
  o: { t: 'open' },
};

it.each<[string, Obstacle | undefined, number | undefined]>([
  ['pp', undefined, undefined],
  ['pb', undefined, undefined],
  ['po', { t: 'seats-open', seats: 1 }, undefined],
  ['opob', { t: 'seats-open', seats: 2 }, 2],
  ['ppoooo', { t: 'seats-open', seats: 4 }, 2],
  ['bb', { t: 'nobody-seated' }, undefined],
  ['oo', { t: 'nobody-seated' }, undefined],
])('%s', (letters, obstacle, players) => {
  const room = { seats: [...letters].map((letter) => SEATS[letter]!) } as ToldRoom;
  expect(obstacleOf(room)).toEqual(obstacle);
  expect(playersWithoutOpen(room)).toBe(players);
});
