/**
 * What a player may choose for a device, and what of it was chosen.
 *
 * Only choices are stored: what nobody chose follows the system, also when that changes its mind.
 */
import { flag, integer, oneOf, optional } from '@palier/rules/codec';
import { HAND_SORTS, type HandSort } from '@palier/table/seat';
import { LANGS, type Lang } from '@palier/text';
import { looseObject, type KeptCodec } from './kept-codecs.ts';

export const THEMES = ['night', 'day', 'contrast'] as const;
export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;

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
  /** How loud it is, from 0 to 100. */
  readonly volume: number;
  readonly haptics: boolean;
  /** Whether characters say a word now and then. */
  readonly chatter: boolean;
  /** How the hand is sorted. */
  readonly sort: HandSort;
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
    volume: 80,
    haptics: true,
    chatter: true,
    sort: 'level',
    ...chosen,
  };
}

export const chosenCodec: KeptCodec<Chosen> = looseObject<Chosen>({
  lang: optional(oneOf(LANGS)),
  theme: optional(oneOf(THEMES)),
  cards: optional(oneOf(['normal', 'large'])),
  hand: optional(oneOf(['right', 'left'])),
  motion: optional(oneOf(MOTIONS)),
  pace: optional(oneOf(PACES)),
  sound: optional(flag),
  volume: optional(integer(0, 100)),
  haptics: optional(flag),
  chatter: optional(flag),
  sort: optional(oneOf(HAND_SORTS)),
});
