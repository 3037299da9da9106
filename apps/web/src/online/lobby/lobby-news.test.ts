import { USUAL_OPTIONS, type ToldPerson, type ToldRoom } from '@palier/table/room';
import { expect, it } from 'vitest';
import { newsOf, type LobbyNews } from './lobby-news.ts';

const ROOM: ToldRoom = {
  id: 'table',
  code: 'KLMPQR',
  rev: 1,
  phase: 'lobby',
  options: { setup: { edition: 'level-8-101', players: 3 }, ...USUAL_OPTIONS },
  host: 1,
  commitment: '0'.repeat(64),
  seats: [{ t: 'open' }, { t: 'open' }, { t: 'open' }],
  people: [someone(1, 'Anna', 1), someone(2, 'Ben')],
  waiting: [],
  watchers: 0,
  left: null,
  votes: { open: false, people: [], needed: 1 },
  wish: null,
  next: null,
};

function someone(id: number, name: string, seat: number | null = null): ToldPerson {
  return { id, name, presence: 'here', seat, salted: true, wantsNext: false };
}

it.each<[string, Partial<ToldRoom>, number | undefined, readonly LobbyNews[]]>([
  ['nothing', {}, 1, []],
  ['who asks the host', { waiting: [{ id: 3, name: 'Cleo' }] }, 1, [{ t: 'asks', name: 'Cleo' }]],
  ['who asks another', { waiting: [{ id: 3, name: 'Cleo' }] }, 2, []],
  [
    'a newcomer who sits down',
    { people: [...ROOM.people, someone(3, 'Cleo', 2)] },
    1,
    [
      { t: 'joined', name: 'Cleo' },
      { t: 'sat', name: 'Cleo', seat: 2 },
    ],
  ],
  ['oneself', { people: [...ROOM.people, someone(3, 'Cleo', 2)] }, 3, []],
  ['somebody leaving', { people: [ROOM.people[0]!] }, 1, [{ t: 'left', name: 'Ben' }]],
  [
    'somebody moving',
    { people: [someone(1, 'Anna', 2), someone(2, 'Ben')] },
    2,
    [{ t: 'sat', name: 'Anna', seat: 2 }],
  ],
  ['standing up', { people: [someone(1, 'Anna'), someone(2, 'Ben')] }, 2, []],
  ['other rules', { options: { ...ROOM.options, clock: 'quick' } }, 2, [{ t: 'rulesChanged' }]],
  ['one’s own rules', { options: { ...ROOM.options, clock: 'quick' } }, 1, []],
  ['the role', { host: 2 }, 2, [{ t: 'youHost' }]],
  ['the role of somebody else', { host: 2 }, 1, []],
])('%s', (_, changes, me, news) => {
  expect(newsOf(ROOM, { ...ROOM, ...changes }, me)).toEqual(news);
});
