/** The referee, fetched together with its words. */
export { RefereeScreen } from './referee-screen.tsx';
export { wantRefereeWords } from './referee-words.ts';
