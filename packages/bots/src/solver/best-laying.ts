/**
 * The best way to lay a level, for players who have no time to look at all of them. Every choice of
 * starts, values and colours that the hand can fill is looked at, each filled thriftily: number cards
 * before jokers (a joker left over fits wherever the number card would), ranged jokers before plain
 * ones, cards that fit nowhere else before those that do. Without colours that is the best there is.
 * In a colour many cards are alike, and one of them might have opened a run's end for another card:
 * that is not searched, and costs a card in about 3 of 10,000 layings.
 */
import { isJoker, isNumber, type Card, type Laying, type Level } from '@palier/rules';
import type { LaidTable } from './additions.ts';
import { distanceOf } from './assess.ts';
import { inOrderOfUse, openPlaces, readMelds } from './fill.ts';
import { chosen, findings, startVisits } from './findings.ts';
import { searchAll } from './full-search.ts';
import { compileLevel, type LevelPlan } from './level-plan.ts';
import { KEPT, matchCards, matching } from './matching.ts';
import { compareMeasures, measureOf, type LayingMeasure } from './measure.ts';
import { addRun, copyShape, emptyShape, shapeOf, type TableShape } from './table-shape.ts';
import { addTo, emptyTally, jokersIn, rangedJokersIn, refill, removeFrom } from './tally.ts';

export type MeasuredLaying = { readonly laying: Laying; readonly measure: LayingMeasure };

const tally = emptyTally();
const shape = emptyShape();

/** The best laying, or undefined where there is none. Whether it takes the last card is not asked. */
export function bestLaying(
  hand: readonly Card[],
  level: Level,
  table: LaidTable,
): Laying | undefined {
  return bestMeasured(hand, level, table)?.laying;
}

export function bestMeasured(
  hand: readonly Card[],
  level: Level,
  table: LaidTable,
): MeasuredLaying | undefined {
  const plan = compileLevel(level, table.setup);
  refill(tally, hand);
  if (distanceOf(tally, plan) > 0) return undefined;
  const { top } = table.setup;
  const base = shapeOf(table.melds, top);
  const jokers = jokersIn(tally);
  const arePlain = rangedJokersIn(tally) === 0;
  let best: MeasuredLaying | undefined;
  startVisits(1, () => {
    shapeWith(base, plan);
    const cards = inOrderOfUse(hand, tally, shape);
    fillChoice(plan, cards, () => {
      const measure = measureFilled(cards, top);
      if (best !== undefined && compareMeasures(measure, best.measure) >= 0) return;
      best = { laying: readMelds(plan, cards), measure };
    });
    if (best === undefined || best.measure.stays > 0) return;
    // From here on only fewer jokers are better; all of them plain, they are counted by the need.
    if (arePlain) findings.limit = best.measure.jokers - jokers;
    findings.isDone = best.measure.jokers === 0;
  });
  searchAll(tally, plan);
  return best;
}

/** Puts cards into the places of the choice being looked at, in one way or in all that may differ. */
function fillChoice(plan: LevelPlan, cards: readonly Card[], consider: () => void): void {
  openPlaces(plan, chosen);
  matchCards(cards);
  if (!plan.natural || hasNaturals(plan, cards)) consider();
  else keepPlaces(plan, 0, () => matchCards(cards) === plan.size && consider());
}

/** HOUSE-jokerNeedsNatural: whether every combination as matched has a number card. */
function hasNaturals({ level, order }: LevelPlan, cards: readonly Card[]): boolean {
  let at = 0;
  for (const place of order) {
    const { size } = level[place]!;
    let numbers = 0;
    for (let i = at; i < at + size; i++) if (isNumber(cards[matching.holders[i]!]!)) numbers++;
    if (numbers === 0) return false;
    at += size;
  }
  return true;
}

/** Keeps one place of each combination from jokers; of a run each in turn, others are alike. */
function keepPlaces(plan: LevelPlan, part: number, consider: () => void): void {
  if (part === plan.parts) {
    consider();
    return;
  }
  const { kind, size } = plan.level[plan.order[part]!]!;
  let at = 0;
  for (let i = 0; i < part; i++) at += plan.level[plan.order[i]!]!.size;
  for (let i = at; i < at + (kind === 'run' ? size : 1); i++) {
    matching.places[i] = matching.places[i]! + KEPT;
    keepPlaces(plan, part + 1, consider);
    matching.places[i] = matching.places[i]! - KEPT;
  }
}

/** The table with the melds of the choice that is being looked at. */
function shapeWith(base: TableShape, plan: LevelPlan): void {
  copyShape(base, shape);
  const { runs, sets, colours, top } = plan;
  let part = 0;
  for (const size of runs) addRun(shape, { first: chosen[part++]!, size }, top);
  for (let i = 0; i < sets.length; i++) shape.sets |= 1 << chosen[part++]!;
  for (let i = 0; i < colours.length; i++) shape.colours |= 1 << chosen[part++]!;
}

function measureFilled(cards: readonly Card[], top: number): LayingMeasure {
  const { holders, size } = matching;
  let jokers = 0;
  for (let place = 0; place < size; place++) {
    const card = cards[holders[place]!]!;
    if (isJoker(card)) jokers++;
    removeFrom(tally, card);
  }
  const measure = measureOf(tally, shape, { top, jokers });
  for (let place = 0; place < size; place++) addTo(tally, cards[holders[place]!]!);
  return measure;
}
