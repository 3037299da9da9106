/**
 * The search for levels of runs and sets and hands without ranged jokers: most of all questions.
 * Number cards go first, wherever one fits: of a value with n cards and d places min(n, d) are
 * filled, whichever combination a place belongs to. So runs are tried at every start, each takes what
 * is there, and the sets get their answer for what remains from the level's table.
 */
import { countBits } from './bits.ts';
import { better, findings, rangesIn } from './findings.ts';
import type { LevelPlan } from './level-plan.ts';
import { endLookup, lookUp } from './sets.ts';
import { PLANES, type HandTally } from './tally.ts';
import { fullestStart, mostInWindow } from './windows.ts';

/** What remains after so many runs: the planes of a tally, PLANES for each run. */
const remaining = new Int32Array(PLANES * 6);

/** From each run on: how many places stay empty at least, each part looked at for itself. */
const emptyFrom = new Int32Array(8);

let plan: LevelPlan;
/** The hand's planes from this one on are empty. */
let depth = 0;
/** While true, each run starts where most of its cards are, and nowhere else. */
let isGreedy = false;

/** Finds the need, and the outs where the findings ask for them. */
export function searchValues(tally: HandTally, level: LevelPlan): void {
  plan = level;
  const { planes, jokers } = tally;
  remaining[0] = plan.all;
  depth = 1;
  while (planes[depth] !== 0) {
    remaining[depth] = planes[depth]!;
    depth++;
  }
  remaining[depth] = 0;
  const need = -jokers[0]!;
  if (plan.runs.length === 0) {
    endWithSets(0, need, 0);
    return;
  }
  boundParts();
  // One good choice first: most others are then hopeless from their first run on.
  isGreedy = plan.size > plan.runs[0]!;
  if (isGreedy) placeRun(0, 1, need, 0);
  isGreedy = false;
  if (!findings.isDone) placeRun(0, 1, need, 0);
}

function boundParts(): void {
  const { runs, setTable } = plan;
  const sets = plan.sets.length === 0 ? 0 : plan.setSize - setTable.filled[indexAt(0)]!;
  emptyFrom[runs.length] = sets;
  for (let i = runs.length - 1; i > 0; i--) {
    emptyFrom[i] = emptyFrom[i + 1]! + runs[i]! - mostInWindow(remaining[1]!, runs[i]!, plan.all);
  }
}

/** Tries a run at every start; equal runs ascend, so that each choice is tried once. */
function placeRun(run: number, first: number, need: number, open: number): void {
  const { runs, top } = plan;
  const size = runs[run]!;
  if (run + 1 === runs.length && plan.sets.length === 0) {
    endWithRun(run, first, need, open);
    return;
  }
  const base = run * PLANES;
  const values = remaining[base + 1]!;
  const later = emptyFrom[run + 1]!;
  const from = isGreedy ? fullestStart(values, size, first, plan.all) : first;
  let window = ((1 << size) - 1) << from;
  for (let start = from; start + size <= top + 1; start++, window <<= 1) {
    const empty = window & ~values;
    const now = need + countBits(empty);
    if (now + later >= findings.limit) continue;
    takeWindow(base, window);
    if (run + 1 < runs.length) {
      placeRun(run + 1, runs[run + 1] === size ? start : 1, now, open | empty);
    } else endWithSets(base + PLANES, now, open | empty);
    if (isGreedy || findings.isDone) return;
  }
}

/** The last run, with no sets to come: the best windows at once. */
function endWithRun(run: number, first: number, need: number, open: number): void {
  const size = plan.runs[run]!;
  const values = remaining[run * PLANES + 1]!;
  const last = plan.all + 2;
  let least = findings.limit - need;
  let gaps = 0;
  for (let window = ((1 << size) - 1) << first; window < last; window <<= 1) {
    const empty = window & ~values;
    const count = countBits(empty);
    if (count > least) continue;
    if (count < least) gaps = 0;
    least = count;
    gaps |= empty;
  }
  if (need + least < findings.limit) note(need + least, open | gaps);
}

/** What remains when a run has taken one card of each value in its window. */
function takeWindow(base: number, window: number): void {
  const next = base + PLANES;
  remaining[next] = plan.all;
  for (let k = 1; k < depth; k++) {
    remaining[next + k] = (remaining[base + k]! & ~window) | (remaining[base + k + 1]! & window);
  }
  remaining[next + depth] = 0;
}

function indexAt(base: number): number {
  const { setTable } = plan;
  const deepest = setTable.deepest < depth ? setTable.deepest : depth - 1;
  let index = 0;
  let k = 1;
  for (; k <= deepest; k++) {
    const values = remaining[base + k]!;
    if (values === 0) break;
    index += lookUp(setTable, k, countBits(values));
  }
  return endLookup(setTable, index, k - 1);
}

function endWithSets(base: number, need: number, open: number): void {
  const { setTable } = plan;
  const index = indexAt(base);
  const total = need + plan.setSize - setTable.filled[index]!;
  if (total >= findings.limit) return;
  let wanted = findings.slack === 1 ? setTable.wanted[index]! : 0;
  let values = open;
  for (let k = 0; wanted !== 0; k++, wanted >>= 1) {
    if ((wanted & 1) === 0) continue;
    values |= k < depth ? remaining[base + k]! & ~remaining[base + k + 1]! : 0;
  }
  note(total, values);
}

function note(need: number, open: number): void {
  if (need < findings.need) better(need);
  findings.values |= open;
  findings.ranged |= rangesIn(open);
  // Where every card is an out already, choices as good as this one add nothing.
  if (findings.values === plan.all) findings.limit = findings.need;
}
