/** The lesson: its list, a chapter of it, or what is different from another edition. */
import type { PlaceProps } from '../state/router.ts';
import { Differences } from './differences-page.tsx';
import { parseComparison, USUAL } from './differences.ts';
import { chapterNamed } from './exercises.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonPlay } from './lesson-play.tsx';

export function LessonScreen({ operand = '' }: PlaceProps) {
  const chapter = chapterNamed(operand);
  if (chapter !== undefined) return <LessonPlay key={chapter.id} chapter={chapter} />;
  const comparison = parseComparison(operand);
  if (comparison !== undefined)
    return <Differences comparison={comparison} isUsual={operand === USUAL} />;
  return <LessonList />;
}
