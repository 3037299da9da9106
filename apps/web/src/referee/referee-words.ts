/** What is said by the referee: loaded with its screen. */
import { loadRefereeWords, type RefereeWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadRefereeWords);

/** To be waited for before the screen is drawn. */
export const wantRefereeWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function refereeWords(): RefereeWords {
  return spoken.words()!;
}
