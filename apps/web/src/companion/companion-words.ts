/** What is said by the companion of a game with real cards: loaded with its screen. */
import { loadCompanionWords, type CompanionWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadCompanionWords);

/** To be waited for before the screen is drawn. */
export const wantCompanionWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function companionWords(): CompanionWords {
  return spoken.words()!;
}
