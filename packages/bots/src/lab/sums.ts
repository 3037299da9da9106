/** What adds up: numbers, lists and records of them, in whatever order they come. */
export type Sums = number | readonly Sums[] | { readonly [name: string]: Sums };

/** How often each value was seen, by the value written as text. */
export type ValueCounts = { readonly [value: string]: number };

/** Number by number; what only one side has is taken as it is. */
export function addSums<T extends Sums>(a: T, b: T): T {
  return added(a, b) as T;
}

function added(a: Sums, b: Sums): Sums {
  if (typeof a === 'number') return a + (b as number);
  return isList(a) ? addedLists(a, b as readonly Sums[]) : addedRecords(a, b as Named);
}

type Named = { readonly [name: string]: Sums };

function isList(sums: Exclude<Sums, number>): sums is readonly Sums[] {
  return Array.isArray(sums);
}

function addedLists(a: readonly Sums[], b: readonly Sums[]): readonly Sums[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return long.map((sums, index) => (index < short.length ? added(sums, short[index]!) : sums));
}

function addedRecords(a: Named, b: Named): Named {
  const sum: { [name: string]: Sums } = { ...a };
  for (const name of Object.keys(b)) {
    const own = a[name];
    sum[name] = own === undefined ? b[name]! : added(own, b[name]!);
  }
  return sum;
}

/** A tally of the values given. */
export function countValues(values: Iterable<number | string>): ValueCounts {
  const tally: { [value: string]: number } = {};
  for (const value of values) tally[value] = (tally[value] ?? 0) + 1;
  return tally;
}

/** The values of a tally of numbers with how often each was seen, ascending. */
export function countEntries(
  tally: ValueCounts,
): readonly (readonly [value: number, times: number])[] {
  return Object.entries(tally)
    .map(([value, times]) => [Number(value), times] as const)
    .toSorted(([a], [b]) => a - b);
}

export function countAll(tally: ValueCounts): number {
  return Object.values(tally).reduce((sum, times) => sum + times, 0);
}

export function meanOf(tally: ValueCounts): number {
  const sum = countEntries(tally).reduce((total, [value, times]) => total + value * times, 0);
  return sum / countAll(tally);
}

/** The smallest value that at least the given part of all does not exceed; undefined of nothing. */
export function quantileOf(tally: ValueCounts, part: number): number | undefined {
  const wanted = part * countAll(tally);
  let seen = 0;
  for (const [value, times] of countEntries(tally)) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return undefined;
}
