/** The progress in drills, kept on this device. */
import { signal } from '@preact/signals';
import { readStored, store } from '../state/storage.ts';
import { answered, parseProgress, type Practice, type Progress } from './progress.ts';

const NAME = 'drills';

export const progress = signal<Progress>(parseProgress(readStored(NAME)));

export function keep(next: Progress): void {
  progress.value = next;
  store(NAME, JSON.stringify(next));
}

export function tellAnswer(practice: Practice, isRight: boolean): void {
  keep(answered(progress.peek(), practice, isRight));
}
