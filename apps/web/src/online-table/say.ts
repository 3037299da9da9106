/** What a table online says besides the game: loaded with it. */
import { loadOnlineTableWords, type OnlineTableWords } from '@palier/text';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadOnlineTableWords);

/** To be waited for before such a table is drawn. */
export const wantOnlineTableWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function say(): OnlineTableWords {
  return spoken.words()!;
}
