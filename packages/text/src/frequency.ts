/** Chances as a ten-year-old counts them: so many times out of so many. */
export type Frequency =
  | { readonly t: 'never' }
  | { readonly t: 'times'; readonly times: number; readonly of: number }
  | { readonly t: 'always' };

const TIMES: readonly (readonly [times: number, of: number])[] = [
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

/** Nearer to the end than this is as good as never, or always. */
const EDGE = 0.05;

export function frequencyOf(chance: number): Frequency {
  if (chance < EDGE) return { t: 'never' };
  if (chance > 1 - EDGE) return { t: 'always' };
  const far = ([times, of]: readonly [number, number]): number => Math.abs(times / of - chance);
  const [times, of] = TIMES.toSorted((a, b) => far(a) - far(b))[0]!;
  return { t: 'times', times, of };
}
