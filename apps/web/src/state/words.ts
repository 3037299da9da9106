/** The words of the language shown, loaded before the first screen. */
import {
  loadGameWords,
  loadWebWords,
  type GameWords,
  type Lang,
  type WebWords,
} from '@palier/text';
import { lang } from './settings.ts';
import { speaking } from './speaking.ts';

type Said = { readonly words: GameWords; readonly ui: WebWords };

const spoken = speaking(lang, async (lang: Lang): Promise<Said> => {
  const [words, ui] = await Promise.all([loadGameWords(lang), loadWebWords(lang)]);
  return { words, ui };
});

export const loadLanguage: () => Promise<void> = spoken.want;

/** What the game says. Read inside a component, it is drawn again when the language changes. */
export function words(): GameWords {
  return spoken.words()!.words;
}

/** What the page says. */
export function ui(): WebWords {
  return spoken.words()!.ui;
}
