/** The lesson, fetched together with its words. */
export { LessonScreen } from './lesson-screen.tsx';
export { wantLessonWords } from './lesson-words.ts';
