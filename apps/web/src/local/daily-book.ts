/** The days of the daily deal: which is today, what was answered, how many in a row, what is shared. */
import { flag } from '@palier/rules/codec';
import {
  anyText,
  looseList,
  looseObject,
  record,
  withDefault,
  type KeptCodec,
} from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** `2026-11-15`, everywhere on earth the same. */
export type Day = string;

export type DailyAnswer = {
  readonly isRight: boolean;
  /** The moves as the notation writes them; none where the answer was asked for or refused. */
  readonly moves: readonly string[];
};

export type DailyBook = { readonly [day: Day]: readonly DailyAnswer[] };

/** One of each kind (`DAILY_KINDS`); told here, so that home need not fetch what makes them. */
export const QUESTIONS = 5;
const MS_A_DAY = 86_400_000;
/** Older ones are forgotten. */
const MOST_DAYS = 400;

export function dayAt(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function dayBefore(day: Day): Day {
  return dayAt(Date.parse(day) - MS_A_DAY);
}

/** Milliseconds until the next day begins. */
export function untilNextDay(milliseconds: number): number {
  return MS_A_DAY - (milliseconds % MS_A_DAY);
}

/** Hours until then, the one that has begun counted. */
export function hoursLeft(milliseconds: number): number {
  return Math.ceil(untilNextDay(milliseconds) / 3_600_000);
}

/** A day's deal as it is opened: counted, or for practice, which leaves the stored answers alone. */
export type DailyOpening = { readonly day: Day; readonly isPractice: boolean };

/** What an address opens: today's deal, yesterday's for practice or as it came out, or none. */
export function dailyOpening(
  operand: string | undefined,
  today: Day,
  days: DailyBook,
): DailyOpening | undefined {
  const day = operand ?? today;
  if (day === today) return { day, isPractice: false };
  if (day === dayBefore(today)) return { day, isPractice: !isDone(days, day) };
  return undefined;
}

const NO_ANSWER: DailyAnswer = { isRight: false, moves: [] };
const MOST_MOVES = 100;

const answer = looseObject<DailyAnswer>({
  isRight: withDefault(flag, NO_ANSWER.isRight),
  moves: withDefault(looseList(anyText, MOST_MOVES), NO_ANSWER.moves),
});

export const bookCodec: KeptCodec<DailyBook> = record(
  withDefault(looseList(withDefault(answer, NO_ANSWER), QUESTIONS), []),
  /^\d{4}-\d\d-\d\d$/u,
);

/** Of this device. */
export const book = kept<DailyBook>('daily', bookCodec, {});

/** The book with one more answer; what is answered stays. */
export function written(before: DailyBook, day: Day, one: DailyAnswer): DailyBook {
  const answers = before[day] ?? [];
  if (answers.length >= QUESTIONS) return before;
  const days = Object.entries({ ...before, [day]: [...answers, one] });
  return Object.fromEntries(days.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_DAYS));
}

export function isDone(days: DailyBook, day: Day): boolean {
  return (days[day]?.length ?? 0) >= QUESTIONS;
}

/** Days done one after the other, up to today, or up to yesterday while today's is not done. */
export function daysInRow(days: DailyBook, today: Day): number {
  let count = 0;
  let day = isDone(days, today) ? today : dayBefore(today);
  for (; isDone(days, day); day = dayBefore(day)) count++;
  return count;
}

export type DayMark = { readonly day: Day; readonly mark: 'done' | 'begun' | 'open' };

/** The days up to today, the oldest first. */
export function lastDays(days: DailyBook, today: Day, count: number): readonly DayMark[] {
  const marks: DayMark[] = [];
  for (let day = today; marks.length < count; day = dayBefore(day)) {
    const isBegun = (days[day]?.length ?? 0) > 0;
    marks.unshift({ day, mark: isDone(days, day) ? 'done' : isBegun ? 'begun' : 'open' });
  }
  return marks;
}

export function rightIn(answers: readonly DailyAnswer[]): number {
  return answers.filter(({ isRight }) => isRight).length;
}

/** A square for each question: which ones were right, and nothing of what they were. */
export function squaresOf(answers: readonly DailyAnswer[]): string {
  return answers.map(({ isRight }) => (isRight ? '■' : '□')).join(' ');
}
