import { Page } from '../screens/page.tsx';
import { laddersWords } from './ladders-words.ts';

export function LaddersScreen() {
  return <Page title={laddersWords().title}>{undefined}</Page>;
}
