import { describe, expect, it } from 'vitest';
import { columnsOf, cut, fitted, flowed, padded, widthOf, wrapped } from './layout.ts';

describe('lines', () => {
  it('break between words and never lose one', () => {
    const text = 'one two three four five six seven';
    const lines = wrapped(text, 12, '  ').split('\n');
    expect(lines.every((line) => widthOf(line) <= 12)).toBe(true);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(text);
    expect(wrapped('incomprehensibilities', 5)).toBe('incomprehensibilities');
  });

  it('count letters as people see them', () => {
    expect(widthOf('\x1b[1me\u0301\x1b[0m')).toBe(1);
    expect(padded('ab', 4)).toBe('ab  ');
    expect(cut('👩‍👩‍👧abc', 2)).toBe('👩‍👩‍👧a');
    expect(flowed(['aa', 'bb', 'cc'], { columns: 6, gap: ' ', indent: '' })).toBe('aa bb\ncc');
  });

  it.each([
    ['Anna', 4],
    ['アンナ', 6],
    ['👩‍👩‍👧 한', 5],
    ['●▲★■◆⬢✓☾▶', 9],
    ['\u200B', 0],
  ])('%s takes %d columns', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  it('are cut to what fits, and say so', () => {
    expect(fitted('Odile', 5)).toBe('Odile');
    expect(fitted('Odile', 4)).toBe('Odi…');
    expect(fitted('アンナ', 4)).toBe('ア…');
    expect(fitted('Odile', 0)).toBe('');
  });

  it.each([
    [{}, 80],
    [{ columns: 0 }, 80],
    [{ columns: 5 }, 20],
    [{ columns: 132 }, 132],
  ])('%j has %d columns to write in', (output, columns) => {
    expect(columnsOf(output)).toBe(columns);
  });
});
