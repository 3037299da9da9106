import { PassThrough } from 'node:stream';
import { makeCard, parseCard, parsePlaced } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { cut, face, faces, flowed, padded, paintOf, sorted, widthOf, wrapped } from './faces.ts';
import { staircase } from './screen.ts';

const hand = ['X', 'J', 'P2', 'R10', 'G2', 'R1'].map((text) => parseCard(text)!);

describe('cards on the screen', () => {
  it('have their letter and their shape without any colour', () => {
    const all = ['R7', 'O7', 'Y7', 'G7', 'B7', 'P7', 'J=9', 'J1-5=R', 'X', 'K'];
    expect(
      faces(
        all.map((text) => parsePlaced(text)!),
        'none',
      ),
    ).toBe('●R7 ▲O7 ★Y7 ■G7 ◆B7 ⬢P7 J=9 J1-5=R X K');
  });

  it('are coloured only where the terminal has colours and nobody minds', () => {
    const screen = Object.assign(new PassThrough(), { isTTY: true });
    const env = { TERM: 'xterm-256color' };
    expect(paintOf({ stdout: screen, env }, false)).toBe('many');
    expect(paintOf({ stdout: screen, env: { TERM: 'xterm' } }, false)).toBe('sixteen');
    expect(paintOf({ stdout: screen, env: { ...env, NO_COLOR: '1' } }, false)).toBe('none');
    expect(paintOf({ stdout: screen, env: { TERM: 'dumb' } }, false)).toBe('none');
    expect(paintOf({ stdout: screen, env }, true)).toBe('none');
    expect(paintOf({ stdout: new PassThrough(), env }, false)).toBe('none');
    expect(widthOf(face(parseCard('R10')!, 'many'))).toBe(4);
  });

  it('are sorted by value or by colour, jokers and special cards last', () => {
    const texts = (order: 'value' | 'colour') => sorted(hand, order).map(makeCard).join(' ');
    expect(texts('value')).toBe('R1 G2 P2 R10 J X');
    expect(texts('colour')).toBe('R1 R10 G2 P2 J X');
  });
});

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
});

it.each([
  [1, 8, '▁·······'],
  [8, 8, '▁▂▃▄▅▆▇█'],
  [2, 4, '▁▃··'],
  [12, 12, '▁▁▂▃▃▄▅▅▆▇▇█'],
])('level %d of %d is a staircase', (level, levels, stairs) => {
  expect(staircase(level, levels)).toBe(stairs);
});
