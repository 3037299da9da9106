/**
 * The search for levels with colours and hands with ranged jokers: runs and sets are tried one by one,
 * then the colours. For one such choice the fewest empty places are counted, not searched:
 *
 * - Some largest matching of cards to places fills the places of values as far as their number cards
 *   go: min(n, d) of a value with n cards and d places. What remains of a value, n - min(n, d) cards
 *   of colours of our choosing, can stand in colours.
 * - A ranged joker fills an empty place of its range, or else a place of a colour; a plain one any.
 */
import { COLOURS } from '@palier/rules';
import { RANGE_MASKS, RANGES, countBits, lowestBit, rangeOf } from './bits.ts';
import { startColours, tryColours } from './colour-search.ts';
import { chosen, findings, isEveryCardOut, noteChoice, values } from './findings.ts';
import type { LevelPlan } from './level-plan.ts';
import { PLANES, jokersIn, rangedJokersIn, type HandTally } from './tally.ts';
import { fullestStart, mostInWindow } from './windows.ts';

/** The most runs and sets of a level, and one. */
const PARTS = 6;

/** What remains after so many parts: the planes of a tally. */
const remaining = new Int32Array(PLANES * PARTS);
/** How many places are empty after so many parts, by range. Kept for hands with ranged jokers only. */
const emptyIn = new Int32Array(RANGES * PARTS);
/** From each part on: how many places stay empty at least, each part looked at for itself. */
const emptyFrom = new Int32Array(PARTS + 1);
/** The values of the sets before each part (HOUSE-pairsDistinct). */
const setValues = new Int32Array(PARTS);

let plan: LevelPlan;
let tally: HandTally;
let depth = 0;
let jokers = 0;
let hasRanged = false;
let valueParts = 0;
/** While true, each part takes the place where most of its cards are, and no other. */
let isGreedy = false;
let areAlike = false;

export function searchAll(hand: HandTally, level: LevelPlan): void {
  plan = level;
  tally = hand;
  remaining[0] = plan.all;
  depth = 1;
  while (tally.planes[depth] !== 0) {
    remaining[depth] = tally.planes[depth]!;
    depth++;
  }
  remaining[depth] = 0;
  for (let range = 0; range < RANGES; range++) emptyIn[range] = 0;
  jokers = jokersIn(tally);
  hasRanged = rangedJokersIn(tally) > 0;
  setValues[plan.runs.length] = 0;
  valueParts = plan.runs.length + plan.sets.length;
  areAlike = plan.colours.length === 0 && findings.visit === undefined;
  boundParts();
  if (plan.colours.length > 1) startColours(tally, plan, depth);
  // One good choice first: most others are then hopeless from their first part on.
  isGreedy = plan.runs.length > 0 && findings.visit === undefined;
  if (isGreedy) placeNext(0, 1, 0, 0);
  isGreedy = false;
  if (!findings.isDone) placeNext(0, 1, 0, 0);
}

function boundParts(): void {
  let bound = 0;
  if (plan.colours.length > 0) {
    let most = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (tally.colours[colour]! > most) most = tally.colours[colour]!;
    }
    for (let i = 0; i < plan.colours.length; i++) bound += Math.max(0, plan.colours[i]! - most);
  }
  emptyFrom[valueParts] = bound;
  for (let i = plan.sets.length - 1; i >= 0; i--) {
    const size = plan.sets[i]!;
    if (size >= depth) bound += size - depth + 1;
    emptyFrom[plan.runs.length + i] = bound;
  }
  for (let i = plan.runs.length - 1; i >= 0; i--) {
    // The first run is tried at once: its own bound is never asked for.
    if (i > 0) bound += plan.runs[i]! - mostInWindow(remaining[1]!, plan.runs[i]!, plan.all);
    emptyFrom[i] = bound;
  }
}

/** `first`: where an equal part begins, so that each choice is tried once. `open`: empty values. */
function placeNext(part: number, first: number, empty: number, open: number): void {
  if (part < plan.runs.length) placeRun(part, first, empty, open);
  else if (part < valueParts && areAlike) placeAlike(part, first, empty, open);
  else if (part < valueParts) placeSet(part, first, empty, open);
  else end(part, empty, open);
}

/** Whether a choice with so many empty places so far cannot be of interest any more. */
function isHopeless(part: number, empty: number): boolean {
  return empty + emptyFrom[part]! - jokers >= findings.limit;
}

function placeRun(part: number, first: number, empty: number, open: number): void {
  const size = plan.runs[part]!;
  const base = part * PLANES;
  const values = remaining[base + 1]!;
  const isTwin = plan.runs[part + 1] === size;
  const from = isGreedy ? fullestStart(values, size, first, plan.all) : first;
  let window = ((1 << size) - 1) << from;
  for (let start = from; start + size <= plan.top + 1; start++, window <<= 1) {
    const gaps = window & ~values;
    const now = empty + countBits(gaps);
    if (isHopeless(part + 1, now)) continue;
    chosen[part] = start;
    takeRun(part, window, gaps);
    placeNext(part + 1, isTwin ? start : 1, now, open | gaps);
    if (isGreedy || findings.isDone) return;
  }
}

function takeRun(part: number, window: number, gaps: number): void {
  const base = part * PLANES;
  const next = base + PLANES;
  for (let k = 1; k < depth; k++) {
    remaining[next + k] = (remaining[base + k]! & ~window) | (remaining[base + k + 1]! & window);
  }
  remaining[next + depth] = 0;
  if (!hasRanged) return;
  for (let range = 0; range < RANGES; range++) {
    const at = part * RANGES + range;
    emptyIn[at + RANGES] = emptyIn[at]! + countBits(gaps & RANGE_MASKS[range]!);
  }
}

/** The values with most cards first: a good choice found early ends others early. */
function placeSet(part: number, first: number, empty: number, open: number): void {
  const size = plan.sets[part - plan.runs.length]!;
  const base = part * PLANES;
  const taken = plan.distinct ? setValues[part]! : 0;
  const allowed = plan.all & ~((1 << first) - 1) & ~taken;
  for (let cards = depth - 1; cards >= 0; cards--) {
    const lacking = cards < size ? size - cards : 0;
    if (isHopeless(part + 1, empty + lacking)) return;
    let alike = allowed & (cards === 0 ? plan.all : remaining[base + cards]!);
    for (alike &= ~remaining[base + cards + 1]!; alike !== 0; alike &= alike - 1) {
      const value = lowestBit(alike);
      chosen[part] = value;
      takeSet(part, value, lacking);
      const gap = lacking > 0 ? 1 << value : 0;
      placeNext(part + 1, nextFirst(part, value), empty + lacking, open | gap);
      if (isGreedy || findings.isDone || isHopeless(part + 1, empty + lacking)) return;
    }
  }
}

/**
 * Without colours, values of one range with equally many cards are alike: one of them is tried for
 * all, and what it wants they all want. Equal sets go on from the same number of cards and range.
 */
function placeAlike(part: number, first: number, empty: number, open: number): void {
  const set = part - plan.runs.length;
  const size = plan.sets[set]!;
  const isTwin = plan.sets[set + 1] === size;
  const base = part * PLANES;
  const taken = plan.distinct ? setValues[part]! : 0;
  for (let cards = depth - 1; cards >= 0; cards--) {
    const lacking = cards < size ? size - cards : 0;
    if (isHopeless(part + 1, empty + lacking)) return;
    const values = (cards === 0 ? plan.all : remaining[base + cards]!) & ~taken;
    for (let range = 0; range < RANGES; range++) {
      const rank = (depth - 1 - cards) * RANGES + range + 1;
      const alike = values & ~remaining[base + cards + 1]! & RANGE_MASKS[range]!;
      if (rank < first || alike === 0) continue;
      takeSet(part, lowestBit(alike), lacking);
      const gaps = lacking > 0 ? alike : 0;
      placeNext(part + 1, isTwin ? rank : 1, empty + lacking, open | gaps);
      if (isGreedy || findings.isDone) return;
    }
  }
}

/** Equal sets ascend. */
function nextFirst(part: number, value: number): number {
  const set = part - plan.runs.length;
  return plan.sets[set + 1] === plan.sets[set] ? value : 1;
}

function takeSet(part: number, value: number, lacking: number): void {
  const size = plan.sets[part - plan.runs.length]!;
  const base = part * PLANES;
  const next = base + PLANES;
  const bit = 1 << value;
  for (let k = 1; k < depth; k++) {
    const after = k + size < depth ? remaining[base + k + size]! & bit : 0;
    remaining[next + k] = (remaining[base + k]! & ~bit) | after;
  }
  remaining[next + depth] = 0;
  setValues[part + 1] = setValues[part]! | bit;
  if (!hasRanged) return;
  const at = part * RANGES;
  for (let range = 0; range < RANGES; range++) emptyIn[at + RANGES + range] = emptyIn[at + range]!;
  emptyIn[at + RANGES + rangeOf(value)] = emptyIn[at + RANGES + rangeOf(value)]! + lacking;
}

/** Runs and sets stand: what ranged jokers leave of their empty places, then the colours. */
function end(part: number, empty: number, open: number): void {
  values.open = open;
  values.useful = open;
  values.spare = 0;
  values.need = (hasRanged ? coverRanges(part) : empty) - tally.jokers[0]!;
  const { colours } = plan;
  // The spare ranged jokers were not in the bound.
  if (values.need >= findings.limit) return;
  if (colours.length === 0) {
    noteChoice(values.need, 0);
    findings.visit?.(values.need);
  } else if (colours.length === 1) tryColour(part * PLANES, colours[0]!);
  else tryColours(remaining, part * PLANES);
  if (findings.slack === 1 && findings.visit === undefined && isEveryCardOut(plan.all)) {
    findings.limit = findings.need;
  }
}

function coverRanges(part: number): number {
  let sum = 0;
  for (let range = 0; range < RANGES; range++) {
    const ranged = range < 3 ? tally.jokers[range + 1]! : 0;
    const left = emptyIn[part * RANGES + range]! - ranged;
    if (left > 0) sum += left;
    else {
      values.spare -= left;
      values.useful &= ~RANGE_MASKS[range]!;
    }
  }
  return sum;
}

/** The colours that lack fewest cards, all at once; each for itself where choices are visited. */
function tryColour(base: number, size: number): void {
  const first = remaining[base + 1]!;
  const second = depth > 2 ? remaining[base + 2]! : 0;
  const places = size - values.spare;
  // What would still be of interest; then what the best colour lacks.
  let least = findings.limit - values.need - 1;
  let best = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (places - tally.colours[colour]! > least) continue;
    const twice = tally.twice[colour]!;
    const present =
      countBits(tally.once[colour]! & first) + (twice === 0 ? 0 : countBits(twice & second));
    const lacking = places > present ? places - present : 0;
    if (lacking > least) continue;
    if (findings.visit !== undefined) visitColour(colour, lacking, base);
    else if (lacking < least) best = 1 << colour;
    else best |= 1 << colour;
    if (findings.visit === undefined) least = lacking;
    else if (findings.isDone) return;
  }
  if (best === 0) return;
  noteChoice(values.need + least, least);
  if (least === 0) return;
  for (; best !== 0; best &= best - 1) noteColour(lowestBit(best), first, second);
}

function noteColour(colour: number, first: number, second: number): void {
  findings.colours[colour] = plan.all;
  // A card of a value whose place a card of this colour takes sets that card free.
  findings.values |= (tally.once[colour]! & ~first) | (tally.twice[colour]! & ~second);
}

function visitColour(colour: number, lacking: number, base: number): void {
  const need = values.need + lacking;
  if (need >= findings.limit) return;
  noteChoice(need, lacking);
  if (lacking > 0) {
    noteColour(colour, remaining[base + 1]!, depth > 2 ? remaining[base + 2]! : 0);
  }
  chosen[valueParts] = colour;
  findings.visit!(need);
}

/** A number that tells apart which cards of each value the choice being visited puts into places. */
export function filledKey(): number {
  const base = valueParts * PLANES;
  let key = 0;
  for (let k = 1; k < depth; k++) key = Math.imul(key, KEY_STEP) + remaining[base + k]!;
  for (let part = valueParts; part < plan.parts; part++) {
    key = Math.imul(key, KEY_STEP) + chosen[part]!;
  }
  return key | 0;
}

const KEY_STEP = 0x9e3779b1;
