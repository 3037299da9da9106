/**
 * What a player may choose for a device, and what of it was chosen.
 *
 * Only choices are stored: what nobody chose follows the system, also when that changes its mind.
 */
import { LANGS, type Lang } from '@palier/text';

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

export type Chosen = Partial<Settings>;

/** What the browser and the system below it ask for. */
export type SystemWishes = { readonly lang: Lang; readonly isStill: boolean };

export function settingsOf(chosen: Chosen, { lang, isStill }: SystemWishes): Settings {
  return {
    lang,
    theme: 'night',
    cards: 'normal',
    hand: 'right',
    motion: isStill ? 'off' : 'normal',
    pace: 'normal',
    sound: true,
    haptics: true,
    sort: 'level',
    ...chosen,
  };
}

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

export function parseChosen(text: string | null): Chosen {
  const stored = parseMembers(text);
  const known = Object.entries(READERS)
    .map(([name, reader]) => [name, reader(stored[name])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}

export function makeChosen(chosen: Chosen): string {
  return JSON.stringify(chosen);
}

function parseMembers(text: string | null): { readonly [name: string]: unknown } {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}
