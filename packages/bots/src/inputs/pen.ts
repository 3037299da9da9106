/** How inputs are written: one number after the other, always the same ones in the same places. */
import type { Level } from '@palier/rules';

/** Numbers written one after the other. */
export class Pen {
  readonly into: Float32Array;
  at = 0;

  constructor(size: number) {
    this.into = new Float32Array(size);
  }

  start(): void {
    this.into.fill(0);
    this.at = 0;
  }

  put(value: number): void {
    this.into[this.at++] = value;
  }

  flag(is: boolean): void {
    this.into[this.at++] = is ? 1 : 0;
  }

  /** One of several: that many inputs, of which the one at `place`, or the last, is 1. */
  oneOf(size: number, place: number): void {
    this.into[this.at + Math.max(0, Math.min(size - 1, place))] = 1;
    this.at += size;
  }

  skip(size: number): void {
    this.at += size;
  }
}

export const LEVEL_INPUTS = 9;

/** A level by its parts. */
export function putLevel(pen: Pen, level: Level | undefined): void {
  if (level === undefined) return pen.skip(LEVEL_INPUTS);
  let [runs, run, longest, sets, set, largest, colours] = [0, 0, 0, 0, 0, 0, 0];
  for (const { kind, size } of level) {
    if (kind === 'run') {
      runs++;
      run += size;
      longest = Math.max(longest, size);
    } else if (kind === 'set') {
      sets++;
      set += size;
      largest = Math.max(largest, size);
    } else colours += size;
  }
  pen.put((run + set + colours) / 10);
  pen.put(level.length / 4);
  pen.put(runs / 2);
  pen.put(run / 9);
  pen.put(longest / 9);
  pen.put(sets / 4);
  pen.put(set / 9);
  pen.put(largest / 4);
  pen.put(colours / 7);
}
