/** The settings of this device: read from local storage, applied to the page at once. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { pickLang, type Lang } from '@palier/text';
import {
  chosenCodec,
  settingsOf,
  type Chosen,
  type Settings,
  type SystemWishes,
} from './chosen-settings.ts';
import { kept } from './kept.ts';

export { MOTIONS, PACES, THEMES, type Settings } from './chosen-settings.ts';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function wishes(): SystemWishes {
  return { lang: pickLang(navigator.languages) ?? 'en', isStill: stillness.matches };
}

const chosen = kept('settings', chosenCodec, {});
const system = signal(wishes());

stillness.addEventListener('change', () => {
  system.value = wishes();
});
addEventListener('languagechange', () => {
  system.value = wishes();
});

export const settings: ReadonlySignal<Settings> = computed(() =>
  settingsOf(chosen.value, system.value),
);

export const lang: ReadonlySignal<Lang> = computed(() => settings.value.lang);

export function change(changes: Chosen): void {
  chosen.change((before) => ({ ...before, ...changes }));
}

effect(() => {
  const { theme, cards, hand, motion } = settings.value;
  const root = document.documentElement;
  Object.assign(root.dataset, { theme, cards, hand, motion });
});
