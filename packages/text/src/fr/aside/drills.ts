import type { DrillsWords } from '../../aside/drills-words.ts';

export const drills: DrillsWords = {
  title: 'Exercices',
};
