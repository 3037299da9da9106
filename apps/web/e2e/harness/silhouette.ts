/** The outline of a drawing on plain ground, whatever it is filled with. */
import type { PngPicture } from './pixels.ts';

export type PixelBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A part of a picture, in whole pixels: all that the box touches. */
export function cropOf({ width, height, rgb }: PngPicture, box: PixelBox): PngPicture {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const from = (top + row) * width;
    return rgb.subarray((from + left) * 3, (from + right) * 3);
  });
  return { width: right - left, height: bottom - top, rgb: Buffer.concat(rows) };
}

export type Silhouette = {
  readonly width: number;
  readonly height: number;
  /** For each pixel, row by row: whether it belongs to the drawing. */
  readonly inside: readonly boolean[];
  readonly area: number;
};

/** So far from the ground, of 255 in any of the three colours, a pixel is drawn upon. */
const DRAWN = 48;

/**
 * The ground is what the upper left corner shows; what it reaches from above and from the sides is
 * outside. Not from below: there a suit stands on its step.
 */
export function silhouetteOf({ width, height, rgb }: PngPicture): Silhouette {
  const isGround = (at: number): boolean =>
    [0, 1, 2].every((part) => Math.abs(rgb[at * 3 + part]! - rgb[part]!) < DRAWN);
  const isOutside = new Array<boolean>(width * height).fill(false);
  const next: number[] = [];
  const reach = (x: number, y: number): void => {
    const at = y * width + x;
    const isThere = x >= 0 && y >= 0 && x < width && y < height;
    if (!isThere || isOutside[at]! || !isGround(at)) return;
    isOutside[at] = true;
    next.push(at);
  };
  for (let x = 0; x < width; x++) reach(x, 0);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(x, y);
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y - 1);
    reach(x, y + 1);
  }
  const inside = isOutside.map((outside) => !outside);
  return { width, height, inside, area: inside.filter(Boolean).length };
}

const SHIFTS = [-2, -1, 0, 1, 2];

/**
 * How much of two drawings is not the other's, laid over each other as well as can be: 0 where they
 * are the same, 1 where they share nothing.
 */
export function silhouetteDifference(one: Silhouette, other: Silhouette): number {
  const shared = SHIFTS.flatMap((dx) => SHIFTS.map((dy) => sharedBy(one, other, { dx, dy })));
  const most = Math.max(...shared);
  return 1 - most / (one.area + other.area - most);
}

function sharedBy(
  one: Silhouette,
  other: Silhouette,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): number {
  let shared = 0;
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      const [there, down] = [x + dx, y + dy];
      const isThere = there >= 0 && down >= 0 && there < other.width && down < other.height;
      if (!isThere || !one.inside[y * one.width + x]!) continue;
      if (other.inside[down * other.width + there]!) shared++;
    }
  }
  return shared;
}
