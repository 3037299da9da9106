import type { LessonWords } from '../../aside/lesson-words.ts';

export const lesson: LessonWords = {
  title: 'Lesson',
};
