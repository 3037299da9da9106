/** What is said by the ladder editor and, as its report is the laboratory's, by that: loaded together. */
import type { Lang } from '@palier/text';
import { loadLabWords, type LabWords } from '@palier/text/lab';
import { loadLaddersWords, type LaddersWords } from '@palier/text/aside';
import { lang } from '../state/settings.ts';
import { speaking } from '../state/speaking.ts';

type Said = { readonly editor: LaddersWords; readonly lab: LabWords };

const spoken = speaking(lang, async (lang: Lang): Promise<Said> => {
  const [editor, lab] = await Promise.all([loadLaddersWords(lang), loadLabWords(lang)]);
  return { editor, lab };
});

/** To be waited for before the screen is drawn. */
export const wantLaddersWords: () => Promise<void> = spoken.want;

/** Read inside a component, it is drawn again when the language changes. */
export function laddersWords(): LaddersWords {
  return spoken.words()!.editor;
}

export function labWords(): LabWords {
  return spoken.words()!.lab;
}
