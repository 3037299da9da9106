import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FACES,
  FACE_CODE,
  SHADES,
  faceCodeOf,
  makeFaceCode,
  parseFaceCode,
  type FaceLook,
} from './face-code.ts';

const shade = fc.integer({ min: 0, max: SHADES - 1 });
const look: fc.Arbitrary<FaceLook> = fc.record({
  face: fc.integer({ min: 0, max: FACES - 1 }),
  skin: shade,
  hair: shade,
  wear: shade,
  window: shade,
});

describe('the code of a face', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(look, (one) => {
        expect(parseFaceCode(makeFaceCode(one))).toEqual(one);
      }),
    );
  });

  it.each([
    '',
    'a',
    'a000',
    'm0000',
    'A0000',
    'a0006',
    'a00000',
    ' a0000',
    'a0000\n',
    '<b>00',
    'é0000',
  ])('is not %j', (text) => expect(parseFaceCode(text)).toBeUndefined());

  it('is one of the list or nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseFaceCode(text);
        if (parsed !== undefined) expect(makeFaceCode(parsed)).toBe(text);
      }),
    );
  });
});

describe('the face of a name', () => {
  it('is the same each time, and one of the list', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(faceCodeOf(name)).toMatch(FACE_CODE);
        expect(faceCodeOf(name)).toBe(faceCodeOf(name));
      }),
    );
  });

  it('stands out from its window', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { wear, window } = parseFaceCode(faceCodeOf(name))!;
        expect(wear).not.toBe(window);
      }),
    );
  });

  it('differs from one name to another', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil', 'Fatou', 'Guest', 'Guest 2', 'Guest 3'];
    expect(new Set(names.map(faceCodeOf)).size).toBe(names.length);
  });
});
