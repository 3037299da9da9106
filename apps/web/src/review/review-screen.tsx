import { Page } from '../screens/page.tsx';
import { reviewWords } from './review-words.ts';

export function ReviewScreen() {
  return <Page title={reviewWords().title}>{undefined}</Page>;
}
