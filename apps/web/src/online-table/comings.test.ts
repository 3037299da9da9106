/** Who left, came back or sat down is told once, and a short absence is no news. */
import type { Presence, RoomState, StandIn, ToldRoom, ToldSeat } from '@palier/table/room';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { comingsIn, followComings } from './comings.ts';

type Who = { readonly id: number; readonly presence?: Presence; readonly standIn?: StandIn };

const ADA = 1;
const BOT: ToldSeat = { t: 'bot', bot: 'odile-steady', name: 'Odile', claim: null };

/** A seat for each; undefined is a bot's. */
function room(...seated: readonly (Who | undefined)[]): ToldRoom {
  const people = seated.flatMap((who) => who ?? []);
  return {
    id: 'table',
    phase: 'playing',
    seats: seated.map((who) =>
      who === undefined
        ? BOT
        : { t: 'person', person: who.id, name: `P${who.id}`, standIn: who.standIn ?? null },
    ),
    people: people.map(({ id, presence = 'here' }) => ({ id, name: `P${id}`, presence })),
  } as unknown as ToldRoom;
}

const HERE = room({ id: ADA }, { id: 2 }, undefined);

describe('what is told', () => {
  test.each([
    ['who is offline', HERE, room({ id: ADA }, { id: 2, presence: 'gone' }, undefined), 'gone'],
    ['who is back', room({ id: ADA }, { id: 2, presence: 'gone' }, undefined), HERE, 'back'],
    ['who has left for good', HERE, room({ id: ADA }, undefined, undefined), 'left'],
    ['who has sat down', room({ id: ADA }, undefined, undefined), HERE, 'joined'],
  ] as const)('is %s', (_, before, now, t) => {
    expect(comingsIn(before, now, ADA)).toEqual([{ t, name: 'P2' }]);
  });

  test('is why a bot plays for somebody', () => {
    const now = room({ id: ADA }, { id: 2, presence: 'gone', standIn: 'gone' }, undefined);
    expect(comingsIn(HERE, now, ADA)).toEqual([{ t: 'standIn', name: 'P2', why: 'gone' }]);
  });

  test.each([
    ['another page looked at', HERE, room({ id: ADA }, { id: 2, presence: 'away' }, undefined)],
    ['what one does oneself', HERE, room({ id: ADA, presence: 'gone' }, { id: 2 }, undefined)],
    [
      'who sits down before the first card',
      { ...room({ id: ADA }, undefined, undefined), phase: 'lobby' as const },
      HERE,
    ],
  ] as const)('is not %s', (_, before, now) => {
    expect(comingsIn(before, now, ADA)).toEqual([]);
  });
});

test('a log keeps them in order, and what was before one came is no news', () => {
  const told = signal({ room: HERE, me: ADA } as RoomState);
  let played = 7;
  const lines = followComings(told, () => played);
  const tell = (now: ToldRoom): void => {
    told.value = { ...told.peek(), room: now };
  };
  expect(lines.value).toEqual([]);
  tell(room({ id: ADA }, { id: 2, presence: 'gone' }, undefined));
  played = 9;
  tell(HERE);
  tell(HERE);
  expect(lines.value).toEqual([
    { number: 1, after: 7, coming: { t: 'gone', name: 'P2' } },
    { number: 2, after: 9, coming: { t: 'back', name: 'P2' } },
  ]);
});
