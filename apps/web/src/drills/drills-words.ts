/** What is said by drills and the daily deal: loaded with its screen. */
import { loadDrillsWords, type DrillsWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadDrillsWords);

/** To be waited for before the screen is drawn. */
export const wantDrillsWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function drillsWords(): DrillsWords {
  return spoken.words()!;
}
