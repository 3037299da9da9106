/** Time off from games over days: the clock stands still, and nobody can hold up a table by it for ever. */
import { assert } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunRoom, type DecidedRoom } from '../testing/decided-room.ts';
import { nextTick } from './decide.ts';
import { DAY_CLOCKS, MOST_REST, MOST_RESTED, MOST_RESTS, TURN_TIME } from './options.ts';
import { restStanding } from './rest.ts';
import { makeToldRoom } from './told.ts';

const DAY = TURN_TIME.day;
const HOUR = DAY / 24;

function playing(seats = 'pp', clock: (typeof DAY_CLOCKS)[number] = 'day'): DecidedRoom {
  const setup = { edition: 'level-8-101', players: seats.length, rules: { levels: 8 } } as const;
  const table = begunRoom(seats, { setup, clock });
  for (const { id } of table.room.people) table.setPresence(id, 'gone');
  return table;
}

function told(table: DecidedRoom): ReturnType<typeof makeToldRoom> {
  return makeToldRoom(table.room, { ...table.context, watchers: 0 });
}

describe('who rests', () => {
  it('does not run out of time, and has the rest of it afterwards', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.now += DAY / 2;
    table.rest(turn, table.now + 5 * DAY);
    expect(told(table).left).toBe(5.5 * DAY);
    expect(table.tick(5 * DAY - 1)).toEqual([]);
    expect(table.tick(1)).toEqual([{ t: 'restEnded', person: turn }]);
    expect(table.tick(DAY / 2 - 1)).toEqual([]);
    expect(table.tick(1)).toMatchObject([{ t: 'standInCame', seat: turn, why: 'clock' }]);
  });

  it('is told to everybody, and is back when they say so', () => {
    const table = playing();
    const turn = table.due[0]!;
    const until = table.now + 3 * DAY;
    table.rest(turn, until);
    expect(told(table).people.map(({ rest }) => rest)).toEqual(
      [1, 2].map((person) => (person === turn ? until : undefined)),
    );
    table.now += DAY;
    table.rest(turn, undefined);
    expect(told(table).people.every(({ rest }) => rest === undefined)).toBe(true);
    // The clock goes on where it stood.
    expect(told(table).left).toBe(DAY);
    expect(nextTick(table.room, table.context)).toBe(DAY);
  });

  it('keeps nobody else’s clock from running', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.rest(3 - turn, table.now + 5 * DAY);
    expect(table.tick(DAY)).toMatchObject([{ t: 'standInCame', seat: turn, why: 'clock' }]);
  });

  it('is not voted over either', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.rest(turn, table.now + 5 * DAY);
    table.setPresence(3 - turn, 'here');
    table.now += 4 * DAY;
    const vote = { t: 'moveOn', at: table.number } as const;
    expect(table.ask(3 - turn, vote)).toEqual({ t: 'denied', why: 'too-soon' });
  });

  it('may play all the same', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.rest(turn, table.now + 5 * DAY);
    while (table.due[0] === turn) table.go();
    expect(told(table).left).toBe(DAY);
  });

  it('hears that it is their turn when the time is up, once, though it was all along', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.rest(turn, table.now + 2 * DAY);
    expect(table.summary().days).toMatchObject({ due: table.now + 2 * DAY });
    expect(table.summary().days?.isNews).toBeUndefined();
    table.tick(2 * DAY);
    expect(table.summary().days).toMatchObject({ due: table.now + DAY, isNews: true });
    expect(table.tick()).toEqual([]);
  });

  it('is not told of a turn that came after their time was up', () => {
    const table = playing();
    const turn = table.due[0]!;
    table.rest(3 - turn, table.now + 2 * HOUR);
    table.now += 3 * HOUR;
    while (table.due[0] === turn) table.go();
    expect(table.tick()).toEqual([]);
  });
});

describe('time off', () => {
  it('is no longer than may be, at once and in a year', () => {
    const table = playing('pp', 'week');
    const left = (): number => restStanding(table.room, 1, table.now).left;
    table.rest(1, table.now + 100 * DAY);
    expect(restStanding(table.room, 1, table.now).until).toBe(table.now + MOST_REST);
    table.now += MOST_REST;
    table.rest(1, table.now + 100 * DAY);
    table.now += MOST_RESTED - MOST_REST;
    expect(left()).toBe(0);
    table.rest(1, table.now + DAY);
    expect(restStanding(table.room, 1, table.now).until).toBeUndefined();
    table.now += 365 * DAY;
    expect(left()).toBe(MOST_REST);
  });

  it('that was not used is had later', () => {
    const table = playing('pp', 'week');
    table.rest(1, table.now + MOST_REST);
    table.now += DAY;
    table.rest(1, undefined);
    for (let time = 0; time < 2; time++) {
      table.rest(1, table.now + MOST_REST);
      table.now += MOST_REST;
    }
    expect(restStanding(table.room, 1, table.now).left).toBe(0);
    const rests = table.room.people[0]!.rests!.map(({ from, until }) => (until - from) / DAY);
    expect(rests).toEqual([1, 14, 13]);
  });

  it('is made longer or shorter while it lasts', () => {
    const table = playing('pp', 'week');
    const began = table.now;
    table.rest(1, began + 2 * DAY);
    table.now += DAY;
    table.rest(1, began + 10 * DAY);
    expect(restStanding(table.room, 1, table.now)).toEqual({
      until: began + 10 * DAY,
      left: MOST_REST - DAY,
    });
    table.rest(1, began + 3 * DAY);
    expect(table.room.people[0]!.rests).toEqual([{ from: began, until: began + 3 * DAY }]);
  });

  it('is not taken again and again', () => {
    const table = playing('pp', 'week');
    for (let time = 0; time < MOST_RESTS + 5; time++) {
      table.rest(1, table.now + 2 * HOUR);
      table.now += HOUR;
      table.rest(1, undefined);
    }
    expect(table.room.people[0]!.rests).toHaveLength(MOST_RESTS);
  });

  it('is nothing to who has no seat, nor where no clock of days runs', () => {
    const live = begunRoom('pp', { clock: 'relaxed' });
    live.rest(1, live.now + DAY);
    expect(live.room.people[0]!.rests).toBeUndefined();
    const table = playing();
    const guest = table.join('Guest');
    table.rest(guest, table.now + DAY);
    expect(table.room.people.at(-1)!.rests).toBeUndefined();
  });

  it('holds up no decision for longer than its clock and a year’s rest', () => {
    const asks = fc.array(fc.tuple(fc.nat(20 * DAY), fc.option(fc.nat(40 * DAY)), fc.boolean()), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(asks, fc.constantFrom(...DAY_CLOCKS), (all, clock) => {
        const table = playing('pp', clock);
        const turn = table.due[0]!;
        const began = table.now;
        const bound = began + TURN_TIME[clock] + MOST_RESTED;
        for (const [ms, length, isOwn] of all) {
          const end = Math.min(table.now + ms, bound);
          // As a node that runs it: what is due is done when it is.
          for (let next = nextTick(table.room, table.context); ;) {
            if (next === undefined || table.now + next > end) break;
            const done = table.tick(next);
            assert(done.length > 0, 'what is due is done');
            if (done.some(({ t }) => t === 'standInCame')) {
              expect(table.now - began).toBeGreaterThanOrEqual(TURN_TIME[clock]);
              return;
            }
            next = nextTick(table.room, table.context);
          }
          table.now = end;
          table.rest(isOwn ? turn : 3 - turn, length === null ? undefined : table.now + length);
        }
        expect(nextTick(table.room, table.context)).toBeLessThanOrEqual(bound - table.now);
      }),
    );
  });
});
