/** Which languages there are, which of them suits a reader, and how their words are loaded. */
import type { parts as english } from './en/index.ts';

/** The parts of the words, each loaded alone: English says which there are, and what is in them. */
export type Parts = typeof english;
export type PartName = keyof Parts;
export type Part<Name extends PartName> = Awaited<ReturnType<Parts[Name]>>;

type Language = {
  /** In the language itself: who looks for theirs cannot read the others. */
  readonly name: string;
  readonly load: () => Promise<{ readonly parts: Parts }>;
};

// A new language is a folder and a line here.
const LANGUAGES = {
  en: { name: 'English', load: async () => import('./en/index.ts') },
  fr: { name: 'Français', load: async () => import('./fr/index.ts') },
  de: { name: 'Deutsch', load: async () => import('./de/index.ts') },
  es: { name: 'Español', load: async () => import('./es/index.ts') },
  it: { name: 'Italiano', load: async () => import('./it/index.ts') },
} satisfies { readonly [lang: string]: Language };

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

const DEFAULT_LANG: Lang = 'en';

/** A language by its own name for itself. */
export function languageName(lang: Lang): string {
  return LANGUAGES[lang].name;
}

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

/** One part of one language: nothing else is fetched. */
export async function loadPart<Name extends PartName>(lang: Lang, name: Name): Promise<Part<Name>> {
  const { parts } = await LANGUAGES[lang].load();
  return parts[name]() as Promise<Part<Name>>;
}
