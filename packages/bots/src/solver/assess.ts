/** The core of the solver: how far a hand is from a level, and which cards bring it nearer. */
import { COLOURS, JOKERS } from '@palier/rules';
import type { Assessment } from './assessment.ts';
import { findings, startSearch } from './findings.ts';
import { searchAll } from './full-search.ts';
import type { LevelPlan } from './level-plan.ts';
import { distanceBetween, outsAt } from './natural-search.ts';
import { addTo, jokersIn, rangedJokersIn, removeFrom, type HandTally } from './tally.ts';
import { searchValues } from './value-search.ts';

/**
 * The level's size less the most cards of the hand that can stand together in a laying of it, the
 * empty places to be filled from outside. What is outside is not asked: a set of seven is one card
 * away from six cards of a value, whether or not a seventh exists.
 */
export function distanceOf(tally: HandTally, plan: LevelPlan): number {
  search(tally, plan, 0);
  const distance = Math.max(0, findings.need);
  return plan.natural ? distanceWithNaturals(tally, plan, distance) : distance;
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

/**
 * HOUSE-jokerNeedsNatural, from the distance without it. A combination of jokers alone takes two of
 * them. If they are plain, it can be made anew around any number card, one left over or the second of
 * another combination: only a hand with fewer number cards than combinations lacks some.
 */
function distanceWithNaturals(tally: HandTally, plan: LevelPlan, free: number): number {
  if (jokersIn(tally) < 2) return free;
  if (isCounted(tally, plan)) return Math.max(free, plan.parts - tally.numbers);
  return distanceBetween(tally, plan, { from: free, to: plan.size })!;
}

function isCounted(tally: HandTally, plan: LevelPlan): boolean {
  return !plan.distinct && rangedJokersIn(tally) === 0;
}

/** Turns an answer that knows nothing of the rule into one under it. */
function askForNaturals(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  const free = out.distance;
  out.distance = distanceWithNaturals(tally, plan, free);
  if (out.distance === 0) return;
  if (out.distance > free) {
    out.outs.fill(plan.all);
    out.jokerOuts = (1 << JOKERS.length) - 1;
  }
  if (jokersIn(tally) > 1 && !isCounted(tally, plan)) {
    const { values, colours, jokers } = outsAt(tally, plan, out);
    for (const colour of COLOURS) {
      out.outs[colour] = (colours & (1 << colour)) === 0 ? values : plan.all;
    }
    out.jokerOuts = jokers;
  } else if (jokersIn(tally) > 0) sieveJokers(tally, plan, out);
}

/** Jokers that would be outs but for the rule: with one more of them it may bind. */
function sieveJokers(tally: HandTally, plan: LevelPlan, out: Assessment): void {
  for (const [index, joker] of JOKERS.entries()) {
    const bit = 1 << index;
    if ((out.jokerOuts & bit) === 0) continue;
    addTo(tally, joker);
    const nearer = out.distance - 1;
    const isNearer = isCounted(tally, plan)
      ? plan.parts - tally.numbers <= nearer
      : distanceBetween(tally, plan, { from: nearer, to: nearer }) !== undefined;
    removeFrom(tally, joker);
    if (!isNearer) out.jokerOuts &= ~bit;
  }
}
