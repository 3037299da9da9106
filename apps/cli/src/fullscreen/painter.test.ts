/** After what was sent, a terminal shows the frame: whatever it showed before. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Canvas, linesOf } from './canvas.ts';
import { paint } from './painter.ts';
import { SeenScreen } from './testing/seen-screen.ts';

const SIZE = { columns: 12, rows: 4 };

const written = fc.record({
  x: fc.integer({ min: -2, max: 12 }),
  y: fc.integer({ min: -1, max: 4 }),
  text: fc.string({ unit: fc.constantFrom('a', 'B', ' ', '日', '本', '●', 'e\u0301', '🙂') }),
  ink: fc.constantFrom('gold', 'soft', undefined),
});

function drawn(texts: readonly (typeof written extends fc.Arbitrary<infer T> ? T : never)[]) {
  const canvas = new Canvas(SIZE, { ground: 'night' });
  for (const { x, y, text, ink } of texts) canvas.put(x, y, text, ink === undefined ? {} : { ink });
  return canvas;
}

it('shows every frame, by sending what has changed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(written)), (frames) => {
      const screen = new SeenScreen(SIZE);
      screen.write('\x1b[?1049h');
      let before: Canvas<never> | undefined;
      for (const texts of frames) {
        const after = drawn(texts) as Canvas<never>;
        screen.write(paint(before, after, 'many'));
        expect(screen.lines).toEqual(linesOf(after));
        before = after;
      }
      expect(screen.outside).toBe(0);
    }),
  );
});

it('sends nothing where nothing has changed, and little where little has', () => {
  const [one, same] = [drawn([]), drawn([])];
  expect(paint(one, same, 'many')).toBe('');
  same.put(3, 2, 'x', {});
  expect(paint(one, same, 'none')).toBe('\x1b[?2026h\x1b[3;4H\x1b[0mx\x1b[0m\x1b[?2026l');
});

it('says no colour where there is none, and says them as the terminal can', () => {
  const canvas = new Canvas({ columns: 1, rows: 1 }, { ground: 'night' });
  canvas.put(0, 0, 'x', { ink: 'gold', isBold: true });
  const sent = (['none', 'sixteen', 'many', 'full'] as const).map((depth) =>
    paint(undefined, canvas, depth).slice('\x1b[?2026h\x1b[0m\x1b[2J\x1b[1;1H'.length, -12),
  );
  expect(sent).toEqual([
    '\x1b[0;1mx',
    '\x1b[0;1;93;49mx',
    '\x1b[0;1;38;5;221;48;5;17mx',
    '\x1b[0;1;38;2;255;209;102;48;2;14;26;54mx',
  ]);
});
