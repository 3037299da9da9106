/**
 * The best way to lay a level, for players who have no time to look at all of them. Every choice of
 * starts, values and colours that the hand can fill is looked at, each filled thriftily: number cards
 * before jokers (a joker left over fits wherever the number card would), ranged jokers before plain
 * ones, cards that fit nowhere else before those that do. Without colours that is the best there is.
 * In a colour many cards are alike, and one of them might have opened a run's end for another card:
 * that is not searched, and costs a card in about 3 of 10,000 layings.
 */
import { isJoker, layings, type Card, type Laying, type Level } from '@palier/rules';
import type { LaidTable } from './additions.ts';
import { distanceOf } from './assess.ts';
import { inOrderOfUse, openPlaces, readMelds } from './fill.ts';
import { chosen, findings, startVisits } from './findings.ts';
import { searchAll } from './full-search.ts';
import { compileLevel, type LevelPlan } from './level-plan.ts';
import { matchCards, matching } from './matching.ts';
import { compareMeasures, measureLaying, measureOf, type LayingMeasure } from './measure.ts';
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
  return plan.natural && jokersIn(tally) > 1
    ? bestListed(hand, level, table)
    : bestChosen(hand, plan, table);
}

function bestChosen(
  hand: readonly Card[],
  plan: LevelPlan,
  { melds, setup }: LaidTable,
): MeasuredLaying {
  const base = shapeOf(melds, setup.top);
  let best: MeasuredLaying | undefined;
  const hasRanged = rangedJokersIn(tally) > 0;
  startVisits(1, (need) => {
    shapeWith(base, plan);
    openPlaces(plan, chosen);
    const cards = inOrderOfUse(hand, tally, shape);
    matchCards(cards);
    const measure = measureFilled(cards, setup.top);
    if (best !== undefined && compareMeasures(measure, best.measure) >= 0) return;
    best = { laying: readMelds(plan, cards), measure };
    if (measure.stays > 0) return;
    // From here on only fewer jokers are better; all of them plain, they are counted by the need.
    if (!hasRanged) findings.limit = need;
    findings.isDone = measure.jokers === 0;
  });
  searchAll(tally, plan);
  return best!;
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

/** HOUSE-jokerNeedsNatural: the one search for layings knows which jokers may stand together. */
function bestListed(
  hand: readonly Card[],
  level: Level,
  table: LaidTable,
): MeasuredLaying | undefined {
  const { setup } = table;
  const context = { table: shapeOf(table.melds, setup.top), setup };
  let best: MeasuredLaying | undefined;
  for (const laying of layings(hand, level, setup).take(MOST_LISTED)) {
    const measure = measureLaying(tally, laying, context);
    if (best === undefined || compareMeasures(measure, best.measure) < 0)
      best = { laying, measure };
  }
  return best;
}

const MOST_LISTED = 500;
