/** What is said after a round and after a game: loaded with the screens that say it. */
import { effect, signal } from '@preact/signals';
import { loadStoryWords, type Lang, type StoryWords } from '@palier/text';
import { settings } from './settings.ts';

type Loaded = { readonly lang: Lang; readonly story: StoryWords };

const loaded = signal<Loaded | undefined>(undefined);

/** To be waited for before such a screen is drawn. */
export async function wantStoryWords(): Promise<void> {
  const { lang } = settings.value;
  if (loaded.peek()?.lang === lang) return;
  const story = await loadStoryWords(lang);
  if (settings.value.lang === lang) loaded.value = { lang, story };
}

effect(() => {
  const { lang } = settings.value;
  if (loaded.peek() !== undefined && loaded.peek()?.lang !== lang) void wantStoryWords();
});

export function storyWords(): StoryWords {
  return loaded.value!.story;
}
