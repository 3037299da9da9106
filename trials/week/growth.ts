/**
 * Does something grow in the course of a week? Days have a rhythm of their own, and the machine has other
 * things to do: so each hour is compared with the same hour of other days only, and of all those slopes
 * the middle one counts (Theil and Sen's, by seasons).
 */

export type Point = { readonly hour: number; readonly value: number };

const DAY = 24;

/** How much more it is at the end than at the beginning, as a share of what it usually is. */
export function growthOf(points: readonly Point[]): number {
  const slopes: number[] = [];
  for (const [index, early] of points.entries()) {
    for (const late of points.slice(index + 1)) {
      const isSameHour = Math.floor(early.hour) % DAY === Math.floor(late.hour) % DAY;
      if (!isSameHour || late.hour - early.hour < DAY / 2) continue;
      slopes.push((late.value - early.value) / (late.hour - early.hour));
    }
  }
  if (slopes.length === 0) return 0;
  const length = points.at(-1)!.hour - points[0]!.hour;
  const usual = middleOf(points.map(({ value }) => value));
  return usual === 0 ? 0 : (middleOf(slopes) * length) / usual;
}

export function middleOf(values: readonly number[]): number {
  return shareOf(values, 0.5);
}

/** The value below which such a share of them is; 0 of nothing. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
