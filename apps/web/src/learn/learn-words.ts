/** What is said by where one learns, judges and tinkers: the list of it: loaded with its screen. */
import { loadLearnWords, type LearnWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadLearnWords);

/** To be waited for before the screen is drawn. */
export const wantLearnWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function learnWords(): LearnWords {
  return spoken.words()!;
}
