import { faceCodeOf, makeFaceCode } from '@palier/table';
import { afterEach, describe, expect, it } from 'vitest';
import { lookOf, type FaceOf } from './face-look.ts';
import { owner } from './looks.ts';

const NOBODY = owner.value;
const MINE = 'k3125';

afterEach(() => {
  owner.value = NOBODY;
});

function codeOf(of: FaceOf): string {
  return makeFaceCode(lookOf(of));
}

describe('a face', () => {
  it('comes with the name', () => {
    expect(codeOf({ name: 'Ada' })).toBe(faceCodeOf('Ada'));
  });

  it('of the device’s owner is the one they chose, by each of their names', () => {
    owner.value = { names: ['Ada', 'Guest'], face: MINE, back: 'stairs' };
    expect(codeOf({ name: 'Ada' })).toBe(MINE);
    expect(codeOf({ name: 'Guest' })).toBe(MINE);
    expect(codeOf({ name: 'Ben' })).toBe(faceCodeOf('Ben'));
  });

  it('of an owner who chose none comes with the name', () => {
    owner.value = { names: ['Ada'], face: undefined, back: 'stairs' };
    expect(codeOf({ name: 'Ada' })).toBe(faceCodeOf('Ada'));
  });

  it('that somebody chose is theirs, whatever they are called', () => {
    owner.value = { names: ['Ada'], face: MINE, back: 'stairs' };
    expect(codeOf({ name: 'Ada', face: 'b1234' })).toBe('b1234');
  });

  it.each(['', 'zz999', '<svg>'])('that is %j is the one of the name', (face) => {
    expect(codeOf({ name: 'Ada', face })).toBe(faceCodeOf('Ada'));
  });
});
