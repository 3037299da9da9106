/** What is said by the lesson: loaded with its screen. */
import { loadLessonWords, type LessonWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

const spoken = speaking(lang, loadLessonWords);

/** To be waited for before the screen is drawn. */
export const wantLessonWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function lessonWords(): LessonWords {
  return spoken.words()!;
}
