/** How good a laying is: a measure of the cards that it leaves in hand. */
import { cardOf, isJoker, type Card, type Laying, type Setup } from '@palier/rules';
import { countBits } from './bits.ts';
import { countStuck } from './stuck.ts';
import { addMeld, copyShape, emptyShape, type TableShape } from './table-shape.ts';
import { addTo, removeFrom, type HandTally } from './tally.ts';

/** Compared member by member, in this order. */
export type LayingMeasure = {
  /**
   * The cards that stay when all that can be added is added, to melds on the table and to those just
   * laid, and one card is discarded: what keeps the player from going out, in this turn or, where
   * adding has to wait (HOUSE-addSameTurn), in the next. Fewer is better.
   */
  readonly stays: number;
  /** Jokers laid; fewer is better. */
  readonly jokers: number;
  /**
   * How many kinds of number card the table takes then: more is better for the draws to come. 0 where
   * no card stays, since no draw will come.
   */
  readonly welcome: number;
};

/** Negative where the first is better. */
export function compareMeasures(a: LayingMeasure, b: LayingMeasure): number {
  return a.stays - b.stays || a.jokers - b.jokers || b.welcome - a.welcome;
}

export function measureOf(left: HandTally, shape: TableShape, at: Laid): LayingMeasure {
  const stays = Math.max(0, countStuck(left, shape, at.top) - 1);
  return { stays, jokers: at.jokers, welcome: stays === 0 ? 0 : welcomeOf(shape, at.top) };
}

export type Laid = { readonly top: number; readonly jokers: number };

const COLOURS = 6;

function welcomeOf({ sets, ends, colours }: TableShape, top: number): number {
  const values = countBits(sets | ends);
  return values * COLOURS + (top - values) * countBits(colours);
}

const shape = emptyShape();

/** The measure of one laying of a hand, given as a tally that comes back unchanged. */
export function measureLaying(
  tally: HandTally,
  laying: Laying,
  { table, setup }: { readonly table: TableShape; readonly setup: Setup },
): LayingMeasure {
  copyShape(table, shape);
  const used: Card[] = [];
  let jokers = 0;
  for (const meld of laying) {
    addMeld(shape, meld, setup.top);
    for (const placed of meld.cards) {
      const card = cardOf(placed);
      used.push(card);
      if (isJoker(card)) jokers++;
      removeFrom(tally, card);
    }
  }
  const measure = measureOf(tally, shape, { top: setup.top, jokers });
  for (const card of used) addTo(tally, card);
  return measure;
}
