import { Page } from '../screens/page.tsx';
import { drillsWords } from './drills-words.ts';

export function DailyScreen() {
  return <Page title={drillsWords().title}>{undefined}</Page>;
}
