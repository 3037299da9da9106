import { NAME_LENGTH } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, distinctName } from './seat-name.ts';

/** Whole signs of one and two code units, and halves. */
const aText = fc.string({ unit: fc.constantFrom('a', ' ', '2', 'é', '🦊', '\ud83e', '\u202e') });

describe('a name', () => {
  it.each([
    ['hidden signs', 'A\u202enn\na\u0000', 'Anna'],
    ['too many letters', 'x'.repeat(500), 'x'.repeat(NAME_LENGTH)],
    ['a sign across the end', `${'x'.repeat(NAME_LENGTH - 1)}🦊`, 'x'.repeat(NAME_LENGTH - 1)],
    ['half a sign', 'Fox \ud83e', 'Fox '],
  ])('is taken without %s', (_, typed, clean) => {
    expect(cleanName(typed)).toBe(clean);
  });

  it.each([
    ['free', 'Ben', ['Anna'], 'Ben'],
    ['taken', 'Ben', ['Ben'], 'Ben 2'],
    ['taken with its number', 'Ben', ['Ben', 'Ben 2'], 'Ben 3'],
    ['long', 'x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(58)} 2`],
    [
      'long, with a sign across the cut',
      `${'x'.repeat(57)}🦊y`,
      [`${'x'.repeat(57)}🦊y`],
      `${'x'.repeat(57)} 2`,
    ],
  ])('that is %s is told apart', (_, name, taken, distinct) => {
    expect(distinctName(name, taken)).toBe(distinct);
  });

  it('fits a record, told apart from everybody', () => {
    fc.assert(
      fc.property(fc.array(aText, { maxLength: 6 }), fc.nat(80), (texts, length) => {
        const taken: string[] = [];
        for (const text of texts) {
          const name = distinctName(cleanName(text + 'y'.repeat(length)), taken);
          expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
          expect(name).not.toMatch(/\p{Surrogate}/u);
          taken.push(name);
        }
        expect(new Set(taken).size).toBe(taken.length);
      }),
    );
  });
});
