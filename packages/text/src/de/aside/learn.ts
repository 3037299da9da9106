import type { LearnWords } from '../../aside/learn-words.ts';

export const learn: LearnWords = {
  title: 'Lernen und Tüfteln',
};
