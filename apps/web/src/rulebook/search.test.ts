import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, pieces, spansOf, termsOf } from './search.ts';

function marked(search: string, text: string): string {
  return pieces(text, spansOf(termsOf(search), text))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('searching', () => {
  it.each([
    ['defausse', 'Ta défausse', 'Ta [défausse]'],
    ['DÉFAUSSE', 'Ta défausse', 'Ta [défausse]'],
    ['strasse', 'die Straße', 'die [Straße]'],
    ['coeur', 'le cœur', 'le [cœur]'],
    ["l'echelle", 'sur l’échelle ouverte', 'sur [l’échelle] ouverte'],
    ['lay-3', 'LAY-3', '[LAY-3]'],
    ['aa', 'aaa', '[aaa]'],
    ['run card', 'a card in a run', 'a [card] in a [run]'],
    ['', 'nothing', 'nothing'],
    ['E\u0301te', 'l’été', 'l’[été]'],
  ])('%s in %s', (search, text, expected) => {
    expect(marked(search, text)).toBe(expected);
  });

  it('every word must be somewhere, not all in one text', () => {
    expect(matches(termsOf('lay joker'), ['LAY-3', 'a joker'])).toBe(true);
    expect(matches(termsOf('lay pass'), ['LAY-3', 'a joker'])).toBe(false);
    expect(matches(termsOf('  '), ['anything'])).toBe(true);
  });

  it('the pieces are the text again, and what is marked is what was found', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, search) => {
        const terms = termsOf(search);
        const parts = pieces(text, spansOf(terms, text));
        expect(parts.map((piece) => piece.text).join('')).toBe(text);
        expect(parts.some(({ isMarked }) => isMarked)).toBe(
          terms.some((term) => matches([term], [text])),
        );
      }),
    );
  });
});
