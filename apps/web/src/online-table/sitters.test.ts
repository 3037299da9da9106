import type { Presence, ToldRoom, ToldSeat } from '@palier/table/room';
import { describe, expect, test } from 'vitest';
import { peopleSeated, signOf, sitterOf, stillToAgree, waitedFor } from './sitters.ts';

const person = (id: number, standIn: 'gone' | 'vote' | null = null): ToldSeat => ({
  t: 'person',
  person: id,
  name: `P${id}`,
  standIn,
});
const told = (id: number, presence: Presence = 'here') => ({
  id,
  name: `P${id}`,
  presence,
  seat: null,
  wantsNext: false,
  salted: true,
});

/** Two people, a bot whose seat somebody wants, a third person for whom a bot plays. */
const ROOM = {
  host: 2,
  seats: [
    person(1),
    person(2),
    { t: 'bot', bot: 'odile', name: 'Odile', claim: 9 },
    person(4, 'gone'),
  ],
  people: [told(1), told(2, 'away'), told(4, 'gone'), told(9)],
  wish: null,
} as unknown as ToldRoom;

describe('who sits there', () => {
  test('is a person, with what is to be known of them', () => {
    expect(sitterOf(ROOM, 2)).toEqual({
      t: 'person',
      id: 2,
      name: 'P2',
      presence: 'away',
      standIn: undefined,
      isHost: true,
      isBot: false,
      rest: undefined,
    });
  });

  test('is a bot, and who comes after it', () => {
    expect(sitterOf(ROOM, 3)).toEqual({ t: 'bot', name: 'Odile', claim: told(9) });
  });

  test.each([0, 5])('is nobody at seat %i', (seat) => {
    expect(sitterOf(ROOM, seat)).toBeUndefined();
  });

  test('shows one sign, a bot’s before that of who is away', () => {
    expect([1, 2, 3, 4].map((seat) => signOf(sitterOf(ROOM, seat)!))).toEqual([
      'here',
      'away',
      'bot',
      'standIn',
    ]);
  });

  test('are people and bots', () => {
    expect(peopleSeated(ROOM).map(({ id }) => id)).toEqual([1, 2, 4]);
  });
});

test('the others wait for people, not for bots nor for whom one plays', () => {
  expect(waitedFor(ROOM, [2, 3, 4]).map(({ seat, id }) => [seat, id])).toEqual([[2, 2]]);
});

describe('a wish to take back', () => {
  const wished = (granted: readonly number[]): ToldRoom =>
    ({ ...ROOM, wish: { seat: 1, number: 7, granted } }) as unknown as ToldRoom;

  test.each([
    ['waits for everybody else who is there', [], [2]],
    ['waits for nobody when all have agreed', [2], []],
  ])('%s', (_, granted, waiting) => {
    expect(stillToAgree(wished(granted)).map(({ id }) => id)).toEqual(waiting);
  });

  test('that nobody has waits for nobody', () => {
    expect(stillToAgree(ROOM)).toEqual([]);
  });
});
