/**
 * HOUSE-jokerNeedsNatural where counting does not settle it: hands with two jokers or more, some of
 * them ranged, or sets that must differ. One place of each combination is kept from jokers (of a run
 * each in turn), and for each choice the cards are matched to the places one by one. The distance
 * without the rule is known; it is tried first, then one more, and so on: few choices come so near.
 */
import { COLOURS, MAX_VALUE, type Card } from '@palier/rules';
import type { Assessment } from './assessment.ts';
import { RANGE_MASKS } from './bits.ts';
import type { LevelPlan } from './level-plan.ts';
import { COLOUR_PLACE, KEPT, matchCards, matching, movablePlaces } from './matching.ts';
import { jokersIn, listCards, type HandTally } from './tally.ts';

/** What the search finds: the outs of all choices that reach the distance. */
export type NaturalFindings = {
  readonly values: number;
  /** Bits of colours of which every card helps. */
  readonly colours: number;
  /** Bits of `JOKERS`. */
  readonly jokers: number;
};

const { places } = matching;
/** How many places of each value, and of each colour, the parts before take. */
const valueDemand = new Int32Array(MAX_VALUE + 1);
const colourDemand = new Int32Array(COLOURS.length);
/** From each part on: how many places no number card fills, each part looked at for itself. */
const emptyFrom = new Int32Array(8);
/** The values of the sets before each part (HOUSE-pairsDistinct). */
const setValues = new Int32Array(8);

let plan: LevelPlan;
let tally: HandTally;
/** Special cards among them, which no place takes. */
let cards: readonly Card[] = [];
let jokers = 0;
let target = 0;
let isFound = false;
let wantsOuts = false;
/** The cards that may be outs: by colour, and the jokers. No search is needed once all are found. */
const possible = new Int32Array(COLOURS.length + 1);
let hasAll = false;
let values = 0;
let colours = 0;
let jokerOuts = 0;

type Span = { readonly from: number; readonly to: number };

/** The distance, known to be at least `from`; undefined where it is greater than `to`. */
export function distanceBetween(
  hand: HandTally,
  level: LevelPlan,
  { from, to }: Span,
): number | undefined {
  wantsOuts = false;
  start(hand, level);
  for (let distance = from; distance <= to; distance++) if (reaches(distance)) return distance;
  return undefined;
}

/** The outs of a hand whose distance is known, among those that an assessment holds possible. */
export function outsAt(
  hand: HandTally,
  level: LevelPlan,
  { distance, outs, jokerOuts: possibleJokers }: Assessment,
): NaturalFindings {
  wantsOuts = true;
  possible.set(outs);
  possible[COLOURS.length] = possibleJokers;
  start(hand, level);
  reaches(distance);
  return { values, colours, jokers: jokerOuts };
}

/**
 * Leaves a way to reach a known distance in `matching`, part after part in the order of the plan; the
 * cards that its holders mean.
 */
export function matchWithNaturals(
  hand: HandTally,
  level: LevelPlan,
  distance: number,
): readonly Card[] {
  distanceBetween(hand, level, { from: distance, to: distance });
  return cards;
}

function start(hand: HandTally, level: LevelPlan): void {
  plan = level;
  tally = hand;
  jokers = jokersIn(hand);
  cards = listCards(hand.cards);
  valueDemand.fill(0);
  colourDemand.fill(0);
  setValues.fill(0);
  let most = 0;
  for (const count of hand.values) if (count > most) most = count;
  let mostOfColour = 0;
  for (const count of hand.colours) if (count > mostOfColour) mostOfColour = count;
  const sizes = [...plan.runs, ...plan.sets, ...plan.colours];
  emptyFrom[sizes.length] = 0;
  for (let part = sizes.length - 1; part >= 0; part--) {
    const isRun = part < plan.runs.length;
    const isSet = part < plan.runs.length + plan.sets.length;
    const filled = isRun ? sizes[part]! : isSet ? most : mostOfColour;
    emptyFrom[part] = emptyFrom[part + 1]! + Math.max(0, sizes[part]! - filled);
  }
}

function reaches(distance: number): boolean {
  target = distance;
  isFound = false;
  hasAll = false;
  values = 0;
  colours = 0;
  jokerOuts = 0;
  placePart(0, 0, 1, 0);
  return isFound;
}

function isHopeless(part: number, empty: number): boolean {
  return empty + emptyFrom[part]! - jokers > target;
}

function isDone(): boolean {
  return wantsOuts ? hasAll : isFound;
}

/** `filled`: the places of the parts before; `first`: where an equal part begins. */
function placePart(part: number, filled: number, first: number, empty: number): void {
  const { runs, sets } = plan;
  if (part < runs.length) placeRun(part, filled, first, empty);
  else if (part < runs.length + sets.length) placeSet(part, filled, first, empty);
  else if (part < plan.parts) placeColour(part, filled, first, empty);
  else end(filled);
}

function placeRun(part: number, filled: number, first: number, empty: number): void {
  const size = plan.runs[part]!;
  const isTwin = plan.runs[part + 1] === size;
  for (let from = first; from + size - 1 <= plan.top && !isDone(); from++) {
    let now = empty;
    for (let value = from; value < from + size; value++) {
      if (valueDemand[value]! >= tally.values[value]!) now++;
    }
    if (isHopeless(part + 1, now)) continue;
    for (let i = 0; i < size; i++) valueDemand[from + i] = valueDemand[from + i]! + 1;
    for (let kept = 0; kept < size && !isDone(); kept++) {
      for (let i = 0; i < size; i++) places[filled + i] = from + i + (i === kept ? KEPT : 0);
      placePart(part + 1, filled + size, isTwin ? from : 1, now);
    }
    for (let i = 0; i < size; i++) valueDemand[from + i] = valueDemand[from + i]! - 1;
  }
}

function placeSet(part: number, filled: number, first: number, empty: number): void {
  const set = part - plan.runs.length;
  const size = plan.sets[set]!;
  const isTwin = plan.sets[set + 1] === size;
  const taken = setValues[part]!;
  for (let value = first; value <= plan.top && !isDone(); value++) {
    if (plan.distinct && (taken & (1 << value)) !== 0) continue;
    const free = Math.max(0, tally.values[value]! - valueDemand[value]!);
    const now = empty + Math.max(0, size - free);
    if (isHopeless(part + 1, now)) continue;
    valueDemand[value] = valueDemand[value]! + size;
    setValues[part + 1] = taken | (1 << value);
    fillAlike(filled, size, value);
    placePart(part + 1, filled + size, isTwin ? value : 1, now);
    valueDemand[value] = valueDemand[value]! - size;
  }
}

function placeColour(part: number, filled: number, first: number, empty: number): void {
  const index = part - plan.runs.length - plan.sets.length;
  const size = plan.colours[index]!;
  const isTwin = plan.colours[index + 1] === size;
  for (let colour = first - 1; colour < COLOURS.length && !isDone(); colour++) {
    const free = Math.max(0, tally.colours[colour]! - colourDemand[colour]!);
    const now = empty + Math.max(0, size - free);
    if (isHopeless(part + 1, now)) continue;
    colourDemand[colour] = colourDemand[colour]! + size;
    fillAlike(filled, size, COLOUR_PLACE + colour);
    placePart(part + 1, filled + size, isTwin ? colour + 1 : 1, now);
    colourDemand[colour] = colourDemand[colour]! - size;
  }
}

function fillAlike(from: number, size: number, place: number): void {
  for (let i = 0; i < size; i++) places[from + i] = place + (i === 0 ? KEPT : 0);
}

function end(filled: number): void {
  matching.size = filled;
  if (filled - matchCards(cards) > target) return;
  isFound = true;
  if (!wantsOuts) return;
  const before = values ^ (colours << 20) ^ (jokerOuts << 26);
  noteOuts();
  if (before !== (values ^ (colours << 20) ^ (jokerOuts << 26))) hasAll = isAllFound();
}

function isAllFound(): boolean {
  if (jokerOuts !== possible[COLOURS.length]) return false;
  for (const colour of COLOURS) {
    const outs = (colours & (1 << colour)) === 0 ? values : plan.all;
    if (outs !== possible[colour]) return false;
  }
  return true;
}

/** A card helps where it fits into an empty place, or one that can be made empty by moving others. */
function noteOuts(): void {
  const movable = movablePlaces();
  for (let i = 0; i < matching.size; i++) {
    if ((movable & (1 << i)) === 0) continue;
    const what = places[i]! & (KEPT - 1);
    const takesJokers = places[i]! < KEPT;
    if (what >= COLOUR_PLACE) {
      colours |= 1 << (what - COLOUR_PLACE);
      if (takesJokers) jokerOuts |= 15;
      continue;
    }
    values |= 1 << what;
    if (!takesJokers) continue;
    jokerOuts |= 1;
    for (let range = 0; range < 3; range++) {
      if ((RANGE_MASKS[range]! & (1 << what)) !== 0) jokerOuts |= 2 << range;
    }
  }
}
