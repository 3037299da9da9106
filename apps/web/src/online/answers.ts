/** What a table answers, as a sentence; nothing where it did what it was asked. */
import type { WireAnswer } from '@palier/table/room';
import { words } from '../state/words.ts';

export function problemIn(answer: WireAnswer): string | undefined {
  const { denied, failed, stale } = words('online');
  switch (answer.t) {
    case 'denied':
      return denied[answer.why];
    case 'failed':
      return failed;
    case 'stale':
    case 'refused':
      return stale;
    case 'done':
    case 'joined':
    case 'next':
    case 'record':
    case 'reported':
      return undefined;
  }
}
