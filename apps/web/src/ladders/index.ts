/** The ladder editor, fetched together with its words. */
export { LaddersScreen } from './ladders-screen.tsx';
export { wantLaddersWords } from './ladders-words.ts';
