/** The evenings of this device, the newest first. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { readStored, store } from '../state/storage.ts';
import type { Evening } from './evening.ts';
import { makeEvenings, parseEvenings } from './parse-evenings.ts';

const KEY = 'companion';

const kept = signal<readonly Evening[]>(parseEvenings(readStored(KEY)));

export const evenings: ReadonlySignal<readonly Evening[]> = kept;

// Another tab may have written there since.
addEventListener('storage', () => {
  kept.value = parseEvenings(readStored(KEY));
});

function keep(next: readonly Evening[]): void {
  kept.value = next;
  store(KEY, makeEvenings(next));
}

export function addEvening(evening: Omit<Evening, 'id' | 'begun' | 'rounds'>): string {
  const numbers = kept.value.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  const id = String(Math.max(0, ...numbers) + 1);
  keep([{ ...evening, id, begun: Date.now(), rounds: [] }, ...kept.value]);
  return id;
}

export function changeEvening(changed: Evening): void {
  keep(kept.value.map((evening) => (evening.id === changed.id ? changed : evening)));
}

export function removeEvening(id: string): void {
  keep(kept.value.filter((evening) => evening.id !== id));
}
