import { Page } from '../screens/page.tsx';
import { refereeWords } from './referee-words.ts';

export function RefereeScreen() {
  return <Page title={refereeWords().title}>{undefined}</Page>;
}
