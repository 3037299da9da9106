/** What is said by the coach’s review of a game: loaded with its screen. */
import { loadReviewWords, type ReviewWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadReviewWords);

/** To be waited for before the screen is drawn. */
export const wantReviewWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function reviewWords(): ReviewWords {
  return spoken.words()!;
}
