/** Whatever pieces a terminal's words come in, they are understood the same. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyReader, type Input } from './keys.ts';

function readAll(...chunks: readonly string[]): readonly Input[] {
  const reader = new KeyReader();
  return [...chunks.flatMap((chunk) => reader.read(chunk)), ...reader.flush()];
}

describe('what a terminal sends', () => {
  it.each<[string, string, readonly Input[]]>([
    [
      'letters',
      'xé',
      [
        { t: 'text', text: 'x' },
        { t: 'text', text: 'é' },
      ],
    ],
    ['a letter of several characters', '👩‍👩‍👧', [{ t: 'text', text: '👩‍👩‍👧' }]],
    ['an arrow', '\x1b[A', [{ t: 'key', key: 'up' }]],
    ['an arrow of another kind', '\x1bOD', [{ t: 'key', key: 'left' }]],
    ['an arrow with Shift', '\x1b[1;2C', [{ t: 'key', key: 'right' }]],
    ['Page Down', '\x1b[6~', [{ t: 'key', key: 'pageDown' }]],
    ['Shift and Tab', '\x1b[Z', [{ t: 'key', key: 'backTab' }]],
    ['Enter', '\r', [{ t: 'key', key: 'enter' }]],
    ['Backspace', '\x7f', [{ t: 'key', key: 'backspace' }]],
    ['Ctrl-C', '\x03', [{ t: 'ctrl', letter: 'c' }]],
    ['Escape', '\x1b', [{ t: 'key', key: 'escape' }]],
    [
      'Escape and a letter',
      '\x1bx',
      [
        { t: 'key', key: 'escape' },
        { t: 'text', text: 'x' },
      ],
    ],
    ['a click', '\x1b[<0;12;5M\x1b[<0;12;5m', [{ t: 'press', x: 11, y: 4 }]],
    ['a click with Ctrl held', '\x1b[<16;1;1M', [{ t: 'press', x: 0, y: 0 }]],
    ['the wheel', '\x1b[<65;3;4M', [{ t: 'wheel', x: 2, y: 3, by: 1 }]],
    ['the mouse that moves', '\x1b[<35;3;4M', []],
    ['a function key', '\x1b[15~', []],
    ['pasted text', '\x1b[200~a\rb\x1b[201~', [{ t: 'paste', text: 'a\rb' }]],
  ])('%s', (_, sent, inputs) => {
    expect(readAll(sent)).toEqual(inputs);
  });

  it('an escape alone waits for what may belong to it', () => {
    const reader = new KeyReader();
    expect(reader.read('\x1b')).toEqual([]);
    expect(reader.isPending).toBe(true);
    expect(reader.read('[B')).toEqual([{ t: 'key', key: 'down' }]);
    expect(reader.isPending).toBe(false);
  });

  it('may be cut anywhere', () => {
    const words = 'x|7|\r|\t|\x7f|\x03|\x1b[A|\x1bOH|\x1b[3~|\x1b[1;5D|\x1b[<0;80;24M|日';
    const pasted = '\x1b[200~one\rtwo\x1b[A\x1b[201~';
    const word = fc.constantFrom(pasted, ...words.split('|'));
    fc.assert(
      fc.property(
        fc.array(word),
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        (sentWords, cuts) => {
          const sent = sentWords.join('');
          const pieces: string[] = [];
          for (let at = 0; at < sent.length;) {
            const { value } = cuts.next() as { value: number };
            pieces.push(sent.slice(at, at + value));
            at += value;
          }
          expect(readAll(...pieces)).toEqual(sentWords.flatMap((one) => readAll(one)));
        },
      ),
    );
  });

  it('never makes the reader stumble, nor keeps it from what comes next', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (noise) => {
        const reader = new KeyReader();
        reader.read(noise);
        reader.flush();
        reader.read('\x1b[201~');
        reader.flush();
        expect(reader.read('\x1b[A').at(-1)).toEqual({ t: 'key', key: 'up' });
      }),
    );
  });
});
