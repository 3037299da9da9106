/** What is said after a round and after a game: loaded with the screens that say it. */
import { loadStoryWords, type StoryWords } from '@palier/text';
import { lang } from './settings.ts';
import { speaking } from './speaking.ts';

const spoken = speaking(lang, loadStoryWords);

/** To be waited for before such a screen is drawn. */
export const wantStoryWords: () => Promise<void> = spoken.want;

export function storyWords(): StoryWords {
  return spoken.words()!;
}
