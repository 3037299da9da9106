/**
 * Who plays at this device: a name, a face, and what the cards and the table look like. One for
 * everything, at home and online. A face is drawn by lot until somebody chooses one; the rest is as usual.
 */
import { oneOf, optional } from '@palier/rules/codec';
import { FACE_CODE, faceCodeOf } from '@palier/table';
import { randomHex } from './browser.ts';
import { anyText, looseObject, refined, withDefault, type KeptCodec } from './kept-codecs.ts';

/** As much as a table online takes (`NICKNAME_LENGTH`). */
export const OWN_NAME_LENGTH = 20;

export const BACKS = [
  'stairs',
  'phases',
  'windows',
  'shapes',
  'comets',
  'eclipse',
  'lanterns',
  'owl',
  'balloons',
  'rocket',
] as const;
export type Back = (typeof BACKS)[number];

export const CLOTHS = [
  'night',
  'moss',
  'wine',
  'linen',
  'starry',
  'moonlit',
  'tide',
  'aurora',
  'confetti',
  'checks',
] as const;
export type Cloth = (typeof CLOTHS)[number];

export type Profile = {
  /** Empty: none is chosen. */
  readonly name: string;
  /** The code of a face. Older ones have none: `own-profile.ts` gives them theirs. */
  readonly face?: string;
  readonly back: Back;
  readonly cloth: Cloth;
};

export const NOBODY: Profile = { name: '', back: 'stairs', cloth: 'night' };

/** Who had a name before faces were kept stays who they were; everybody else is drawn by lot. */
export function drawnFace(name: string): string {
  return faceCodeOf(name === '' ? randomHex(16) : name);
}

/** While it is typed: one line and not too long. What else cannot be shown a table online takes out. */
export function cleanOwnName(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, OWN_NAME_LENGTH)
    .replaceAll(/\p{Cs}/gu, '');
}

const name = refined(anyText, (text) => cleanOwnName(text).trim());
const face = refined(anyText, (code) => (FACE_CODE.test(code) ? code : undefined));

export const profileCodec: KeptCodec<Profile> = looseObject<Profile>({
  name: withDefault(name, ''),
  face: optional(face),
  back: withDefault(oneOf(BACKS), NOBODY.back),
  cloth: withDefault(oneOf(CLOTHS), NOBODY.cloth),
});

/** What was kept before there were faces: a nickname for tables online, once without quotes. */
export const nicknameCodec: KeptCodec<string> = {
  parse: (json) => cleanOwnName(typeof json === 'string' ? json : JSON.stringify(json)).trim(),
  make: anyText.make,
};
