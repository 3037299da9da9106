import { Page } from '../screens/page.tsx';
import { learnWords } from './learn-words.ts';

export function LearnScreen() {
  return <Page title={learnWords().title}>{undefined}</Page>;
}
