/**
 * Several colours in one level, which only the players' own ladders have. The most cards that can
 * stand in them is, by Hall's theorem, the least over all choices S of the colours in play of: the
 * places of the colours outside S, and of each value the cards in S, no more than remain of it.
 */
import { COLOURS } from '@palier/rules';
import { countBits } from './bits.ts';
import { chosen, findings, noteChoice, values } from './findings.ts';
import type { LevelPlan } from './level-plan.ts';
import { PLANES, type HandTally } from './tally.ts';

const CHOICES = 1 << COLOURS.length;

/** For each choice of colours the planes of the hand's cards in them. */
const planes = new Int32Array(CHOICES * PLANES);
/** For each choice of colours how many of its cards remain. */
const remain = new Int32Array(CHOICES);
/** How many places each colour has. */
const places = new Int32Array(COLOURS.length);
/** For each choice of colours the places outside it and the cards remaining in it. */
const bound = new Int32Array(CHOICES);

let plan: LevelPlan;
let depth = 0;
let left: Int32Array;
let base = 0;

export function startColours(tally: HandTally, level: LevelPlan, planesInUse: number): void {
  plan = level;
  depth = planesInUse;
  for (let choice = 1; choice < CHOICES; choice++) {
    const colour = 31 - Math.clz32(choice);
    const from = (choice & ~(1 << colour)) * PLANES;
    const to = choice * PLANES;
    const once = tally.once[colour]!;
    const twice = tally.twice[colour]!;
    for (let k = depth - 1; k >= 1; k--) {
      const none = k === 1 ? plan.all : planes[from + k - 1]!;
      const two = k === 1 ? plan.all : k === 2 ? plan.all : planes[from + k - 2]!;
      planes[to + k] = planes[from + k]! | (none & once) | (two & twice);
    }
  }
}

/** Every choice of a colour for each part; what remains of the hand stands in `remaining`. */
export function tryColours(remaining: Int32Array, at: number): void {
  left = remaining;
  base = at;
  for (let choice = 1; choice < CHOICES; choice++) {
    let sum = 0;
    for (let k = 1; k < depth; k++)
      sum += countBits(planes[choice * PLANES + k]! & left[base + k]!);
    remain[choice] = sum;
  }
  places.fill(0);
  chooseColour(0, 0, 0);
}

function chooseColour(part: number, first: number, used: number): void {
  const { colours } = plan;
  if (part === colours.length) {
    judge(used);
    return;
  }
  const size = colours[part]!;
  for (let colour = first; colour < COLOURS.length; colour++) {
    places[colour] = places[colour]! + size;
    chosen[plan.parts - colours.length + part] = colour;
    const next = colours[part + 1] === size ? colour : 0;
    chooseColour(part + 1, next, used | (1 << colour));
    places[colour] = places[colour]! - size;
    if (findings.isDone) return;
  }
}

function judge(used: number): void {
  let total = 0;
  for (const size of plan.colours) total += size;
  let most = total;
  for (let some = used; some !== 0; some = (some - 1) & used) {
    let sum = remain[some]!;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((some & (1 << colour)) === 0) sum += places[colour]!;
    }
    bound[some] = sum;
    if (sum < most) most = sum;
  }
  bound[0] = total;
  const lacking = Math.max(0, total - most - values.spare);
  const need = values.need + lacking;
  if (need >= findings.limit) return;
  noteChoice(need, lacking);
  if (lacking > 0 && findings.slack === 1) noteOuts(used, most);
  findings.visit?.(need);
}

/** A card stands too if it raises every least bound: by its colour, or by freeing a card of S. */
function noteOuts(used: number, most: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let outs = plan.all;
    for (let some = used; ; some = (some - 1) & used) {
      if (bound[some] === most && (some & (1 << colour)) === 0) outs &= inPlaces(some);
      if (some === 0) break;
    }
    findings.colours[colour] = findings.colours[colour]! | outs;
  }
}

/** The values of which places of runs and sets hold a card of some colours. */
function inPlaces(some: number): number {
  if (some === 0) return 0;
  let mask = 0;
  for (let k = 1; k < depth; k++) mask |= planes[some * PLANES + k]! & ~left[base + k]!;
  return mask;
}
