/** The laboratory's words, by a door of their own: only who writes a report needs them. */
import type { LabWords } from './lab-words.ts';
import type { Lang } from './langs.ts';

export { HAND_TOPICS, type HandTopic, type LabWords } from './lab-words.ts';

const LAB_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly lab: LabWords }> } = {
  en: async () => import('./en/lab.ts'),
  fr: async () => import('./fr/lab.ts'),
  de: async () => import('./de/lab.ts'),
};

export async function loadLabWords(lang: Lang): Promise<LabWords> {
  const { lab } = await LAB_LOADERS[lang]();
  return lab;
}
