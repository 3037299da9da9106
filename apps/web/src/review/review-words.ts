/** What is said by the coach’s review of a game: loaded with its screen. */
import {
  loadReviewPageWords,
  loadReviewWords,
  type ReviewPageWords,
  type ReviewWords,
} from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';
import { wantStoryWords } from '../state/story-words.ts';

const spoken = speaking(lang, async (spokenLang) => {
  const [coach, page] = await Promise.all([
    loadReviewWords(spokenLang),
    loadReviewPageWords(spokenLang),
  ]);
  return { coach, page };
});

/** To be waited for before the screen is drawn. It shows positions as a replay does. */
export async function wantReviewWords(): Promise<void> {
  await Promise.all([spoken.want(), wantStoryWords()]);
}

/** The coach's. Read inside a component, it is drawn again when the language changes. */
export function reviewWords(): ReviewWords {
  return spoken.words()!.coach;
}

/** Those of the page around it. */
export function pageWords(): ReviewPageWords {
  return spoken.words()!.page;
}
