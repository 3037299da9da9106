/** Where what is in a film's picture, and which part of it has changed. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const FILM_SIZE = { width: 640, height: 800 } as const;
export const EDGE = 16;
/** The players are between these; above is the round, below what happened. */
const TOP = 64;
export const SEATS_END = 664;

/** Two columns from four players on. */
export function cellsOf(players: number): readonly Part[] {
  const columns = players < 4 ? 1 : 2;
  const rows = Math.ceil(players / columns);
  const width = (FILM_SIZE.width - EDGE * (columns + 1)) / columns;
  const height = (SEATS_END - TOP - EDGE * (rows - 1)) / rows;
  return Array.from({ length: players }, (_, index) => ({
    x: EDGE + (index % columns) * (width + EDGE),
    y: TOP + Math.floor(index / columns) * (height + EDGE),
    width,
    height,
  }));
}

/** How large cards are drawn where so many share the picture. */
export function cardScale(players: number): number {
  return players < 4 ? 1.6 : players === 4 ? 1.3 : 1;
}

/** The smallest part in which two pictures differ. */
export function changedPart(
  before: Uint32Array | undefined,
  now: Uint32Array,
  wide: number = FILM_SIZE.width,
): Part | undefined {
  const high = now.length / wide;
  if (before === undefined) return { x: 0, y: 0, width: wide, height: high };
  let [left, right, top, bottom] = [wide, -1, high, -1];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      if (before[y * wide + x] === now[y * wide + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (bottom === -1) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
