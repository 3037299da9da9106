import type { StatisticsWords } from '../../aside/statistics-words.ts';

export const statistics: StatisticsWords = {
  title: 'Statistik',
};
