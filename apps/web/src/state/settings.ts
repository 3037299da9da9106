/** What a player has chosen for this device. Kept in local storage, applied to the page at once. */
import { effect, signal } from '@preact/signals';
import { LANGS, pickLang, type Lang } from '@palier/text';
import { readStored, store } from './storage.ts';

export const THEMES = ['night', 'day', 'contrast'] as const;
export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export const SORTS = ['value', 'colour', 'level', 'own'] as const;

export type Settings = {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly cards: 'normal' | 'large';
  /** Which hand holds the phone: where the buttons go. */
  readonly hand: 'right' | 'left';
  readonly motion: (typeof MOTIONS)[number];
  /** How long bots take. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  readonly haptics: boolean;
  /** How the hand is sorted. */
  readonly sort: (typeof SORTS)[number];
};

const KEY = 'settings';

/** Each known setting, if what was stored is one of its values. */
const READERS: {
  readonly [Name in keyof Settings]: (value: unknown) => Settings[Name] | undefined;
} = {
  lang: among(LANGS),
  theme: among(THEMES),
  cards: among(['normal', 'large'] as const),
  hand: among(['right', 'left'] as const),
  motion: among(MOTIONS),
  pace: among(PACES),
  sound: among([true, false] as const),
  haptics: among([true, false] as const),
  sort: among(SORTS),
};

function among<const T>(values: readonly T[]): (value: unknown) => T | undefined {
  return (value) => values.find((known) => known === value);
}

function defaults(): Settings {
  return {
    lang: pickLang(navigator.languages) ?? 'en',
    theme: 'night',
    cards: 'normal',
    hand: 'right',
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
    pace: 'normal',
    sound: true,
    haptics: true,
    sort: 'level',
  };
}

function read(): Settings {
  const stored = parse(readStored(KEY));
  const known = Object.entries(READERS)
    .map(([name, reader]) => [name, reader(stored[name])] as const)
    .filter(([, value]) => value !== undefined);
  return { ...defaults(), ...(Object.fromEntries(known) as Partial<Settings>) };
}

function parse(text: string | null): { readonly [name: string]: unknown } {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

export const settings = signal<Settings>(read());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  store(KEY, JSON.stringify(settings.value));
}

effect(() => {
  const { lang, theme, cards, hand, motion } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  Object.assign(root.dataset, { theme, cards, hand, motion });
});
