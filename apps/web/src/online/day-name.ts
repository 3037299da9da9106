/** A day that is near, by its name. */
import { words } from '../state/words.ts';

/** "Sunday, 29 November". */
export function dayName(time: number): string {
  const format = new Intl.DateTimeFormat(words('game').locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return format.format(time);
}
