/** What is said by the ladder editor: loaded with its screen. */
import { loadLaddersWords, type LaddersWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadLaddersWords);

/** To be waited for before the screen is drawn. */
export const wantLaddersWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function laddersWords(): LaddersWords {
  return spoken.words()!;
}
