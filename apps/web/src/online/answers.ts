/** What a table or its server answers, as a sentence; nothing where it did what it was asked. */
import type { WireAnswer } from '@palier/table/room';
import { formatTime } from '../state/dates.ts';
import { words } from '../state/words.ts';

/** To who is kept out by the operator; `until` in milliseconds since 1970, where it was told. */
export function bannedSentence(until: number | undefined): string {
  const { closed, bannedUntil } = words('online');
  return until === undefined ? closed.banned : bannedUntil(formatTime(until));
}

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
