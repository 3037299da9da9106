/** The days of the daily deal. */
import { DAILY_KINDS } from '@palier/bots/drills';
import { describe, expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import {
  QUESTIONS,
  bookCodec,
  dayAt,
  dayBefore,
  daysInRow,
  hoursLeft,
  isDone,
  lastDays,
  dailyOpening,
  rightIn,
  squaresOf,
  untilNextDay,
  written,
  type DailyBook,
} from './daily-book.ts';

const RIGHT = { isRight: true, moves: ['draw'] };
const WRONG = { isRight: false, moves: [] };

function done(...days: readonly string[]): DailyBook {
  return Object.fromEntries(
    days.map((day) => [day, Array.from({ length: QUESTIONS }, () => RIGHT)]),
  );
}

describe('a day', () => {
  it('is that of the universal calendar', () => {
    expect(dayAt(Date.UTC(2026, 10, 15, 23, 59))).toBe('2026-11-15');
    expect(dayAt(Date.UTC(2026, 10, 16))).toBe('2026-11-16');
  });

  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('before %s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });
});

describe('the next day', () => {
  it.each([
    [Date.UTC(2026, 10, 15, 23, 59, 50), 10_000],
    [Date.UTC(2026, 10, 16), 86_400_000],
  ])('after %d begins in %d ms', (now, wait) => {
    expect(untilNextDay(now)).toBe(wait);
    expect(dayAt(now + wait - 1)).toBe(dayAt(now));
    expect(dayAt(now + wait)).not.toBe(dayAt(now));
  });
});

it('is so many hours away, the one that has begun counted', () => {
  expect(hoursLeft(Date.UTC(2026, 10, 15, 23, 59, 50))).toBe(1);
  expect(hoursLeft(Date.UTC(2026, 10, 15, 12, 0, 1))).toBe(12);
});

describe('an address', () => {
  const today = '2026-11-15';
  const begun = written({}, '2026-11-14', RIGHT);

  it.each([undefined, today])('%s opens what counts today', (operand) => {
    expect(dailyOpening(operand, today, {})).toEqual({ day: today, isPractice: false });
  });

  it('of yesterday opens a practice, or the result that was kept', () => {
    const day = '2026-11-14';
    expect(dailyOpening(day, today, {})).toEqual({ day, isPractice: true });
    expect(dailyOpening(day, today, begun)).toEqual({ day, isPractice: true });
    expect(dailyOpening(day, today, done(day))).toEqual({ day, isPractice: false });
  });

  it.each(['2026-11-13', '2026-11-16', '2020-01-01', 'yesterday'])('%s opens none', (operand) => {
    expect(dailyOpening(operand, today, done('2026-11-13'))).toBeUndefined();
  });
});

describe('the book', () => {
  it('takes five answers a day and no more', () => {
    let book: DailyBook = {};
    for (let i = 0; i < QUESTIONS + 2; i++)
      book = written(book, '2026-11-15', i === 1 ? WRONG : RIGHT);
    expect(book['2026-11-15']).toEqual([RIGHT, WRONG, RIGHT, RIGHT, RIGHT]);
    expect(isDone(book, '2026-11-15')).toBe(true);
    expect(parseKept(bookCodec, makeKept(bookCodec, book))).toEqual(book);
  });

  it.each(['', '{', '[1]', '{"yesterday":[{}]}'])('is empty where %s was stored', (text) => {
    expect(parseKept(bookCodec, text) ?? {}).toEqual({});
  });

  it('keeps the newest of many days', () => {
    let book: DailyBook = {};
    let day = '2026-11-15';
    for (let i = 0; i < 450; i++) {
      book = written(book, day, RIGHT);
      day = dayBefore(day);
    }
    expect(Object.keys(book)).toHaveLength(400);
    expect(book['2026-11-15']).toBeDefined();
  });
});

describe('days in a row', () => {
  it.each([
    ['none', done(), 0],
    ['today', done('2026-11-15'), 1],
    ['three up to today', done('2026-11-13', '2026-11-14', '2026-11-15'), 3],
    ['two up to yesterday, today still open', done('2026-11-13', '2026-11-14'), 2],
    ['broken the day before yesterday', done('2026-11-12', '2026-11-13'), 0],
  ])('%s', (_, book, days) => {
    expect(daysInRow(book, '2026-11-15')).toBe(days);
  });
});

describe('the last days', () => {
  it('go up to today, over the end of a month', () => {
    const days = { ...done('2026-10-30', '2026-11-01'), '2026-11-02': [WRONG] };
    expect(lastDays(days, '2026-11-02', 5)).toEqual([
      { day: '2026-10-29', mark: 'open' },
      { day: '2026-10-30', mark: 'done' },
      { day: '2026-10-31', mark: 'open' },
      { day: '2026-11-01', mark: 'done' },
      { day: '2026-11-02', mark: 'begun' },
    ]);
  });
});

describe('what is shared', () => {
  it('tells which questions were right and nothing else', () => {
    const answers = [RIGHT, WRONG, RIGHT, RIGHT, WRONG];
    expect(squaresOf(answers)).toBe('■ □ ■ ■ □');
    expect(rightIn(answers)).toBe(3);
  });
});

it('has a question of each kind', () => {
  expect(QUESTIONS).toBe(DAILY_KINDS.length);
});
