/** What is said around a table online: loaded with the first screen that goes there. */
import { loadOnlineWords, type OnlineWords } from '@palier/text';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadOnlineWords);

/** To be waited for before such a screen is drawn. */
export const wantOnlineWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function onlineWords(): OnlineWords {
  return spoken.words()!;
}
