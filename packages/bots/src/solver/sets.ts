/**
 * Sets alone: how many cards of a hand some sets can hold together, and which values would add one.
 * Values with equally many cards are alike, so the answer depends only on how many values have at
 * least 1, 2, 3 … cards, and as many of them count as there are sets. Such descending sequences are
 * few: each answer is worked out once and then read from a table.
 */

/** The place in a row of `rank`: a clipped number of values, at most five. */
const ROW = 8;

export type SetTable = {
  /** The sizes, descending. */
  readonly sizes: readonly number[];
  /** Whether no two of them may share a value. */
  readonly distinct: boolean;
  /** More cards of one value than this are of no use. */
  readonly deepest: number;
  /** What "p values have at least k cards" adds to the index of a sequence, at k * ROW + p. */
  readonly rank: Int32Array;
  /** The most cards that can stand in the sets; UNKNOWN until asked for. */
  readonly filled: Uint8Array;
  /** Bit k: one more card of a value with k cards would stand too. */
  readonly wanted: Uint16Array;
};

const UNKNOWN = 255;

export function makeSetTable(sizes: readonly number[], distinct: boolean): SetTable {
  const sum = sizes.reduce((total, size) => total + size, 0);
  const deepest = distinct ? Math.max(0, ...sizes) : sum;
  const rank = new Int32Array((deepest + 2) * ROW);
  // The combinatorial number system: p + (deepest - k) descends strictly in k.
  for (let k = 1; k <= deepest; k++) {
    for (let p = 0; p <= sizes.length; p++) {
      rank[k * ROW + p] = binomial(p + deepest - k, deepest - k + 1);
    }
  }
  const sequences = binomial(sizes.length + deepest, deepest);
  return {
    sizes,
    distinct,
    deepest,
    rank,
    filled: new Uint8Array(sequences).fill(UNKNOWN),
    wanted: new Uint16Array(sequences),
  };
}

function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

/** The sequence that is being looked up: at k how many values have at least k cards, clipped. */
const sequence = new Int32Array(ROW * 4);

/** Says for the next `endLookup` that `values` values have at least `k` cards; k ascends from 1. */
export function lookUp(table: SetTable, k: number, values: number): number {
  const most = table.sizes.length;
  const clipped = values > most ? most : values;
  sequence[k] = clipped;
  return table.rank[k * ROW + clipped]!;
}

/** The index that the ranks sum up to, its answer made sure of; sequences end at `last`. */
export function endLookup(table: SetTable, index: number, last: number): number {
  if (table.filled[index] === UNKNOWN) workOut(table, index, last);
  return index;
}

function workOut(table: SetTable, index: number, last: number): void {
  const most = table.sizes.length;
  sequence[0] = most;
  for (let k = last + 1; k < sequence.length; k++) sequence[k] = 0;
  const filled = mostFilled(table);
  let wanted = 0;
  for (let k = 0; k < table.deepest; k++) {
    // Enough values have more cards, or none has exactly so many.
    if (sequence[k + 1]! >= most || sequence[k]! === sequence[k + 1]!) continue;
    sequence[k + 1] = sequence[k + 1]! + 1;
    if (mostFilled(table) > filled) wanted |= 1 << k;
    sequence[k + 1] = sequence[k + 1]! - 1;
  }
  table.filled[index] = filled;
  table.wanted[index] = wanted;
}

/** Each choice of sets, by bits, at the values looked at so far: the most cards in them. */
function mostFilled({ sizes, distinct, deepest }: SetTable): number {
  const choices = 1 << sizes.length;
  let most = new Int32Array(choices);
  for (let place = 1; place <= sizes.length; place++) {
    let cards = 0;
    for (let k = 1; k <= deepest; k++) if (sequence[k]! >= place) cards++;
    const next = most.slice();
    for (let before = 0; before < choices; before++) {
      for (let here = 1; here < choices; here++) {
        if ((before & here) !== 0) continue;
        if (distinct && (here & (here - 1)) !== 0) continue;
        const sum = most[before]! + Math.min(cards, sizeOf(sizes, here));
        if (sum > next[before | here]!) next[before | here] = sum;
      }
    }
    most = next;
  }
  return most[choices - 1]!;
}

function sizeOf(sizes: readonly number[], choice: number): number {
  let sum = 0;
  for (const [index, size] of sizes.entries()) if ((choice & (1 << index)) !== 0) sum += size;
  return sum;
}
