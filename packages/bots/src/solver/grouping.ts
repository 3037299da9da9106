/** The best grouping of a hand toward a level: which cards would stand in which combination. */
import { COLOURS, cardOf, isJoker, isNumber, type Card, type Meld } from '@palier/rules';
import { distanceOf } from './assess.ts';
import { makeAssessment } from './assessment.ts';
import { openPlaces, readMelds } from './fill.ts';
import { chosen, findings, startVisits } from './findings.ts';
import { filledKey, searchAll } from './full-search.ts';
import type { LevelPlan } from './level-plan.ts';
import { matchCards, matching } from './matching.ts';
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
    ? readMelds(plan, matchWithNaturals(tally, plan, distance))
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
  matchCards(cards);
  return readMelds(plan, cards);
}

/** Number cards, then ranged jokers, then plain ones: what is used first is used most. */
function jokersLast(hand: readonly Card[]): readonly Card[] {
  const jokers = hand.filter(isJoker).sort((a, b) => b - a);
  return [...hand.filter(isNumber), ...jokers];
}

// Choices that put the same cards into places are one grouping: a run open at both ends is two of
// them. Each grouping has a row: a key, its outs, and the first of its choices.
const MOST_ROWS = 512;
const KEY = 0;
const RANGED = 1;
const OUTS = 2;
const CHOICE = OUTS + COLOURS.length;
const ROW = CHOICE + chosen.length;
const table = new Int32Array(MOST_ROWS * ROW);
let rows = 0;

const sight = makeAssessment();

/** Of more groupings than there are rows the first found are compared. */
function chooseByOuts(tally: HandTally, plan: LevelPlan, unseen: Unseen): void {
  let least = Infinity;
  rows = 0;
  startVisits(plan.size + 1, (need) => {
    if (need < least) rows = 0;
    least = need;
    findings.limit = need + 1;
    noteGrouping();
  });
  searchAll(tally, plan);
  let most = -1;
  for (let row = 0; row < rows * ROW; row += ROW) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sight.outs[colour] = table[row + OUTS + colour]! & plan.all;
    }
    sight.jokerOuts = 1 | (table[row + RANGED]! << 1);
    const outs = countOuts(sight, unseen);
    if (outs <= most) continue;
    most = outs;
    for (let part = 0; part < chosen.length; part++) best[part] = table[row + CHOICE + part]!;
  }
}

function noteGrouping(): void {
  const row = rowOf(filledKey());
  if (row === undefined) return;
  table[row + RANGED] = table[row + RANGED]! | findings.ranged;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const at = row + OUTS + colour;
    table[at] = table[at]! | findings.values | findings.colours[colour]!;
  }
}

function rowOf(key: number): number | undefined {
  for (let row = 0; row < rows * ROW; row += ROW) if (table[row + KEY] === key) return row;
  if (rows === MOST_ROWS) return undefined;
  const row = rows * ROW;
  rows++;
  table.fill(0, row, row + ROW);
  table[row + KEY] = key;
  table.set(chosen, row + CHOICE);
  return row;
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
  matchCards(cards);
  let jokers = 0;
  for (let place = 0; place < matching.size; place++) {
    if (isJoker(cards[matching.holders[place]!]!)) jokers++;
  }
  return jokers;
}
