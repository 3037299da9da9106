/** The days of the daily deal: which is today, what was answered, how many in a row, what is shared. */
import { DAILY_KINDS } from '@palier/bots/drills';
import { objectIn, readObject } from './progress.ts';

/** `2026-11-15`, everywhere on earth the same. */
export type Day = string;

export type DailyAnswer = {
  readonly isRight: boolean;
  /** The moves as the notation writes them; none where the answer was asked for or refused. */
  readonly moves: readonly string[];
};

export type DailyBook = { readonly [day: Day]: readonly DailyAnswer[] };

export const QUESTIONS = DAILY_KINDS.length;
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

/** A day's deal as it is opened: counted, or for practice, where what was kept stays as it is. */
export type Opening = { readonly day: Day; readonly isPractice: boolean };

/** What an address opens: today's deal, yesterday's for practice or as it came out, or none. */
export function openingOf(
  operand: string | undefined,
  today: Day,
  book: DailyBook,
): Opening | undefined {
  const day = operand ?? today;
  if (day === today) return { day, isPractice: false };
  if (day === dayBefore(today)) return { day, isPractice: !isDone(book, day) };
  return undefined;
}

export function parseBook(text: string | null): DailyBook {
  const days = Object.entries(readObject(text)).flatMap(([day, answers]) => {
    const list: readonly unknown[] = Array.isArray(answers) ? answers : [];
    const isDay = /^\d{4}-\d\d-\d\d$/u.test(day);
    return isDay ? [[day, list.slice(0, QUESTIONS).map(parseAnswer)] as const] : [];
  });
  return Object.fromEntries(days);
}

function parseAnswer(value: unknown): DailyAnswer {
  const { isRight, moves } = objectIn(value);
  const texts: readonly unknown[] = Array.isArray(moves) ? moves : [];
  return {
    isRight: isRight === true,
    moves: texts.filter((move): move is string => typeof move === 'string'),
  };
}

/** The book with one more answer; what is answered stays. */
export function written(book: DailyBook, day: Day, answer: DailyAnswer): DailyBook {
  const before = book[day] ?? [];
  if (before.length >= QUESTIONS) return book;
  const days = Object.entries({ ...book, [day]: [...before, answer] });
  return Object.fromEntries(days.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_DAYS));
}

export function isDone(book: DailyBook, day: Day): boolean {
  return (book[day]?.length ?? 0) >= QUESTIONS;
}

/** Days done one after the other, up to today, or up to yesterday while today's is not done. */
export function daysInRow(book: DailyBook, today: Day): number {
  let days = 0;
  for (
    let day = isDone(book, today) ? today : dayBefore(today);
    isDone(book, day);
    day = dayBefore(day)
  ) {
    days++;
  }
  return days;
}

export function rightIn(answers: readonly DailyAnswer[]): number {
  return answers.filter(({ isRight }) => isRight).length;
}

/** A square for each question: which ones were right, and nothing of what they were. */
export function squaresOf(answers: readonly DailyAnswer[]): string {
  return answers.map(({ isRight }) => (isRight ? '■' : '□')).join(' ');
}
