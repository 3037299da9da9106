/**
 * What comes over the table may lie under the finger that made the last move. The second tap of a double
 * tap was meant for that move, and not for what it finds.
 */

/** Where on the page, and when by the clock of its events. */
export type Press = { readonly x: number; readonly y: number; readonly time: number };

/** So soon after the press before, in milliseconds, and so near to it, in pixels, it is a double tap. */
const DOUBLE = { time: 700, distance: 60 };

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

export function isSecondTap(tap: Tap, before: Press): boolean {
  // Keys have no place, and no number of taps.
  if (tap.detail === 0) return false;
  const distance = Math.hypot(tap.clientX - before.x, tap.clientY - before.y);
  return tap.timeStamp - before.time < DOUBLE.time && distance < DOUBLE.distance;
}
