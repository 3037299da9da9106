import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stairsLayout, type Box } from './stairs-layout.ts';

const BOX: Box = { x: 40, y: 100, width: 1000, height: 600 };

const standing = fc
  .integer({ min: 1, max: 12 })
  .chain((levels) =>
    fc.tuple(
      fc.constant(levels),
      fc.array(fc.integer({ min: 1, max: levels + 1 }), { minLength: 2, maxLength: 6 }),
    ),
  );

test('everybody stands within the picture, and more than half of each face is seen', () => {
  fc.assert(
    fc.property(standing, ([levels, places]) => {
      const { faces, landings } = stairsLayout(levels, places, BOX);
      expect(landings).toHaveLength(levels);
      for (const face of faces) {
        expect(face.x).toBeGreaterThanOrEqual(BOX.x - 1);
        expect(face.x + face.width).toBeLessThanOrEqual(BOX.x + BOX.width + 1);
        expect(face.y).toBeGreaterThanOrEqual(BOX.y - 1);
        expect(face.y + face.height).toBeLessThanOrEqual(BOX.y + BOX.height + 1);
      }
      for (const [index, face] of faces.entries()) {
        // Whoever comes earlier stands in front.
        for (const other of faces.slice(0, index).filter(({ x }) => x === face.x)) {
          expect(Math.abs(other.y - face.y)).toBeGreaterThan(face.height / 2);
        }
      }
    }),
  );
});

test('who has climbed more stands higher', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), (levels) => {
      const places = Array.from({ length: levels + 1 }, (_, index) => index + 1);
      const { faces } = stairsLayout(levels, places, BOX);
      for (const [index, face] of faces.slice(1).entries()) {
        expect(face.y).toBeLessThan(faces[index]!.y);
      }
    }),
  );
});
