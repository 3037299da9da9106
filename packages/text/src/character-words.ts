/** The people to play against, and how strong they are: for menus. */
import type { CharacterId, Strength } from '@palier/bots';

export type NameAndAbout = {
  readonly name: string;
  /** One sentence. */
  readonly about: string;
};

export type CharacterWords = {
  readonly characters: { readonly [Id in CharacterId]: string };
  readonly strengths: { readonly [S in Strength]: NameAndAbout };
};

/** Names are not translated. */
export const CHARACTER_NAMES: { readonly [Id in CharacterId]: string } = {
  odile: 'Odile',
  bruno: 'Bruno',
  wanda: 'Wanda',
  hugo: 'Hugo',
  nell: 'Nell',
  sami: 'Sami',
};
