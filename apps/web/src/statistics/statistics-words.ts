/** What is said by the statistics of this device: loaded with its screen. */
import { loadStatisticsWords, type StatisticsWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadStatisticsWords);

/** To be waited for before the screen is drawn. */
export const wantStatisticsWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function statisticsWords(): StatisticsWords {
  return spoken.words()!;
}
