/** Programs from outside: seated like people, known to everybody, and asked for nothing but moves. */
import { MAX_PLAYERS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { DecidedRoom, GRACE_IN_TESTS, type TestAsk } from '../testing/decided-room.ts';
import { nextTick, voters, votesNeeded } from './decide-time.ts';
import { nextRoomEvents } from './next-room.ts';
import { PROGRAM_TIME, TURN_TIME, type RoomOptions } from './options.ts';
import { makeToldRoom } from './told.ts';

const PEOPLE = 2;
const PROGRAM = 3;

/** Two people and a program, by seat, in a game that goes on. */
function playing(options: Partial<RoomOptions> = {}): DecidedRoom {
  const setup = { edition: 'level-8-101', players: 3, rules: { levels: 8 } } as const;
  const table = new DecidedRoom({ setup, ...options });
  for (let seat = 1; seat <= PEOPLE; seat++) {
    table.ask(table.join(`Person ${seat}`), { t: 'sit', seat });
  }
  table.tryJoinAsBot('Robby');
  table.ask(PROGRAM, { t: 'sit', seat: PROGRAM });
  expect(table.ask(1, { t: 'begin' }).t).toBe('events');
  return table;
}

function untilDue(table: DecidedRoom, seat: number): void {
  while (!table.due.includes(seat)) table.go();
}

function told(table: DecidedRoom): ReturnType<typeof makeToldRoom> {
  const { now, presenceOf } = table.context;
  return makeToldRoom(table.room, { now, presenceOf, watchers: 0 });
}

describe('a program at a table', () => {
  it('is told of as one, also to who plays on with it', () => {
    const table = playing();
    const { people, seats } = told(table);
    expect(people.map(({ isBot }) => isBot)).toEqual([undefined, undefined, true]);
    expect(seats[2]).toMatchObject({ t: 'person', name: 'Robby', isBot: true });
    table.playOut();
    const joined = nextRoomEvents(table.room).filter(({ t }) => t === 'joined');
    expect(joined.map((event) => 'isBot' in event)).toEqual([false, false, true]);
  });

  it('is never the host, whoever comes, goes or passes the role', () => {
    const table = new DecidedRoom();
    table.tryJoinAsBot('Robby');
    expect(table.room.host).toBeUndefined();
    const anna = table.join('Anna');
    expect(table.room.host).toBe(anna);
    expect(table.ask(anna, { t: 'passHost', person: 1 })).toEqual({
      t: 'denied',
      why: 'not-for-bots',
    });
    table.ask(anna, { t: 'leave' });
    expect(table.room.host).toBeUndefined();
  });

  it.each<TestAsk>([
    { t: 'say', saying: { t: 'phrase', phrase: 'hello' } },
    { t: 'takeBack', at: 0 },
    { t: 'consent', at: 0, yes: true },
    { t: 'moveOn', at: 0 },
    { t: 'wantNext', on: true },
  ])('has no business with $t', (ask) => {
    expect(playing().ask(PROGRAM, ask)).toEqual({ t: 'denied', why: 'not-for-bots' });
  });

  it('has no voice where people agree', () => {
    const table = playing();
    untilDue(table, 1);
    const { presenceOf } = table.context;
    expect(voters(table.room, presenceOf)).toEqual([2]);
    expect(votesNeeded(1)).toBe(1);
  });

  it('has a time of its own where the table has none, or a longer one', () => {
    for (const clock of ['off', 'relaxed', 'quick'] as const) {
      const table = playing({ clock });
      untilDue(table, PROGRAM);
      const next = (): number | undefined => nextTick(table.room, table.context);
      expect(next()).toBe(Math.min(PROGRAM_TIME, TURN_TIME[clock]));
      expect(table.tick(PROGRAM_TIME)).toContainEqual(
        expect.objectContaining({ t: 'standInCame', seat: PROGRAM, why: 'clock' }),
      );
    }
  });

  it('is not waited for when it has ended, where people are', () => {
    const table = playing({ absence: 'wait' });
    untilDue(table, PROGRAM);
    table.setPresence(PROGRAM, 'gone');
    expect(table.tick(GRACE_IN_TESTS)).toContainEqual(
      expect.objectContaining({ t: 'standInCame', seat: PROGRAM }),
    );
  });

  it('has as little time over days, and is not waited for there either', () => {
    const table = playing({ clock: 'day' });
    untilDue(table, PROGRAM);
    expect(nextTick(table.room, table.context)).toBe(PROGRAM_TIME);
    table.setPresence(PROGRAM, 'gone');
    expect(nextTick(table.room, table.context)).toBe(Math.min(GRACE_IN_TESTS, PROGRAM_TIME));
  });

  it('keeps nobody from beginning where the host has no seat', () => {
    const table = new DecidedRoom({ setup: { edition: 'level-8-101', players: 2 } });
    table.join('The screen');
    table.tryJoinAsBot('Robby');
    const anna = table.join('Anna');
    table.ask(2, { t: 'sit', seat: 1 });
    table.ask(anna, { t: 'sit', seat: 2 });
    expect(table.ask(2, { t: 'begin' }).t).toBe('denied');
    expect(table.ask(anna, { t: 'begin' }).t).toBe('events');
  });

  it('has no more of its kind beside it than a table has seats', () => {
    const table = new DecidedRoom();
    table.join('Anna');
    for (let number = 1; number <= MAX_PLAYERS; number++) {
      expect(table.tryJoinAsBot(`Robby ${number}`).t).toBe('events');
    }
    expect(table.tryJoinAsBot('Robby 7')).toEqual({ t: 'denied', why: 'table-full' });
    expect(table.tryJoin('Ben').t).toBe('events');
  });
});
