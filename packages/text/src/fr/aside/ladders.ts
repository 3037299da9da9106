import type { LaddersWords } from '../../aside/ladders-words.ts';

export const ladders: LaddersWords = {
  title: 'Échelles',
};
