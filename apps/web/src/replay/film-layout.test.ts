import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILM_SIZE, cellsOf, changedPart } from './film-layout.ts';

describe('what has changed of a picture', () => {
  const WIDE = 6;
  const blank = (): Uint32Array => new Uint32Array(WIDE * 5);

  test('is all of the first, and nothing of the same', () => {
    expect(changedPart(undefined, blank(), WIDE)).toEqual({ x: 0, y: 0, width: 6, height: 5 });
    expect(changedPart(blank(), blank(), WIDE)).toBeUndefined();
  });

  test('is the smallest part with every pixel that differs', () => {
    const places = fc.array(fc.nat(WIDE * 5 - 1), { minLength: 1 });
    fc.assert(
      fc.property(places, (changed) => {
        const now = blank();
        for (const place of changed) now[place] = 1;
        const part = changedPart(blank(), now, WIDE)!;
        const across = changed.map((place) => place % WIDE);
        const down = changed.map((place) => Math.floor(place / WIDE));
        expect([part.x, part.x + part.width - 1]).toEqual([
          Math.min(...across),
          Math.max(...across),
        ]);
        expect([part.y, part.y + part.height - 1]).toEqual([Math.min(...down), Math.max(...down)]);
      }),
    );
  });
});

test('two to six have their place, within the picture and apart', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const cells = cellsOf(players);
    expect(cells).toHaveLength(players);
    for (const [index, { x, y, width, height }] of cells.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(FILM_SIZE.width);
      expect(y + height).toBeLessThanOrEqual(FILM_SIZE.height);
      const apart = cells.every(
        (other, place) =>
          place === index ||
          other.x >= x + width ||
          other.x + other.width <= x ||
          other.y >= y + height ||
          other.y + other.height <= y,
      );
      expect(apart).toBe(true);
    }
  }
});
