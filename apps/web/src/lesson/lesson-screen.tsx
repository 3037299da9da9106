/** The lesson: its list, a chapter of it, or what is different from another edition. */
import { useEffect } from 'preact/hooks';
import { goInstead, type PlaceProps } from '../state/router.ts';
import { LESSON } from './chapters.ts';
import { Differences } from './differences-page.tsx';
import { parseComparison, USUAL } from './differences.ts';
import { chapterNamed } from './exercises.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonPlay } from './lesson-play.tsx';
import { lessonProgress, nextChapter } from './progress.ts';
import { lazy } from '../ui/lazy.tsx';
import { FINALE, START } from './ways.ts';

const Finale = lazy(async () => (await import('./finale.tsx')).Finale, 'you');

export function LessonScreen({ operand = '' }: PlaceProps) {
  const chapter = chapterNamed(operand);
  useEffect(() => {
    if (operand === START) goInstead({ t: 'place', place: 'lesson', ...nextOperand() });
  }, [operand]);
  if (operand === START) return null;
  if (operand === FINALE) return <Finale />;
  if (chapter !== undefined) return <LessonPlay key={chapter.id} chapter={chapter} />;
  const comparison = parseComparison(operand);
  if (comparison !== undefined)
    return <Differences comparison={comparison} isUsual={operand === USUAL} />;
  return <LessonList />;
}

/** Who has gone through all of it finds the list. */
function nextOperand(): Pick<PlaceProps, 'operand'> {
  const ids = LESSON.map(({ id }) => id);
  const next = nextChapter(lessonProgress.peek(), ids);
  return next === undefined ? {} : { operand: next };
}
