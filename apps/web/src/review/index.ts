/** The coach’s review of a game, fetched together with its words. */
export { ReviewScreen } from './review-screen.tsx';
export { wantReviewWords } from './review-words.ts';
