/** Dates in the way of the language shown. */
import { words } from './words.ts';

/** When something was saved. */
export function formatTime(milliseconds: number): string {
  const format = new Intl.DateTimeFormat(words('game').locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(milliseconds);
}

/** A day of the universal calendar, `2026-07-14`, wherever the reader is. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(words('game').locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(day));
}
