/** Sets of values as bits of an integer: bit v stands for the value v. */

/** The values that a low, a middle and a high joker cover, and those above that none does. */
export const RANGE_MASKS: readonly [number, number, number, number] = [
  maskOf(1, 5),
  maskOf(6, 10),
  maskOf(11, 15),
  maskOf(16, 18),
];
export const RANGES = RANGE_MASKS.length;

/** The values from one to another, both included. */
export function maskOf(low: number, high: number): number {
  return (2 << high) - (1 << low);
}

/** Which range a value is in, as an index of `RANGE_MASKS`. */
export function rangeOf(value: number): number {
  return value <= 5 ? 0 : value <= 10 ? 1 : value <= 15 ? 2 : 3;
}

/** How many values a mask holds: the sideways sum, without a loop or a table. */
export function countBits(mask: number): number {
  let sum = mask - ((mask >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  sum = (sum + (sum >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sum, 0x01010101) >>> 24;
}

/** The lowest value of a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
