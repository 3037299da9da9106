import { Page } from '../screens/page.tsx';
import { companionWords } from './companion-words.ts';

export function CompanionScreen() {
  return <Page title={companionWords().title}>{undefined}</Page>;
}
