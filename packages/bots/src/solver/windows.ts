/** The windows of a run: as many values in a row as it has cards, a bit each. */
import { countBits } from './bits.ts';

/** The most of some values that one window holds; `all` are the values of the edition. */
export function mostInWindow(values: number, size: number, all: number): number {
  let most = 0;
  for (let window = (2 << size) - 2; window <= all; window <<= 1) {
    const present = countBits(values & window);
    if (present > most) most = present;
  }
  return most;
}

/** Where the window with most of some values starts, of equals the lowest, from a start on. */
export function fullestStart(values: number, size: number, first: number, all: number): number {
  let most = -1;
  let best = first;
  let start = first;
  for (let window = ((1 << size) - 1) << first; window <= all; window <<= 1, start++) {
    const present = countBits(values & window);
    if (present <= most) continue;
    most = present;
    best = start;
  }
  return best;
}
