/** The core of the solver: how far a hand is from a level, and which cards bring it nearer. */
import { COLOURS, JOKERS, numberCard, type Card } from '@palier/rules';
import { findings, startSearch } from './findings.ts';
import { searchAll } from './full-search.ts';
import type { LevelPlan } from './level-plan.ts';
import { leastWithNaturals } from './natural-search.ts';
import { addTo, jokersIn, rangedJokersIn, removeFrom, type HandTally } from './tally.ts';
import { searchValues } from './value-search.ts';

/** An answer that is filled in again and again. */
export type Assessment = {
  /** The fewest cards that the level still lacks; 0: it can be laid. */
  distance: number;
  /** For each colour the values that lower the distance, bit v for the value v. */
  readonly outs: Int32Array;
  /** Bit i: the joker `JOKERS[i]` lowers the distance (plain, low, middle, high). */
  jokerOuts: number;
};

export function makeAssessment(): Assessment {
  return { distance: 0, outs: new Int32Array(COLOURS.length), jokerOuts: 0 };
}

/**
 * The level's size less the most cards of the hand that can stand together in a laying of it, the
 * empty places to be filled from outside. What is outside is not asked: a set of seven is one card
 * away from six cards of a value, whether or not a seventh exists.
 */
export function distanceOf(tally: HandTally, plan: LevelPlan): number {
  search(tally, plan, 0);
  const distance = Math.max(0, findings.need);
  return plan.natural
    ? distanceWithNaturals(tally, plan, { low: distance, high: plan.size })
    : distance;
}

/** The distance and the outs: the kinds of card with which it would be smaller. */
export function assess(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  search(tally, plan, 1);
  const { need, values, colours, ranged } = findings;
  out.distance = Math.max(0, need);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    out.outs[colour] = need > 0 ? (values | colours[colour]!) & plan.all : 0;
  }
  out.jokerOuts = need > 0 ? 1 | (ranged << 1) : 0;
  if (plan.natural) askForNaturals(tally, plan, out);
}

function search(tally: HandTally, plan: LevelPlan, slack: 0 | 1): void {
  startSearch(slack);
  if (plan.colours.length === 0 && rangedJokersIn(tally) === 0) searchValues(tally, plan);
  else searchAll(tally, plan);
}

type Between = { readonly low: number; readonly high: number };

/**
 * HOUSE-jokerNeedsNatural, from the distance without it (`low`). A combination of jokers alone takes
 * two of them. If they are plain, it can be made anew around any number card, one left over or the
 * second of another combination: only a hand with fewer number cards than combinations lacks some.
 */
function distanceWithNaturals(tally: HandTally, plan: LevelPlan, { low, high }: Between): number {
  if (jokersIn(tally) < 2) return low;
  if (plan.distinct || rangedJokersIn(tally) > 0)
    return leastWithNaturals(tally, plan, { low, high });
  return Math.max(low, plan.parts - tally.numbers);
}

/** Turns an answer that knows nothing of the rule into one under it. */
function askForNaturals(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  const jokers = jokersIn(tally);
  const free = out.distance;
  out.distance = distanceWithNaturals(tally, plan, { low: free, high: plan.size });
  if (out.distance === 0) return;
  if (out.distance > free) {
    out.outs.fill(plan.all);
    out.jokerOuts = (1 << JOKERS.length) - 1;
  }
  const isSettled = jokers < 2 || (!plan.distinct && rangedJokersIn(tally) === 0);
  if (!isSettled) sieveNumbers(tally, plan, out);
  if (jokers > 0) sieveJokers(tally, plan, out);
}

/** Every kind that may be an out is tried. */
function sieveNumbers(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  for (const colour of COLOURS) {
    for (let value = 1; value <= plan.top; value++) {
      if ((out.outs[colour]! & (1 << value)) === 0) continue;
      const card = numberCard(colour, value);
      if (!lowers(tally, plan, { card, distance: out.distance })) {
        out.outs[colour] = out.outs[colour]! & ~(1 << value);
      }
    }
  }
}

function sieveJokers(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  for (const [index, card] of JOKERS.entries()) {
    const bit = 1 << index;
    if ((out.jokerOuts & bit) === 0) continue;
    if (!lowers(tally, plan, { card, distance: out.distance })) out.jokerOuts &= ~bit;
  }
}

/** Without the rule the card does lower the distance, or the distance is smaller anyway. */
function lowers(
  tally: HandTally,
  plan: LevelPlan,
  { card, distance }: { readonly card: Card; readonly distance: number },
): boolean {
  addTo(tally, card);
  const found = distanceWithNaturals(tally, plan, { low: distance - 1, high: distance });
  removeFrom(tally, card);
  return found < distance;
}
