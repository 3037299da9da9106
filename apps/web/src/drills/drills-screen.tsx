import { Page } from '../screens/page.tsx';
import { drillsWords } from './drills-words.ts';

export function DrillsScreen() {
  return <Page title={drillsWords().title}>{undefined}</Page>;
}
