/** Drills and the daily deal, fetched together. */
export { DrillsScreen } from './drills-screen.tsx';
export { DailyScreen } from './daily-screen.tsx';
