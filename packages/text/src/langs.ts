/** Which languages there are, and which of them suits a reader. */
export const LANGS = ['en', 'fr', 'de'] as const;
export type Lang = (typeof LANGS)[number];

const DEFAULT_LANG: Lang = 'en';

/** The first wanted language that is ours. Tags are BCP 47 (`de-AT`) or POSIX (`fr_FR.UTF-8`, `C`). */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const primary = tag
      .trim()
      .toLowerCase()
      .split(/[-_.@]/)[0]!;
    // POSIX: somebody who asks for the plain locale asks for its messages, which are English.
    if (primary === 'c' || primary === 'posix') return DEFAULT_LANG;
    const lang = LANGS.find((candidate) => candidate === primary);
    if (lang !== undefined) return lang;
  }
  return DEFAULT_LANG;
}
