import { describe, expect, it } from 'vitest';
import { DecidedRoom, begunRoom } from '../testing/decided-room.ts';
import { desertersIn } from './deserters.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { QUICK_GONE, type RoomOptions } from './options.ts';

const QUICK: Partial<RoomOptions> = { listing: 'quick', clock: 'relaxed' };

/** Of all that has happened at a table. */
function deserters({ steps }: DecidedRoom): readonly string[] {
  const [first, ...rest] = steps;
  let room = openRoom(first!);
  return rest.flatMap((step) => {
    const before = room;
    room = evolveRoom(room, step);
    return desertersIn(step, before);
  });
}

function tokenOf({ room }: DecidedRoom, person: number): string {
  return room.people.find(({ id }) => id === person)!.token;
}

describe('somebody lets others down', () => {
  it('who leaves a game among strangers', () => {
    const table = begunRoom('ppp', QUICK);
    const token = tokenOf(table, 2);
    table.ask(2, { t: 'leave' });
    expect(deserters(table)).toEqual([token]);
  });

  it('who is gone until a bot has their seat, and once where they leave it then', () => {
    const table = begunRoom('ppp', QUICK);
    const token = tokenOf(table, 2);
    table.setPresence(2, 'gone');
    table.tick(QUICK_GONE);
    table.setPresence(2, 'here');
    table.ask(2, { t: 'leave' });
    expect(deserters(table)).toEqual([token]);
  });
});

describe('nobody lets others down', () => {
  it.each<[string, (table: DecidedRoom) => void, Partial<RoomOptions>]>([
    ['at a table of friends', (table) => table.ask(2, { t: 'leave' }), { listing: 'open' }],
    ['whom the host removes', (table) => table.ask(1, { t: 'remove', person: 2 }), QUICK],
    [
      'who is away for a while',
      (table) => {
        table.setPresence(2, 'gone');
        table.tick(QUICK_GONE - 1);
      },
      QUICK,
    ],
  ])('%s', (_, happens, options) => {
    const table = begunRoom('ppp', options);
    happens(table);
    expect(deserters(table)).toEqual([]);
  });

  it('before the game, after it, or with none but bots', () => {
    const table = new DecidedRoom(QUICK);
    for (const name of ['Anna', 'Ben']) table.join(name);
    table.ask(2, { t: 'sit', seat: 1 });
    table.ask(2, { t: 'leave' });
    expect(deserters(table)).toEqual([]);
    const late = begunRoom('ppp', QUICK);
    const tokens = [1, 2].map((person) => tokenOf(late, person));
    for (const person of [1, 2, 3]) late.ask(person, { t: 'leave' });
    expect(deserters(late)).toEqual(tokens);
  });
});
