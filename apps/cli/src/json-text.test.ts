import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep, MOST_DEPTH, parseJsonText } from './json-text.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJsonText', () => {
  it.each([
    ['{"a": x}', 1, 7, 'x}'],
    ['{\n  "a": 1,\n}', 3, 1, '}'],
    ['[1 2]', 1, 4, '2]'],
    ['[1,]', 1, 4, ']'],
    ['{"a" 1}', 1, 6, '1}'],
    ['{a: 1}', 1, 2, 'a: 1}'],
    ["{'a': 1}", 1, 2, "'a': 1}"],
    ['[1}', 1, 3, '}'],
    ['[] []', 1, 4, '[]'],
    ['{"a":01}', 1, 6, '01}'],
    ['[1.]', 1, 2, '1.]'],
    ['[NaN]', 1, 2, 'NaN]'],
    ['["\\x"]', 1, 2, '"\\x"]'],
    ['["a\n"]', 1, 2, '"a'],
    ['[', 1, 2, ''],
    ['{"a": "b', 1, 9, ''],
    ['{"a":\n', 2, 1, ''],
    ['', 1, 1, ''],
    ['// no comments', 1, 1, '// no comments'],
  ])('%j breaks', (text, line, column, near) => {
    expect(parseJsonText(text)).toEqual({ t: 'break', line, column, near });
  });

  it('reads what JSON.parse reads, and finds a place in everything else', () => {
    const almost = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ' ', '"', ',', '[', '}', '0', 'e', '\\', '\n'),
      )
      .map(([text, at, piece]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + piece + text.slice(place + (piece === '' ? 1 : 0));
      });
    fc.assert(
      fc.property(almost, (text) => {
        const read = parseJsonText(text);
        let json: unknown;
        try {
          json = JSON.parse(text);
        } catch {
          expect(read.t).toBe('break');
          return;
        }
        expect(read).toEqual({ t: 'json', json });
      }),
    );
  });

  it('refuses what is nested too deeply, however deep', () => {
    expect(parseJsonText(nested(MOST_DEPTH)).t).toBe('json');
    expect(parseJsonText(nested(MOST_DEPTH + 1))).toEqual({ t: 'too-deep' });
    expect(parseJsonText(nested(1_000_000))).toEqual({ t: 'too-deep' });
    expect(parseJsonText('{"a":'.repeat(200) + '1' + '}'.repeat(200))).toEqual({ t: 'too-deep' });
    expect(parseJsonText('['.repeat(100_000))).toMatchObject({ t: 'break', column: 100_001 });
  });

  it('does not count brackets in texts', () => {
    expect(isDeep(JSON.stringify(['['.repeat(1000), '\\"[['.repeat(1000)]))).toBe(false);
  });
});
