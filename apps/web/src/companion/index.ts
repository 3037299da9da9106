/** The companion of a game with real cards, fetched together with its words. */
export { CompanionScreen } from './companion-screen.tsx';
export { wantCompanionWords } from './companion-words.ts';
