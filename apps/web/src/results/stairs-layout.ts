/** Where everybody stands on the stairs of a picture. */
import { crowdsOf, MOON_COLUMNS, standsOf } from '../board/climb-layout.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type StairsLayout = {
  readonly landings: readonly Box[];
  readonly moon: Box;
  /** In the order of the climbers; whoever shares a landing stands higher, behind the others. */
  readonly faces: readonly Box[];
};

/** The lowest landing, as a share of the height. */
const FOOT = 0.08;

/** `places`: the landing of each climber from 1; one more than there are is the moon. */
export function stairsLayout(levels: number, places: readonly number[], box: Box): StairsLayout {
  const column = box.width / (levels + MOON_COLUMNS);
  const face = Math.min(column * 0.9, box.width * 0.15, box.height * 0.2);
  const stands = standsOf(places);
  const highest = Math.max(1, ...crowdsOf(places).map(({ faces }) => faces)) * face;
  const foot = FOOT * box.height;
  const rise = (box.height - foot - highest) / (levels + 1);
  const topOf = (level: number): number => box.y + box.height - foot - level * rise;
  const landings = Array.from({ length: levels }, (_, index) => {
    const y = topOf(index + 1);
    return { x: box.x + index * column, y, width: column, height: box.y + box.height - y };
  });
  const size = Math.min(column * 1.2, box.width * 0.22);
  return {
    landings,
    moon: {
      x: box.x + levels * column + (column * MOON_COLUMNS - size) / 2,
      // Behind whoever has reached it.
      y: topOf(levels + 1) - face / 2 - size / 2,
      width: size,
      height: size,
    },
    faces: places.map((place, index) => {
      const { below, apart } = stands[index]!;
      const wide = place > levels ? MOON_COLUMNS : 1;
      return {
        x: box.x + (place - 1) * column + (column * wide - face) / 2,
        y: topOf(place) - (below * apart + 1) * face,
        width: face,
        height: face,
      };
    }),
  };
}
