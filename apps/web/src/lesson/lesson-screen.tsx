import { Page } from '../screens/page.tsx';
import { lessonWords } from './lesson-words.ts';

export function LessonScreen() {
  return <Page title={lessonWords().title}>{undefined}</Page>;
}
