import type { LearnWords } from '../../aside/learn-words.ts';

export const learn: LearnWords = {
  title: 'Apprendre et bricoler',
};
