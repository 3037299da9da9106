/** When something was saved, in the way of the language shown. */
import type { Lang } from '@palier/text';

const LOCALES: { readonly [L in Lang]: string } = { en: 'en-GB', fr: 'fr', de: 'de' };

export function formatTime(milliseconds: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(milliseconds);
}
