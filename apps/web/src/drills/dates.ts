/** Days as a language writes them. */
import type { Lang } from '@palier/text';
import type { Day } from './daily-book.ts';

const LOCALES: { readonly [L in Lang]: string } = { en: 'en-GB', fr: 'fr', de: 'de' };

/** A day of the universal calendar, wherever the reader is. */
export function formatDay(day: Day, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}
