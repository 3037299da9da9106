/**
 * What a person looks like, as it travels and is kept: five characters from a closed list, so that
 * nobody can send anything else in their place. How each is drawn is the client's.
 */

/** Which face: as many as there are letters here. */
const LETTERS = 'abcdefghijkl';

/** How many faces there are, and how many colours each part of one may have. */
export const FACES: number = LETTERS.length;
export const SHADES = 6;

export const FACE_PARTS = ['skin', 'hair', 'wear', 'window'] as const;
export type FacePart = (typeof FACE_PARTS)[number];

/** Counted from 0. */
export type FaceLook = { readonly face: number } & { readonly [P in FacePart]: number };

export const FACE_CODE = /^[a-l][0-5]{4}$/u;

/** Undefined for what is none. */
export function parseFaceCode(code: string): FaceLook | undefined {
  if (!FACE_CODE.test(code)) return undefined;
  const [skin, hair, wear, window] = Array.from(code.slice(1), Number) as [
    number,
    number,
    number,
    number,
  ];
  return { face: LETTERS.indexOf(code[0]!), skin, hair, wear, window };
}

export function makeFaceCode({ face, ...look }: FaceLook): string {
  return LETTERS[face]! + FACE_PARTS.map((part) => look[part]).join('');
}

/** Of somebody who has chosen none: always the same for a name. */
export function faceCodeOf(name: string): string {
  // FNV-1a: names that differ by a letter look nothing like each other.
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC')) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  let rest = hash ^ (hash >>> 15);
  const next = (of: number): number => {
    const one = (rest >>> 0) % of;
    rest = Math.floor((rest >>> 0) / of);
    return one;
  };
  const face = next(FACES);
  const skin = next(SHADES);
  const hair = next(SHADES);
  const wear = next(SHADES);
  // The window stands out from the clothes: the same place in both lists is much the same colour.
  const window = (wear + 1 + next(SHADES - 1)) % SHADES;
  return makeFaceCode({ face, skin, hair, wear, window });
}
