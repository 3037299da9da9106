/** Where one learns, judges and tinkers: the list of it, fetched together with its words. */
export { LearnScreen } from './learn-screen.tsx';
export { wantLearnWords } from './learn-words.ts';
