import { Page } from '../screens/page.tsx';
import { statisticsWords } from './statistics-words.ts';

export function StatisticsScreen() {
  return <Page title={statisticsWords().title}>{undefined}</Page>;
}
