import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineReader, TOO_LONG } from './line-reader.ts';

function linesOf(most: number, chunks: readonly (string | Buffer)[]) {
  const reader = new LineReader(most);
  return chunks.flatMap((chunk) => [...reader.read(Buffer.from(chunk))]);
}

describe('lines', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', '', 'b\n', '\n'],
      ['ab', ''],
    ],
    [['part'], []],
    [['12345\n'], ['12345']],
    [['123456'], [TOO_LONG]],
    [['1', '2345', '6'], [TOO_LONG]],
    [
      ['1\n', '234567\n8\n'],
      ['1', TOO_LONG],
    ],
  ])('of at most five bytes: %j', (chunks, lines) => {
    expect(linesOf(5, chunks)).toEqual(lines);
  });

  it('are the same however the bytes come', () => {
    const text = fc.array(fc.constantFrom('é', '♠', 'x', '\n'), { maxLength: 40 });
    const cuts = fc.array(fc.nat(80), { maxLength: 8 });
    fc.assert(
      fc.property(text, cuts, (letters, places) => {
        const bytes = Buffer.from(`${letters.join('')}\n`);
        const ends = [...places, 0, bytes.length].toSorted((a, b) => a - b);
        const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
        const whole = bytes.toString('utf8').split('\n').slice(0, -1);
        expect(linesOf(1000, chunks)).toEqual(whole);
      }),
    );
  });
});
