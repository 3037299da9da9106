/** The statistics of this device, fetched together with its words. */
export { StatisticsScreen } from './statistics-screen.tsx';
export { wantStatisticsWords } from './statistics-words.ts';
