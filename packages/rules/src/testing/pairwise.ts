/**
 * A small set of rows in which every two values of two different factors occur together. Greedy:
 * each row begins with a pair not yet seen and takes, factor by factor, the value that brings the
 * most new pairs. What cannot go together is said of pairs only, and must leave every factor a value.
 */
import { assert } from '../assert.ts';
import type { Dice } from './dice.ts';

export type Factors = { readonly [factor: string]: readonly string[] };
export type FactorRow<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

type Cell = { readonly factor: string; readonly value: string };
export type Excludes = (a: Cell, b: Cell) => boolean;

export function pairsOf(factors: Factors, excludes: Excludes): readonly (readonly [Cell, Cell])[] {
  const names = Object.keys(factors);
  const cells = names.map((factor) => factors[factor]!.map((value) => ({ factor, value })));
  return cells
    .flatMap((first, index) =>
      cells
        .slice(index + 1)
        .flatMap((second) => first.flatMap((a) => second.map((b) => [a, b] as const))),
    )
    .filter(([a, b]) => !excludes(a, b) && !excludes(b, a));
}

export function pairKey(a: Cell, b: Cell): string {
  return [`${a.factor}=${a.value}`, `${b.factor}=${b.value}`].toSorted().join(' ');
}

export function cellsOf(row: { readonly [factor: string]: string }): readonly Cell[] {
  return Object.entries(row).map(([factor, value]) => ({ factor, value }));
}

export function pairwise<F extends Factors>(
  factors: F,
  excludes: Excludes,
  dice: Dice,
): readonly FactorRow<F>[] {
  const missing = new Map(
    dice.shuffle(pairsOf(factors, excludes)).map((pair) => [pairKey(...pair), pair]),
  );
  const rows: FactorRow<F>[] = [];
  for (;;) {
    const [seed] = missing.values();
    if (seed === undefined) return rows;
    const row = [...seed];
    const names = Object.keys(factors).filter((name) => row.every(({ factor }) => factor !== name));
    for (const factor of dice.shuffle(names))
      row.push(bestCell(row, factor, { factors, excludes, dice, missing }));
    for (const [index, a] of row.entries()) {
      for (const b of row.slice(index + 1)) missing.delete(pairKey(a, b));
    }
    rows.push(Object.fromEntries(row.map(({ factor, value }) => [factor, value])) as FactorRow<F>);
  }
}

type Search = {
  readonly factors: Factors;
  readonly excludes: Excludes;
  readonly dice: Dice;
  readonly missing: ReadonlyMap<string, unknown>;
};

function bestCell(row: readonly Cell[], factor: string, search: Search): Cell {
  const { factors, excludes, dice, missing } = search;
  let best: Cell | undefined;
  let most = -1;
  for (const value of dice.shuffle(factors[factor]!)) {
    const cell = { factor, value };
    if (row.some((other) => excludes(cell, other) || excludes(other, cell))) continue;
    const news = row.filter((other) => missing.has(pairKey(cell, other))).length;
    if (news > most) {
      best = cell;
      most = news;
    }
  }
  assert(best !== undefined, `no value of ${factor} goes with the others`);
  return best;
}
