import { PassThrough } from 'node:stream';
import { parseCard, parsePlaced } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../layout.ts';
import { face, faces, paintOf } from './faces.ts';
import { ladderSteps } from './screen.ts';

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
});

it.each([
  [1, 8, '▁·······'],
  [8, 8, '▁▂▃▄▅▆▇█'],
  [2, 4, '▁▃··'],
  [12, 12, '▁▁▂▃▃▄▅▅▆▇▇█'],
])('level %d of %d is a staircase', (level, levels, stairs) => {
  expect(ladderSteps(level, levels)).toBe(stairs);
});
