import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('a line that everybody is shown', () => {
  it.each([
    ['Zoé', 'Zoé'],
    ['  Ada   Lovelace\t', 'Ada Lovelace'],
    ['one\ntwo\u2028three', 'one two three'],
    ['👩‍💻 ❤️‍🔥', '👩‍💻 ❤️‍🔥'],
    ['می‌خواهم', 'می‌خواهم'],
    ['abc\u202Edef\u2069', 'abcdef'],
    ['so\u00ADft\u200B\uFEFF', 'soft'],
    ['Ada\u3164', 'Ada'],
    [`e${'\u0301\u0302'.repeat(9)}`, 'é\u0302\u0301\u0302'],
    ['½ :-)', '½ :-)'],
  ])('%j is %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it.each(['', ' ', '\u3164', '\u2800\u2800', '\u200D', '\u202E', '\u0301', '\uE000'])(
    '%j is nothing to be seen',
    (text) => {
      expect(plainLine(text)).toBeUndefined();
    },
  );
});
