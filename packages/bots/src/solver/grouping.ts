/** The best grouping of a hand toward a level: which cards would stand in which combination. */
import { COLOURS, cardOf, isJoker, isNumber, type Card, type Meld } from '@palier/rules';
import { distanceOf, makeAssessment } from './assess.ts';
import { fillPlaces, openPlaces, readMelds } from './fill.ts';
import { chosen, findings, startVisits } from './findings.ts';
import { searchAll } from './full-search.ts';
import type { LevelPlan } from './level-plan.ts';
import { matching } from './matching.ts';
import { matchWithNaturals } from './natural-search.ts';
import { jokersIn, rangedJokersIn, type HandTally } from './tally.ts';
import { countOuts, type Unseen } from './unseen.ts';

export type Grouping = {
  /** A combination for each part of the level, in its order: some of its cards, perhaps none. */
  readonly parts: readonly Meld[];
  /** The cards that stand in none, in the order of the hand. */
  readonly rest: readonly Card[];
};

/**
 * As many cards of the hand as can stand together in the level. Of several such groupings the one
 * that most unseen cards would complete further; where the level can be laid, one with fewest jokers.
 */
export function groupingOf(
  hand: readonly Card[],
  tally: HandTally,
  { plan, unseen }: { readonly plan: LevelPlan; readonly unseen: Unseen },
): Grouping {
  const distance = distanceOf(tally, plan);
  const isBound = plan.natural && jokersIn(tally) > 1;
  const parts = isBound
    ? readMelds(plan, matchWithNaturals(tally, plan, distance), [...plan.level.keys()])
    : chosenParts(tally, plan, { hand, distance, unseen });
  const rest = hand.slice();
  for (const { cards } of parts) {
    for (const placed of cards) rest.splice(rest.indexOf(cardOf(placed)), 1);
  }
  return { parts, rest };
}

type Aim = {
  readonly hand: readonly Card[];
  readonly distance: number;
  readonly unseen: Unseen;
};

const best = new Int32Array(chosen.length);

function chosenParts(tally: HandTally, plan: LevelPlan, aim: Aim): readonly Meld[] {
  const cards = jokersLast(aim.hand);
  if (aim.distance > 0) chooseByOuts(tally, plan, aim.unseen);
  else chooseByJokers(tally, plan, cards);
  openPlaces(plan, best);
  fillPlaces(cards);
  return readMelds(plan, cards, plan.order);
}

/** Number cards, then ranged jokers, then plain ones: what is used first is used most. */
function jokersLast(hand: readonly Card[]): readonly Card[] {
  const jokers = hand.filter(isJoker).sort((a, b) => b - a);
  return [...hand.filter(isNumber), ...jokers];
}

const sight = makeAssessment();

function chooseByOuts(tally: HandTally, plan: LevelPlan, unseen: Unseen): void {
  let least = Infinity;
  let most = -1;
  startVisits(plan.size + 1, (need) => {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sight.outs[colour] = (findings.values | findings.colours[colour]!) & plan.all;
    }
    sight.jokerOuts = 1 | (findings.ranged << 1);
    const outs = countOuts(sight, unseen);
    if (need === least && outs <= most) return;
    least = need;
    most = outs;
    findings.limit = need + 1;
    best.set(chosen);
  });
  searchAll(tally, plan);
}

function chooseByJokers(tally: HandTally, plan: LevelPlan, cards: readonly Card[]): void {
  const hasRanged = rangedJokersIn(tally) > 0;
  let fewest = Infinity;
  startVisits(1, (need) => {
    // Plain jokers are counted by the need, ranged ones by filling the places.
    const jokers = hasRanged ? jokersFor(plan, cards) : need;
    if (jokers >= fewest) return;
    fewest = jokers;
    best.set(chosen);
    if (!hasRanged) findings.limit = need;
  });
  searchAll(tally, plan);
}

function jokersFor(plan: LevelPlan, cards: readonly Card[]): number {
  openPlaces(plan, chosen);
  fillPlaces(cards);
  let jokers = 0;
  for (let place = 0; place < matching.size; place++) {
    if (isJoker(cards[matching.holders[place]!]!)) jokers++;
  }
  return jokers;
}
