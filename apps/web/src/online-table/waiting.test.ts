import type { Presence, ToldRoom, ToldSeat } from '@palier/table/room';
import { describe, expect, test } from 'vitest';
import { waitedFor } from './sitters.ts';
import { patienceWithAll, whoWaits } from './waiting.ts';

const person = (id: number, standIn: 'gone' | null = null): ToldSeat => ({
  t: 'person',
  person: id,
  name: `P${id}`,
  standIn,
});

/** A table of people, there or not, without a clock unless another is said. */
function room(presences: readonly Presence[], more: object = {}): ToldRoom {
  const seats = presences.map((_, index) => person(index + 1));
  const people = presences.map((presence, index) => ({ id: index + 1, presence }));
  const options = { clock: 'off', absence: 'standIn' };
  return { host: 1, seats, people, options, ...more } as unknown as ToldRoom;
}

describe('patience', () => {
  const patience = (told: ToldRoom, ...seats: readonly number[]) =>
    patienceWithAll(told, waitedFor(told, seats));

  test('is a minute with who is here, who hears of it a quarter before', () => {
    expect(patience(room(['here', 'here']), 1)).toEqual({ vote: 61_000, notice: 45_000 });
  });

  test('is that with the first of several whom a vote may be about', () => {
    const told = room(['here', 'away', 'here']);
    expect(patience(told, 1, 2)).toEqual({ vote: 21_000, notice: 5000 });
  });

  test('is none with who is gone', () => {
    expect(patience(room(['gone', 'here']), 1)).toEqual({ vote: 1000, notice: 0 });
  });

  test('is the clock’s where one runs', () => {
    const told = room(['here', 'here'], { options: { clock: 'quick', absence: 'standIn' } });
    expect(patience(told, 1)).toEqual({ vote: 271_000, notice: 255_000 });
  });

  test('is without end where nobody is waited for', () => {
    expect(patience(room(['here', 'here']))).toEqual({ vote: Infinity, notice: Infinity });
  });
});

test('only people wait who are there and play, and nobody for themselves', () => {
  const told = room(['here', 'away', 'gone', 'here', 'here']);
  const seats = [...told.seats.slice(0, 4), person(5, 'gone'), { t: 'bot', name: 'Odile' }];
  const full = { ...told, seats } as unknown as ToldRoom;
  expect(whoWaits(full, waitedFor(full, [4])).map(({ id }) => id)).toEqual([1, 2]);
});
