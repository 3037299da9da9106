/** The words of the language shown, loaded when needed. */
import { effect, signal } from '@preact/signals';
import { loadGameWords, loadWebWords, type GameWords, type WebWords } from '@palier/text';
import { settings } from './settings.ts';

type Loaded = { readonly words: GameWords; readonly ui: WebWords };

const loaded = signal<Loaded | undefined>(undefined);

/** Loads the language of the settings; the old one stays until the new one is here. */
export async function loadLanguage(): Promise<void> {
  const { lang } = settings.value;
  const [words, ui] = await Promise.all([loadGameWords(lang), loadWebWords(lang)]);
  if (settings.value.lang === lang) loaded.value = { words, ui };
}

effect(() => {
  const { lang } = settings.value;
  if (loaded.peek() !== undefined && loaded.peek()?.words.lang !== lang) void loadLanguage();
});

/** What the game says. Read inside a component, it is drawn again when the language changes. */
export function words(): GameWords {
  return loaded.value!.words;
}

/** What the page says. */
export function ui(): WebWords {
  return loaded.value!.ui;
}
