import type { ReviewWords } from '../../aside/review-words.ts';

export const review: ReviewWords = {
  title: 'Analyse',
};
