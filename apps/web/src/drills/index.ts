/** Drills and the daily deal, fetched together with its words. */
export { DrillsScreen } from './drills-screen.tsx';
export { DailyScreen } from './daily-screen.tsx';
export { wantDrillsWords } from './drills-words.ts';
