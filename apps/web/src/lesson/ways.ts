/** Where a lesson leads: into its chapters, past the last of them, and out. */
import { makeRoute } from '../state/router.ts';
import type { LessonChapter } from './chapter.ts';
import { LESSON } from './chapters.ts';

/** What follows the last chapter. */
export const FINALE = 'finale';
/** Where somebody has come to: a chapter, without the list before it. */
export const START = 'start';

/** `id`: of a chapter, or what else there is in the lesson. */
export function chapterRoute(id: string): string {
  return makeRoute({ t: 'place', place: 'lesson', operand: id });
}

/** An exercise was opened from the differences, a chapter from the list. */
export function wayOut(chapter: LessonChapter): string {
  return LESSON.includes(chapter)
    ? makeRoute({ t: 'place', place: 'lesson' })
    : chapterRoute('differences');
}
