import type { RefereeWords } from '../../aside/referee-words.ts';

export const referee: RefereeWords = {
  title: 'Referee',
};
