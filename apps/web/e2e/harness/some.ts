/** What is looked at in turns, so that `npm test` stays short: another part in each turn, all in the long form. */
import { turnFrom } from '../../../../tools/vitest-turns.ts';

export const IS_LONG = process.env['PALIER_LONG'] !== undefined;

/** A third of them. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  if (IS_LONG) return all;
  const first = turnFrom(process.env) ?? Math.floor(Math.random() * 3);
  return all.filter((_, index) => index % 3 === first);
}
