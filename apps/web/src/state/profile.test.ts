import { FACE_CODE, faceCodeOf } from '@palier/table';
import { NICKNAME_LENGTH } from '@palier/table/room';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKept, parseKept } from './kept.ts';
import {
  BACKS,
  CLOTHS,
  NOBODY,
  OWN_NAME_LENGTH,
  drawnFace,
  nicknameCodec,
  profileCodec,
  type Profile,
} from './profile.ts';

const aProfile: fc.Arbitrary<Profile> = fc
  .record({
    name: fc.constantFrom('', 'Anna', 'Ümit', '7', 'Anna B'),
    face: fc.option(fc.string().map(faceCodeOf), { nil: undefined }),
    back: fc.constantFrom(...BACKS),
    cloth: fc.constantFrom(...CLOTHS),
  })
  .map(({ face, ...rest }) => ({ ...rest, ...(face !== undefined && { face }) }));

describe('a profile', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(aProfile, (profile) => {
        expect(parseKept(profileCodec, makeKept(profileCodec, profile))).toEqual(profile);
      }),
    );
  });

  it('keeps what is sound of one that is not', () => {
    const text = JSON.stringify({ name: ' A\nna ', face: 'zz999', back: 'gold', cloth: 'wine' });
    expect(parseKept(profileCodec, text)).toEqual({ ...NOBODY, name: 'Ana', cloth: 'wine' });
  });

  it.each(['[]', '7', 'x', 'null'])('%s is none', (text) => {
    expect(parseKept(profileCodec, text)).toBeUndefined();
  });

  it('has a name that a table online takes', () => {
    expect(OWN_NAME_LENGTH).toBe(NICKNAME_LENGTH);
    const long = JSON.stringify({ name: 'x'.repeat(500) });
    expect(parseKept(profileCodec, long)?.name.length).toBe(OWN_NAME_LENGTH);
  });
});

describe('a face that nobody chose', () => {
  it('is drawn by lot', () => {
    const drawn = Array.from({ length: 50 }, () => drawnFace(''));
    expect(drawn.filter((code) => !FACE_CODE.test(code))).toEqual([]);
    // Of 15,552, fifty are never all the same.
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('stays the one that came with the name, for who had one before faces were kept', () => {
    expect(drawnFace('Ada')).toBe(faceCodeOf('Ada'));
  });
});

describe('a nickname of old', () => {
  it.each(['Anna', '7', 'true', '"A"', ''])('%s is read back as it was', (name) => {
    expect(parseKept(nicknameCodec, makeKept(nicknameCodec, name))).toBe(name);
  });

  it.each(['Anna', 'Anna B', '7', 'true', '{x'])('%s, stored without quotes, is read', (name) => {
    expect(parseKept(nicknameCodec, name)).toBe(name);
  });

  it('is one line and no longer than a table takes it', () => {
    const text = JSON.stringify(` A\nna${'x'.repeat(500)}`);
    expect(parseKept(nicknameCodec, text)).toMatch(/^Anax+$/u);
    expect(parseKept(nicknameCodec, text)!.length).toBeLessThan(100);
  });
});
